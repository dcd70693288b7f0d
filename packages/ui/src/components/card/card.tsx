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
  /** Ground of the card. @default 'surface' */
  variant?: 'surface' | 'sunken' | 'plain'
  /** Room inside the hairline; `none` for a picture that reaches the edge. @default 'md' */
  padding?: 'none' | 'sm' | 'md'
}

/** A surface with a hairline around things that belong together. */
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
