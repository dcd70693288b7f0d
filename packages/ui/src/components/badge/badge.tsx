import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

const badgeVariants = cva(
  'box-border inline-flex w-fit max-w-full items-center gap-1 rounded-ticket border font-bold whitespace-nowrap tabular',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-sunken text-ink',
        brand: 'border-transparent bg-brand-soft text-brand',
        // The stitch just inside the edge makes the offer a ticket sewn onto the shelf.
        offer:
          'border-transparent bg-offer text-on-offer outline-1 -outline-offset-3 outline-on-offer/45 outline-dashed',
        success: 'border-transparent bg-success-soft text-success',
        danger: 'border-transparent bg-danger-soft text-danger',
      },
      size: {
        sm: 'min-h-6 px-2 text-sm',
        md: 'min-h-7 px-3 text-sm',
        lg: 'min-h-9 px-4 text-lg',
      },
    },
    defaultVariants: { tone: 'neutral', size: 'md' },
  },
)

export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeVariants> {
  /** What it says about the thing it stands on; `offer` is a marigold ticket. @default 'neutral' */
  tone?: 'neutral' | 'brand' | 'offer' | 'success' | 'danger'
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** A word or a number that qualifies the thing beside it. */
export function Badge({ tone = 'neutral', size = 'md', className, ...props }: BadgeProps) {
  return (
    <span
      data-slot="badge"
      data-tone={tone}
      data-size={size}
      className={cn(badgeVariants({ tone, size }), className)}
      {...props}
    />
  )
}
