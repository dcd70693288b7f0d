'use client'

import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { stockLabelMessages } from './stock-label.messages.ts'

export interface StockLabelProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Pieces in stock; 0, a negative number or NaN means out of stock. */
  quantity: number
}

/** The availability of a product as text, with a filled or hollow mark that does not rely on colour. */
export function StockLabel({ quantity, className, ...props }: StockLabelProps) {
  const t = useMessages(stockLabelMessages)
  const available = quantity > 0

  return (
    <p
      data-shop="stock-label"
      data-available={available ? '' : undefined}
      className={cn('shop-stock', className)}
      {...props}
    >
      {available ? t('stock.in', { n: quantity }) : t('stock.out')}
    </p>
  )
}
