import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name and tooltip. */
  label: string
  /** Emphasis of the action. @default 'ghost' */
  variant?: 'ghost' | 'outline' | 'solid'
  /** Width and height: 32 (with a touch target of 44), 44 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** A button that shows only an icon, which is its child. */
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
