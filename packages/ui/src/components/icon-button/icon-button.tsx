import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What pressing it does, in words; its accessible name and its tooltip. */
  label: string
  /** Weight of the action, as of a `Button`. @default 'ghost' */
  variant?: 'ghost' | 'outline' | 'solid'
  /** Side of the button: 32 (with a tap area of 44), 44 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** An action drawn as one icon. The icon is its child; the words are its `label`. */
export function IconButton({
  label,
  variant,
  size,
  type = 'button',
  className,
  ...props
}: IconButtonProps) {
  return (
    <button
      data-slot="icon-button"
      data-variant={variant ?? 'ghost'}
      data-size={size}
      type={type}
      aria-label={label}
      title={label}
      className={cn('shop-icon-button', className)}
      {...props}
    />
  )
}
