import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  /** What it says about the thing it stands on; `offer` is a marigold ticket. @default 'neutral' */
  tone?: 'neutral' | 'brand' | 'offer' | 'success' | 'danger'
  /** Height of the badge: 24, 28 or 36 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** A word or a number that qualifies the thing beside it. */
export function Badge({ tone = 'neutral', size, className, ...props }: BadgeProps) {
  return (
    <span
      data-slot="badge"
      data-tone={tone}
      data-size={size}
      className={cn('shop-badge', className)}
      {...props}
    />
  )
}
