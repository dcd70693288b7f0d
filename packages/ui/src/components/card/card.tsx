import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

const cardVariants = cva('box-border overflow-clip rounded-surface border border-line text-ink', {
  variants: {
    variant: { surface: 'bg-surface', sunken: 'bg-sunken', plain: 'bg-transparent' },
    padding: { none: '', sm: 'p-3', md: 'p-4 md:p-6' },
  },
  defaultVariants: { variant: 'surface', padding: 'md' },
})

export interface CardProps extends ComponentProps<'div'> {
  /** Background of the card. @default 'surface' */
  variant?: 'surface' | 'sunken' | 'plain'
  /** Inner padding: 0, 12, or 16 px (24 px from `md` up). @default 'md' */
  padding?: 'none' | 'sm' | 'md'
}

/** A bordered container for related content. */
export function Card({ variant = 'surface', padding = 'md', className, ...props }: CardProps) {
  return (
    <div
      data-slot="card"
      data-variant={variant}
      className={cn(cardVariants({ variant, padding }), className)}
      {...props}
    />
  )
}
