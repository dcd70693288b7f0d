import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface DividerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Colour of the stitches. @default 'soft' */
  color?: 'soft' | 'brand' | 'offer' | 'line'
  /** A vertical divider is as high as its container allows. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
}

const dividerVariants = cva('', {
  variants: {
    color: {
      soft: 'shop:text-brand/35',
      brand: 'shop:text-brand',
      offer: 'shop:text-offer',
      line: 'shop:text-line',
    },
    orientation: { horizontal: 'shop:stitch-x', vertical: 'shop:stitch-y' },
  },
  defaultVariants: { color: 'soft', orientation: 'horizontal' },
})

/** The running stitch between two parts. Decorative: headings and landmarks tell a screen reader the same. */
export function Divider({ color, orientation, className, ...props }: DividerProps) {
  return (
    <div
      data-shop="divider"
      aria-hidden="true"
      className={cn(dividerVariants({ color, orientation }), className)}
      {...props}
    />
  )
}
