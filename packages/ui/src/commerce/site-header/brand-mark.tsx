import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { BaseLink } from '../../lib/link.tsx'

export interface BrandMarkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  brand: string
  /** Accessible name of the link. */
  label: string
}

/** Link to the home page with the shop's name or logo. */
export function BrandMark({ href, brand, label, className, children, ...props }: BrandMarkProps) {
  return (
    <BaseLink
      href={href}
      aria-label={label}
      className={cn(
        'focus-ring inline-grid min-h-11 shrink-0 content-center rounded-sm text-brand no-underline',
        className,
      )}
      {...props}
    >
      {children ?? (
        <>
          <span className="text-2xl leading-none font-bold tracking-tight">{brand}</span>
          <span aria-hidden="true" className="mt-1 block text-offer stitch-x" />
        </>
      )}
    </BaseLink>
  )
}
