'use client'

import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { stockLabelMessages } from './stock-label.messages.ts'

export interface StockLabelProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Stock count; 0, less or no number means out of stock. */
  quantity: number
}

/** Whether a product can be had, in words; the mark before it is full or hollow, not only coloured. */
export function StockLabel({ quantity, className, ...props }: StockLabelProps) {
  const t = useMessages(stockLabelMessages)
  const available = quantity > 0

  return (
    <p
      data-slot="stock-label"
      data-available={available ? '' : undefined}
      className={cn('shop-stock', className)}
      {...props}
    >
      {available ? t('stock.in', { n: quantity }) : t('stock.out')}
    </p>
  )
}
