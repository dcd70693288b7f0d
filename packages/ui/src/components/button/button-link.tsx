'use client'

import { cn } from '../../lib/cn.ts'
import { BaseLink, type LinkProps } from '../../lib/link.tsx'
import { buttonClasses, type ButtonAppearance } from './button.tsx'

export interface ButtonLinkProps extends LinkProps, ButtonAppearance {
  /** Breaks a long text into lines, such as one with a product's name. @default false */
  wrap?: boolean
}

/** A link that looks like a `Button`; use it for navigation, and `Button` for actions. */
export function ButtonLink({
  variant,
  tone,
  size,
  fullWidth,
  wrap,
  className,
  ...props
}: ButtonLinkProps) {
  return (
    <BaseLink
      data-shop="button-link"
      data-variant={variant ?? 'solid'}
      data-tone={tone ?? 'brand'}
      data-size={size ?? 'md'}
      data-wrap={wrap ? '' : undefined}
      className={cn(
        buttonClasses({ variant, tone, size, fullWidth }),
        wrap && 'shop:py-2',
        className,
      )}
      {...props}
    />
  )
}
