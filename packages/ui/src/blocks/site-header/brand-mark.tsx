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
        'shop:focus-ring shop:inline-grid shop:min-h-11 shop:shrink-0 shop:content-center shop:rounded-sm shop:text-brand shop:no-underline',
        className,
      )}
      {...props}
    >
      {children ?? (
        <>
          <span
            translate="no"
            className="shop:text-[min(var(--shop-text-2xl),9vw)] shop:leading-none shop:md:text-2xl shop:font-bold shop:tracking-tight"
          >
            {brand}
          </span>
          <span aria-hidden="true" className="shop:mt-1 shop:block shop:text-offer shop:stitch-x" />
        </>
      )}
    </BaseLink>
  )
}
