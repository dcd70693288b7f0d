import { BANGLADESHI_PHONE, normalizePhone, orderContent } from '@shop/domain'
import type { KeyedOrder, OrderRequest } from '@shop/domain/wire'
import { browserApi } from '../../lib/browser-api.ts'
import { forgetIdempotentOrder, unansweredOrders } from './idempotent-order.ts'
import { rememberOrder } from './saved-orders.ts'

/** How long a request of an order may be under way, with its retry, in milliseconds. */
const REQUEST_LIFETIME_MS = 2 * 60_000

interface EarlierOrdersOptions {
  /** The order that is sent next: the shop is not asked for its key. */
  next?: OrderRequest
  /** How long after its first try the key of a placed order is kept, in milliseconds. @default 0 */
  keptFor?: number
}

/**
 * Asks the shop which orders without a response were placed. They are stored with the other orders of this
 * browser. Their keys are forgotten, as is that of an order that was not placed.
 * @throws ApiError or a network error when the shop does not answer
 */
export async function findEarlierOrders({ next, keptFor = 0 }: EarlierOrdersOptions = {}): Promise<
  KeyedOrder[]
> {
  const content = next && orderContent(next)
  const orders = unansweredOrders().filter(({ payload }) => orderContent(payload) !== content)
  if (orders.length === 0) return []
  const api = await browserApi()
  const found: KeyedOrder[] = []
  for (const { key, payload, at } of orders) {
    const placed = await api.orderOfKey(key)
    if (placed) {
      found.push(placed)
      const phone = normalizePhone(payload.deliveryPhone, BANGLADESHI_PHONE)
      rememberOrder({ ...placed, user: { name: '', phone } })
    }
    if (Date.now() - at >= (placed ? keptFor : REQUEST_LIFETIME_MS)) forgetIdempotentOrder(key)
  }
  return found
}
