import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  /** Meaning of the badge. @default 'neutral' */
  tone?: 'neutral' | 'brand' | 'offer' | 'success' | 'danger'
  /** Height of the badge: 24, 28 or 36 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** A short label or count beside another element. */
export function Badge({ tone = 'neutral', size, className, ...props }: BadgeProps) {
  return (
    <span
      data-shop="badge"
      data-tone={tone}
      data-size={size}
      className={cn('shop-badge', className)}
      {...props}
    />
  )
}
