import { cn } from '../../lib/cn.ts'
import { BaseLink, type LinkProps } from '../../lib/link.tsx'
import type { ButtonAppearance } from './button.tsx'

export interface ButtonLinkProps extends LinkProps, ButtonAppearance {}

/** A link that looks like a `Button`; use it for navigation, and `Button` for actions. */
export function ButtonLink({ variant, size, block, className, ...props }: ButtonLinkProps) {
  return (
    <BaseLink
      data-shop="button-link"
      data-variant={variant ?? 'solid'}
      data-size={size}
      className={cn('shop-button', block && 'shop:w-full', className)}
      {...props}
    />
  )
}
