import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/** Appearance that `Button` and `ButtonLink` share. `theme.css` styles the data attributes of these names. */
export interface ButtonAppearance {
  /** Emphasis of the action; use `solid` for the primary action of a view. @default 'solid' */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost'
  /** Height of the button: 36, 44 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Fills the width of its container. @default false */
  block?: boolean
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonAppearance {
  /** Shows a spinner, sets `aria-busy` and ignores clicks; width and focus stay. @default false */
  loading?: boolean
}

/** A button that runs an action; use `ButtonLink` for navigation. */
export function Button({
  variant,
  size,
  block,
  loading = false,
  type = 'button',
  className,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      data-slot="button"
      data-variant={variant ?? 'solid'}
      data-size={size}
      data-loading={loading ? '' : undefined}
      type={loading ? 'button' : type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
      className={cn('shop-button', block && 'w-full', className)}
      {...props}
    />
  )
}
