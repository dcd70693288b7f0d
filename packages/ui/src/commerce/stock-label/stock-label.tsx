'use client'

import { stockCount } from '@shop/domain'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { stockLabelMessages } from './stock-label.messages.ts'

export interface StockLabelProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Pieces in stock. Only whole pieces count; anything below 1, `Infinity` and NaN mean out of stock. */
  stock: number
  /** Size of the text: 14, 16 or 19 px. @default 'sm' */
  size?: 'sm' | 'md' | 'lg'
}

const stockLabelVariants = cva(
  'shop:m-0 shop:before:me-1.5 shop:before:box-border shop:before:inline-block shop:before:size-2 shop:before:rounded-full shop:before:border-2 shop:before:border-current shop:before:content-empty',
  {
    variants: {
      available: {
        true: 'shop:text-success shop:before:bg-current shop:forced-colors:before:bg-[CanvasText]',
        false: 'shop:text-danger',
      },
      size: { sm: 'shop:text-sm', md: 'shop:text-base', lg: 'shop:text-lg' },
    },
    defaultVariants: { size: 'sm' },
  },
)

/** The availability of a product as text, with a filled or hollow mark that does not rely on colour. */
export function StockLabel({ stock, size, className, ...props }: StockLabelProps) {
  const t = useMessages(stockLabelMessages)
  const count = stockCount({ stock })
  const available = count > 0

  return (
    <p
      data-shop="stock-label"
      data-size={size ?? 'sm'}
      data-available={available ? '' : undefined}
      className={cn(stockLabelVariants({ available, size }), className)}
      {...props}
    >
      {available ? t('stock.in', { n: count }) : t('stock.out')}
    </p>
  )
}
