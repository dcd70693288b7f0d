import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { Slot } from '../../lib/slot.tsx'

export interface CardProps extends ComponentProps<'div'> {
  /** Background of the card. @default 'surface' */
  variant?: 'surface' | 'sunken' | 'plain'
  /** Inner padding: 0, 16, or 16 px (24 px from 640 px up). @default 'md' */
  padding?: 'none' | 'sm' | 'md'
  /** Gives the look to the child, one element such as a `section`, instead of a `div`. @default false */
  asChild?: boolean
}

const cardVariants = cva(
  'shop:box-border shop:overflow-clip shop:rounded-surface shop:border shop:border-line shop:text-ink',
  {
    variants: {
      variant: {
        surface: 'shop:bg-surface',
        sunken: 'shop:bg-sunken',
        plain: 'shop:bg-transparent',
      },
      padding: { none: '', sm: 'shop:p-4', md: 'shop:p-4 shop:sm:p-6' },
    },
    defaultVariants: { padding: 'md' },
  },
)

/** A bordered container for related content. */
export function Card({
  variant = 'surface',
  padding,
  asChild = false,
  className,
  ...props
}: CardProps) {
  const Root = asChild ? Slot : 'div'
  return (
    <Root
      data-shop="card"
      data-variant={variant}
      className={cn(cardVariants({ variant, padding }), className)}
      {...props}
    />
  )
}
