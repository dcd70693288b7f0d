import type { Author } from '../changes/change.queries.ts'
import type { Deps } from '../deps.ts'
import { sendsSms } from '../sms/sms-driver.ts'
import { orderKey } from './idempotency.queries.ts'
import { orderTurns } from './order-turns.ts'
import { placeOrder } from './place-order.ts'
import type { OrderToPlace } from './price-order.ts'
import type { OrderLimits } from './stock-holds.ts'
import { boundWaitingOrders } from './waiting-orders.ts'

/**
 * Places an order exactly once; throws as `placeOrder` does. `limits` is called when it is the order's turn,
 * and `by` is the member of the staff who places it for somebody.
 */
export type PlaceOrder = (
  order: OrderToPlace,
  idempotencyKey: string | undefined,
  limits: () => Promise<OrderLimits>,
  by?: Author,
) => ReturnType<typeof placeOrder>

/** The orders of one process: only so many are placed at a time as the database has connections for. */
export function orderPlacing({ db, settings }: Pick<Deps, 'db' | 'settings'>): PlaceOrder {
  const messages = {
    smsExpected: sendsSms(settings),
    webhook: settings.orderWebhook.url !== undefined,
  }
  const placeInTime = boundWaitingOrders(settings.poolSize)
  const turns = orderTurns(settings.poolSize)
  return (order, idempotencyKey, limits, by) => {
    const key = orderKey(idempotencyKey, order, Date.now())
    return placeInTime(async (deadline) =>
      placeOrder(db, order, { key, limits: await limits(), messages, turns, deadline, by }),
    )
  }
}
