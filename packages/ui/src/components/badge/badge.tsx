import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  /** Meaning of the badge. @default 'neutral' */
  tone?: 'neutral' | 'brand' | 'offer' | 'info' | 'success' | 'warning' | 'danger'
  /** Height of the badge: 24, 28 or 36 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

const badgeVariants = cva(
  'shop:box-border shop:inline-flex shop:w-fit shop:max-w-full shop:items-center shop:gap-1 shop:rounded-ticket shop:border shop:font-bold shop:whitespace-nowrap shop:max-2xs:whitespace-normal',
  {
    variants: {
      tone: {
        neutral: 'shop:border-line shop:bg-sunken shop:text-ink',
        brand: 'shop:border-transparent shop:bg-brand-soft shop:text-brand',
        // A dashed outline just inside the edge: the ticket of the brand.
        offer:
          'shop:border-transparent shop:bg-offer shop:text-on-offer shop:outline-1 shop:-outline-offset-3 shop:outline-on-offer/45 shop:outline-dashed',
        info: 'shop:border-brand shop:bg-brand-soft shop:text-brand',
        success: 'shop:border-transparent shop:bg-success-soft shop:text-success',
        warning: 'shop:border-transparent shop:bg-warning-soft shop:text-warning',
        danger: 'shop:border-transparent shop:bg-danger-soft shop:text-danger',
      },
      size: {
        sm: 'shop:min-h-6 shop:px-2 shop:text-sm',
        md: 'shop:min-h-7 shop:px-3 shop:text-sm',
        lg: 'shop:min-h-9 shop:px-4 shop:text-lg',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

/** A short label or count beside another element. */
export function Badge({ tone = 'neutral', size, className, ...props }: BadgeProps) {
  return (
    <span
      data-shop="badge"
      data-tone={tone}
      data-size={size ?? 'md'}
      className={cn(badgeVariants({ tone, size }), className)}
      {...props}
    />
  )
}
