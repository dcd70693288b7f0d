'use client'

import type { ComponentProps } from 'react'
import { useMessages } from '../../lib/messages.tsx'
import { AmountList } from '../../commerce/amount-list/amount-list.tsx'
import { SummaryCard } from '../../commerce/amount-list/summary-card.tsx'
import { orderSummaryMessages } from './order-summary.messages.ts'
import type { OrderedLine } from './ordered-line.ts'
import { OrderedLines } from './ordered-lines.tsx'

export interface OrderSummaryProps extends ComponentProps<'section'> {
  lines: readonly OrderedLine[]
  /** Sum of the lines in the market's currency. */
  subtotal: number
  /** Coupon discount in the market's currency. @default 0 */
  discount?: number
  /** Code of the coupon, shown beside the discount. */
  couponCode?: string | null | undefined
  /** Delivery charge in the market's currency. */
  shipping: number
  /** Amount to pay on delivery in the market's currency. */
  total: number
  /** Shows a remove button on each line. @default false */
  removable?: boolean
  /** Receives the line's key. */
  onRemove?: (key: string) => void
}

/** Summary of an order: lines and amounts with two decimals. */
export function OrderSummary({
  lines,
  subtotal,
  discount = 0,
  couponCode,
  shipping,
  total,
  removable = false,
  onRemove,
  children,
  ...props
}: OrderSummaryProps) {
  const t = useMessages(orderSummaryMessages)
  return (
    <SummaryCard data-shop="order-summary" title={t('order.title')} {...props}>
      {lines.length > 0 ? (
        <OrderedLines lines={lines} onRemove={removable ? onRemove : undefined} />
      ) : (
        <p className="shop:m-0 shop:text-muted">{t('order.empty')}</p>
      )}
      <AmountList
        aria-live="polite"
        decimals
        items={[
          { label: t('order.subtotal'), value: subtotal },
          ...(discount > 0
            ? [
                {
                  label: t('order.discount'),
                  note: couponCode && <span translate="no">{couponCode}</span>,
                  value: -discount,
                },
              ]
            : []),
          { label: t('order.delivery'), value: shipping },
        ]}
        total={total}
        totalText={t('order.total')}
      />
      {children}
    </SummaryCard>
  )
}
