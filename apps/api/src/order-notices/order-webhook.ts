import { toOrderOutput, toTaka } from '@shop/domain'
import { postJson } from '../outbox/post-json.ts'
import type { Settings } from '../settings.ts'
import type { findNoticedOrders } from './notice.queries.ts'

/** What the webhook is told about a new or cancelled order. Amounts are in taka, `placedAt` is ISO text. */
type OrderNotice = ReturnType<typeof toNotice>

/** Posts the notice of a new order; rejects when it was not accepted. */
export type OrderWebhook = (notice: OrderNotice) => Promise<void>

/** The notice of an order, with its current state. It contains the customer's name, phone and address. */
export function toNotice({ order, lines }: Awaited<ReturnType<typeof findNoticedOrders>>[number]) {
  return {
    event: order.status === 'cancelled' ? 'order.cancelled' : 'order.placed',
    order: {
      number: order.id,
      placedAt: new Date(order.createdAt).toISOString(),
      state: order.status,
      reviewReasons: order.reviewReasons,
      ...toOrderOutput(order),
      lines: lines.map(({ productId, name, quantity, price, discountPrice }) => ({
        productId,
        name,
        quantity,
        price: toTaka(discountPrice ?? price),
      })),
      subtotal: toTaka(order.subtotal),
      discount: toTaka(order.discount),
      delivery: toTaka(order.shippingCharge),
      total: toTaka(order.total),
    },
  }
}

/** One key for each event of an order: the receiver may drop a notice that it has seen. */
function idempotencyKey({ event, order }: OrderNotice): string {
  return event === 'order.cancelled' ? `order-${order.number}-cancelled` : `order-${order.number}`
}

/** The webhook of the settings; undefined without `ORDER_WEBHOOK_URL`. */
export function orderWebhook({ url, token }: Settings['orderWebhook']): OrderWebhook | undefined {
  if (!url) return undefined
  const receiver = { url, token, name: 'The order webhook', setting: 'ORDER_WEBHOOK_URL' }
  return (notice) => postJson(receiver, idempotencyKey(notice), notice)
}
