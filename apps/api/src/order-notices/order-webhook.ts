import { finalPrice, toOrderOutput, toTaka } from '@shop/domain'
import type { EventKind } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { noticeKinds } from '../outbox/outbox.queries.ts'
import type { Receiver } from '../outbox/event-sender.ts'
import { postJson } from '../outbox/post-json.ts'
import type { Settings } from '../settings.ts'
import { findNoticedOrder } from './noticed-order.queries.ts'

/** What is posted about a new or cancelled order. Amounts are in taka, `placedAt` is ISO text. */
type OrderNotice = ReturnType<typeof toNotice>

/** Posts a notice with its `Idempotency-Key`; rejects when it was not accepted. */
export type OrderWebhook = (notice: OrderNotice, key: string) => Promise<void>

/** The notice of an order, with its current state. It contains the customer's name, phone and address. */
function toNotice(
  event: EventKind,
  { order, lines }: NonNullable<Awaited<ReturnType<typeof findNoticedOrder>>>,
) {
  return {
    event,
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
        price: toTaka(finalPrice({ price, discountPrice })),
      })),
      subtotal: toTaka(order.subtotal),
      discount: toTaka(order.discount),
      delivery: toTaka(order.shippingCharge),
      total: toTaka(order.total),
    },
  }
}

/** The webhook of the settings; undefined without `ORDER_WEBHOOK_URL`. */
export function orderWebhook({ url, token }: Settings['orderWebhook']): OrderWebhook | undefined {
  if (!url) return undefined
  const receiver = { url, token, name: 'The order webhook', setting: 'ORDER_WEBHOOK_URL' }
  return (notice, key) => postJson(receiver, key, notice)
}

/** Posts the notices of the outbox, each with the state that its order has by then. */
export const noticeReceiver = (db: Db, post: OrderWebhook): Receiver => ({
  name: 'notice',
  kinds: noticeKinds,
  async deliver({ orderId, kind, key }) {
    const found = orderId === null ? undefined : await findNoticedOrder(db, orderId)
    if (!found) throw new Error(`There is no order ${orderId}`)
    await post(toNotice(kind, found), key)
  },
})
