import { writeDigits } from '@shop/domain'
import type { KeyedOrder } from '@shop/domain/wire'
import { formatPrice, Link, Callout, useMarket, useMessages } from '@shop/ui'
import { checkoutMessages } from './checkout.messages.ts'

export interface OrderNoticesProps {
  /** One sentence for each change since the shopper chose the products. */
  notices: readonly string[]
  /** True when a line must be removed from the bag before the order can be placed. */
  blocked: boolean
  /** True when another tab ordered or emptied the bag. @default false */
  emptied?: boolean
  /** Orders of before that were placed although their answer was lost. */
  earlier: readonly KeyedOrder[]
}

/** Earlier orders, and the changes of prices and stock, announced above the delivery form. */
export function OrderNotices({ notices, blocked, emptied = false, earlier }: OrderNoticesProps) {
  const t = useMessages(checkoutMessages)
  const market = useMarket()
  const placed = earlier.map(({ orderId, totallPrice }) =>
    t('checkout.earlier', {
      number: writeDigits(String(orderId), market.digits),
      total: formatPrice(totallPrice, market),
    }),
  )
  const shown = [...placed, ...(emptied ? [t('checkout.emptied')] : notices)]
  return (
    <Callout tone="info" {...(shown.length > 0 && { className: 'mb-4' })}>
      {shown.length > 0 && (
        <div className="grid grid-cols-1 gap-1">
          {shown.map((notice) => (
            <div key={notice}>{notice}</div>
          ))}
          {(emptied || placed.length > 0) && (
            <Link href="/track-order">{t('checkout.seeOrders')}</Link>
          )}
          {blocked && <Link href="/cart">{t('checkout.changeBag')}</Link>}
        </div>
      )}
    </Callout>
  )
}
