import { writeDigits } from '@shop/domain'
import { formatDate } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { orderDate } from '../../commerce/order-progress/order-date.ts'
import { orderSummaryMessages } from './order-summary.messages.ts'

/** What a printed order shows beside its lines and amounts. */
export interface Receipt {
  /** Name of the shop. */
  shopName?: string
  /** When the order was placed: ISO 8601. */
  placedAt?: string
  /** Name, phone and delivery address of the order. */
  customer?: { name: string; phone: string; address?: string }
  /** IANA name of the time zone of the times; an unknown one throws a RangeError. @default that of the market */
  timeZone?: string
}

/** The head of a printed order: shop, date, recipient and address. It is not on the screen. */
export function ReceiptHead({ shopName, placedAt, customer, timeZone }: Receipt) {
  const t = useMessages(orderSummaryMessages)
  const market = useMarket()
  return (
    <div className="shop:hidden shop:gap-1 shop:text-sm shop:print:grid">
      {shopName && (
        <p translate="no" className="shop:m-0 shop:text-xl shop:font-bold">
          {shopName}
        </p>
      )}
      {placedAt && (
        <p className="shop:m-0">
          {t('order.placed', { date: orderDate(formatDate, placedAt, market, timeZone) })}
        </p>
      )}
      {customer && (
        <p className="shop:m-0">
          {t('order.for', {
            name: customer.name,
            phone: writeDigits(customer.phone, market.digits),
          })}
        </p>
      )}
      {customer?.address && (
        <p translate="no" className="shop:m-0 shop:whitespace-pre-line">
          {customer.address}
        </p>
      )}
    </div>
  )
}
