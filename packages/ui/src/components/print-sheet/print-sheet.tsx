import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface PrintSheetProps extends ComponentProps<'section'> {
  /**
   * The paper: sheets share a page of A4 where they fit; each one has a label of 100 × 150 mm, or a part of a roll
   * of 80 mm, for itself. @default 'a4'
   */
  paper?: 'a4' | 'label' | 'roll'
}

const printSheetVariants = cva('shop-print-sheet', {
  variants: {
    paper: { a4: 'shop-print-a4', label: 'shop-print-label', roll: 'shop-print-roll' },
  },
  defaultVariants: { paper: 'a4' },
})

/** A part of a document that the browser prints, on paper of a size. On the screen it has the width of the paper. */
export function PrintSheet({ paper, className, ...props }: PrintSheetProps) {
  return (
    <section
      data-shop="print-sheet"
      data-paper={paper ?? 'a4'}
      // Paper is white, also in the dark theme.
      data-theme="light"
      className={cn(printSheetVariants({ paper }), className)}
      {...props}
    />
  )
}
