import { cn } from '../../lib/cn.ts'
import { BaseLink, type LinkProps } from '../../lib/link.tsx'
import type { ButtonLook } from './button.tsx'

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** A link with the weight of a button: it goes somewhere, it does not do something. */
export function ButtonLink({ variant, size, block, className, ...props }: ButtonLinkProps) {
  return (
    <BaseLink
      data-slot="button-link"
      data-variant={variant ?? 'solid'}
      data-size={size}
      className={cn('shop-button', block && 'w-full', className)}
      {...props}
    />
  )
}
