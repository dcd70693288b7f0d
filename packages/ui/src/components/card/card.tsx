import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

const cardVariants = cva(
  'shop:box-border shop:overflow-clip shop:rounded-surface shop:border shop:border-line shop:text-ink',
  {
    variants: {
      variant: {
        surface: 'shop:bg-surface',
        sunken: 'shop:bg-sunken',
        plain: 'shop:bg-transparent',
      },
      padding: { none: '', sm: 'shop:p-3', md: 'shop:p-4 shop:md:p-6' },
    },
    defaultVariants: { variant: 'surface', padding: 'md' },
  },
)

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
      data-shop="card"
      data-variant={variant}
      className={cn(cardVariants({ variant, padding }), className)}
      {...props}
    />
  )
}
