import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

const tones = {
  soft: 'shop:text-brand/35',
  brand: 'shop:text-brand',
  offer: 'shop:text-offer',
  line: 'shop:text-line',
}

const orientations = { horizontal: 'shop:stitch-x', vertical: 'shop:stitch-y' }

export interface DividerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Colour of the stitches. @default 'soft' */
  tone?: keyof typeof tones
  /** A vertical divider is as high as its container allows. @default 'horizontal' */
  orientation?: keyof typeof orientations
}

/** The running stitch between two parts. Decorative: headings and landmarks tell a screen reader the same. */
export function Divider({
  tone = 'soft',
  orientation = 'horizontal',
  className,
  ...props
}: DividerProps) {
  return (
    <div
      data-shop="divider"
      aria-hidden="true"
      className={cn(tones[tone], orientations[orientation], className)}
      {...props}
    />
  )
}
