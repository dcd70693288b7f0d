'use client'

import { stockCount } from '@shop/domain'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { stockLabelMessages } from './stock-label.messages.ts'

export interface StockLabelProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Pieces in stock. Only whole pieces count; anything below 1, `Infinity` and NaN mean out of stock. */
  quantity: number
}

/** The availability of a product as text, with a filled or hollow mark that does not rely on colour. */
export function StockLabel({ quantity, className, ...props }: StockLabelProps) {
  const t = useMessages(stockLabelMessages)
  const count = stockCount({ quantity })
  const available = count > 0

  return (
    <p
      data-shop="stock-label"
      data-available={available ? '' : undefined}
      className={cn('shop-stock', className)}
      {...props}
    >
      {available ? t('stock.in', { n: count }) : t('stock.out')}
    </p>
  )
}
