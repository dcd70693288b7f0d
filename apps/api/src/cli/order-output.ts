import { ORDER_OUTPUTS, toOrderOutput, toTaka } from '@shop/domain'
import type { OrderDetails } from '../orders/order-details.queries.ts'
import type { ListedOrder } from '../orders/order-list.queries.ts'
import { toTakaOrNull } from '../orders/price-bag.ts'
import type { ListRow } from './list-output.ts'
import { formatTime } from './shop-time.ts'

/** The columns of an export. */
export const exportColumns = [
  'number',
  'placed',
  'state',
  ...ORDER_OUTPUTS,
  'items',
  'subtotal',
  'discount',
  'delivery',
  'total',
] as const

/** An order in a list: the time in the shop's zone, the total in taka. */
export function toListRow(order: ListedOrder, timeZone: string): ListRow {
  const review = order.reviewReasons.length > 0 ? ` (${order.reviewReasons.join(', ')})` : ''
  return {
    number: order.id,
    placed: formatTime(order.createdAt, timeZone),
    state: `${order.status}${review}`,
    phone: order.deliveryPhone,
    name: order.deliveryName,
    total: `${toTaka(order.total)} tk`,
    items: order.lines,
  }
}

/** An order in an export: the time in the shop's zone, amounts in taka. */
export function toExportRow(
  order: ListedOrder,
  timeZone: string,
): Record<(typeof exportColumns)[number], string | number> {
  return {
    number: order.id,
    placed: formatTime(order.createdAt, timeZone),
    state: order.status,
    ...toOrderOutput(order),
    items: order.lines,
    subtotal: toTaka(order.subtotal),
    discount: toTaka(order.discount),
    delivery: toTaka(order.shippingCharge),
    total: toTaka(order.total),
  }
}

/** The amounts of an order in taka. */
export const amountsInTaka = (
  order: Pick<
    OrderDetails['order'],
    'subtotal' | 'discount' | 'manualDiscount' | 'shippingCharge' | 'total' | 'collected'
  >,
) => ({
  subtotal: toTaka(order.subtotal),
  discount: toTaka(order.discount),
  manualDiscount: toTaka(order.manualDiscount),
  shippingCharge: toTaka(order.shippingCharge),
  total: toTaka(order.total),
  collected: toTakaOrNull(order.collected),
})

/** An order with its lines, history, messages and last notice: times in the shop's zone, amounts in taka. */
export function toDetails({ order, lines, history, events }: OrderDetails, timeZone: string) {
  const time = (text: string | null) => text && formatTime(text, timeZone)
  const toDelivery = ({
    id,
    attempts,
    sentAt,
    failedAt,
    lapsedAt,
    lastError,
  }: OrderDetails['events'][number]) => ({
    ...{ id, attempts, sentAt: time(sentAt), failedAt: time(failedAt) },
    ...{ lapsedAt: time(lapsedAt), lastError },
  })
  return {
    order: {
      ...order,
      ...amountsInTaka(order),
      createdAt: time(order.createdAt),
      updatedAt: time(order.updatedAt),
    },
    lines: lines.map(({ orderId: _, ...line }) => ({
      ...line,
      price: toTaka(line.price),
      discountPrice: toTakaOrNull(line.discountPrice),
    })),
    history: history.map(({ fromStatus, toStatus, reason, staff, createdAt }) => ({
      time: time(createdAt),
      from: fromStatus,
      to: toStatus,
      reason,
      staff,
    })),
    messages: events.filter(({ kind }) => kind === 'sms').map(toDelivery),
    notice:
      events
        .filter(({ kind }) => kind !== 'sms')
        .map(toDelivery)
        .at(-1) ?? null,
  }
}
