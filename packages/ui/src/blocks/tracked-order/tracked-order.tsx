'use client'

import type { OrderStatus } from '@shop/domain'
import { useId, type ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Card } from '../../components/card/card.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { BanknoteIcon, PhoneIcon } from '../../components/icon/object-icon.tsx'
import { PhoneLink } from '../../components/phone-link/phone-link.tsx'
import { cn } from '../../lib/cn.ts'
import { formatAmount, formatDate } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { OrderProgress } from '../../commerce/order-progress/order-progress.tsx'
import type { OrderChange } from '../../commerce/order-progress/order-steps.ts'
import { orderDate } from '../../commerce/order-progress/order-date.ts'
import { statusText } from '../../commerce/order-progress/status-message-key.ts'
import type { OrderTotals } from '../order-success-panel/order-success-panel.tsx'
import type { OrderedLine } from '../order-summary/ordered-line.ts'
import { OrderSummary } from '../order-summary/order-summary.tsx'
import { ReceiptHead, type Receipt } from '../order-summary/receipt-head.tsx'
import type { FormResult } from '../../components/form/form-result.ts'
import { CancelOrder } from './cancel-order.tsx'
import { trackedOrderMessages } from './tracked-order.messages.ts'

export interface TrackedOrderProps extends ComponentProps<'article'>, Receipt {
  orderNumber: string | number
  /** Its current status. */
  status: OrderStatus
  /** When the order was placed: ISO 8601. */
  placedAt: string
  /** The changes of its status, oldest first. */
  history: readonly OrderChange[]
  /** What the rider collects in the market's currency. */
  toCollect: number
  lines: readonly OrderedLine[]
  totals: OrderTotals
  /** Phone number of the shop. */
  supportPhone?: string
  /** Cancels the order. Without it there is no button: the order cannot be cancelled any more. */
  onCancel?: (() => Promise<FormResult>) | undefined
}

/** An order after it was placed: its progress, what to pay, its lines, and a receipt on one printed page. */
export function TrackedOrder({
  orderNumber,
  status,
  placedAt,
  history,
  toCollect,
  lines,
  totals,
  customer,
  shopName,
  supportPhone,
  onCancel,
  timeZone,
  className,
  children,
  ...props
}: TrackedOrderProps) {
  const t = useMessages(trackedOrderMessages)
  const market = useMarket()
  const titleId = useId()
  return (
    <article
      data-shop="tracked-order"
      aria-labelledby={titleId}
      className={cn(
        'shop:grid shop:scroll-mt-24 shop:grid-cols-1 shop:gap-4 shop:text-ink shop:outline-none',
        className,
      )}
      {...props}
    >
      <ReceiptHead {...(shopName && { shopName })} {...(customer && { customer })} />
      <div className="shop:grid shop:gap-1">
        <Heading level={2} id={titleId}>
          {t('tracked.title', { number: orderNumber, status: statusText(t, status) })}
        </Heading>
        <p className="shop:m-0 shop:text-sm shop:text-muted">
          {t('order.placed', { date: orderDate(formatDate, placedAt, market, timeZone) })}
        </p>
      </div>
      <Card className="shop:grid shop:gap-4">
        <OrderProgress placedAt={placedAt} history={history} timeZone={timeZone} />
        <p className="shop:m-0 shop:flex shop:items-center shop:gap-2 shop:font-bold">
          <BanknoteIcon className="shop:size-5 shop:shrink-0 shop:text-success" />
          <span>
            {toCollect > 0
              ? t('tracked.collect', { amount: formatAmount(toCollect, market) })
              : t('tracked.nothing')}
          </span>
        </p>
        {supportPhone && (
          <PhoneLink
            phone={supportPhone}
            className="shop:inline-flex shop:min-h-11 shop:items-center shop:gap-2 shop:justify-self-start shop:font-bold"
          >
            <PhoneIcon className="shop:size-4.5" />
            <span>{t('tracked.call', { phone: supportPhone })}</span>
          </PhoneLink>
        )}
      </Card>
      <OrderSummary lines={lines} {...totals} />
      {children}
      <div className="shop:flex shop:flex-wrap shop:justify-center shop:gap-3 shop:print:hidden">
        <Button variant="outline" onClick={() => window.print()}>
          {t('tracked.print')}
        </Button>
        {onCancel && <CancelOrder orderNumber={orderNumber} onCancel={onCancel} />}
      </div>
    </article>
  )
}
