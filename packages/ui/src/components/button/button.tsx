import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/** How a button looks; `theme.css` draws it from the data attributes of these names. */
export interface ButtonLook {
  /** Weight of the action: `solid` for the one that a screen is for, the others behind it. @default 'solid' */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost'
  /** Height of the button: 36, 44 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** As wide as the room it stands in. @default false */
  block?: boolean
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: the button keeps its width and its focus, says so, and ignores presses. @default false */
  loading?: boolean
}

/** The action of a form, a card or a popup; a link that looks like one is `ButtonLink`. */
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
