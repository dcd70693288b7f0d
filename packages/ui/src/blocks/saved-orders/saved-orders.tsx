'use client'

import { useId, useRef, useState, type ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Card } from '../../components/card/card.tsx'
import { cn } from '../../lib/cn.ts'
import { formatAmount, formatDate } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal.ts'
import { useMessages } from '../../lib/messages.tsx'
import { savedOrdersMessages } from './saved-orders.messages.ts'

/** An order that the browser remembers. */
export interface SavedOrder {
  orderNumber: number
  /** When it was placed: ISO 8601. */
  placedAt: string
  /** Its total in the market's currency. */
  total: number
}

export interface SavedOrdersProps extends ComponentProps<'section'> {
  /** Newest first. Without any nothing is drawn, but after `onForget` a sentence that says so. */
  orders: readonly SavedOrder[]
  /** Receives the number of the chosen order. */
  onOpen: (orderNumber: number) => void
  /** Removes all orders from the browser, with the saved name, phone number and address. */
  onForget: () => void
  /** Time zone of the dates. @default that of the market */
  timeZone?: string
}

/** The orders that were placed from this browser, each opened with one tap. */
export function SavedOrders({
  orders,
  onOpen,
  onForget,
  timeZone,
  className,
  ...props
}: SavedOrdersProps) {
  const t = useMessages(savedOrdersMessages)
  const market = useMarket()
  const titleId = useId()
  const [forgotten, setForgotten] = useState(false)
  const confirmation = useRef<HTMLParagraphElement>(null)
  const empty = orders.length === 0

  const pressed = useFocusAfterRemoval<void>(
    () => empty,
    () => confirmation.current,
  )

  function forget() {
    pressed()
    setForgotten(true)
    onForget()
  }

  if (empty)
    return forgotten ? (
      <p
        ref={confirmation}
        tabIndex={-1}
        className="shop:m-0 shop:text-base shop:text-muted shop:outline-none shop:print:hidden"
      >
        {t('savedOrders.forgotten')}
      </p>
    ) : null
  return (
    <Card asChild>
      <section
        data-shop="saved-orders"
        aria-labelledby={titleId}
        className={cn('shop:grid shop:gap-3 shop:text-ink shop:print:hidden', className)}
        {...props}
      >
        <div>
          <h2 id={titleId} className="shop:m-0 shop:text-lg shop:font-bold">
            {t('savedOrders.title')}
          </h2>
          <p className="shop:m-0 shop:text-sm shop:text-muted">{t('savedOrders.text')}</p>
        </div>
        <ul role="list" className="shop:m-0 shop:grid shop:list-none shop:gap-2 shop:p-0">
          {orders.map(({ orderNumber, placedAt, total }) => (
            <li
              key={orderNumber}
              className="shop:flex shop:flex-wrap shop:items-center shop:justify-between shop:gap-x-4 shop:gap-y-1"
            >
              <span className="shop:text-sm">
                <span>{`${formatDate(placedAt, market, timeZone ?? market.timeZone)} · `}</span>
                <span translate="no">{formatAmount(total, market)}</span>
              </span>
              <Button variant="outline" onClick={() => onOpen(orderNumber)}>
                {t('savedOrders.open', { number: orderNumber })}
              </Button>
            </li>
          ))}
        </ul>
        <Button variant="ghost" className="shop:justify-self-start" onClick={forget}>
          {t('savedOrders.forget')}
        </Button>
      </section>
    </Card>
  )
}
