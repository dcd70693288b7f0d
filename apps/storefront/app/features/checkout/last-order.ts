import type { PlacedOrder } from '@shop/domain/wire'
import { readJson, sessionStore, writeJson, type TextStore } from '../../lib/text-store.ts'
import { rememberOrder } from './saved-orders.ts'

const KEY = 'lastOrder'

/**
 * Stores the accepted order for this tab, so that a reload of its page still shows it, and remembers
 * its number in this browser.
 */
export function saveLastOrder(order: PlacedOrder): void {
  writeJson(sessionStore, KEY, order)
  rememberOrder(order)
}

/** Removes the order from this tab. */
export const forgetLastOrder = (store: TextStore = sessionStore): void => store.remove(KEY)

/** The last accepted order of this tab; undefined when there is none. */
export function readLastOrder(store: TextStore = sessionStore): PlacedOrder | undefined {
  const order = readJson(store, KEY) as Partial<PlacedOrder> | undefined
  return order?.orderId ? (order as PlacedOrder) : undefined
}
