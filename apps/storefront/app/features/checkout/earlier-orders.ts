import { BANGLADESHI_PHONE, normalizePhone, orderContent } from '@shop/domain'
import type { KeyedOrder, OrderRequest } from '@shop/domain/wire'
import { browserApi } from '../../lib/browser-api.ts'
import { forgetIdempotentOrder, unansweredOrders } from './idempotent-order.ts'
import { rememberOrder } from './saved-orders.ts'

/** How long a request of an order may be under way, with its retry, in milliseconds. */
const REQUEST_LIFETIME_MS = 2 * 60_000

/**
 * Asks the shop which orders without a response were placed. Their answer is known then: they are stored with
 * the other orders of this browser, and their keys are forgotten, as is that of an order that was not placed.
 * @param next the order that is sent next: its own key needs no question
 * @throws ApiError or a network error when the shop does not answer
 */
export async function findEarlierOrders(next?: OrderRequest): Promise<KeyedOrder[]> {
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
    if (placed || Date.now() - at > REQUEST_LIFETIME_MS) forgetIdempotentOrder(key)
  }
  return found
}
