import type { PlacedOrder } from '@shop/domain/wire'
import { sessionStore } from '../../lib/text-store.ts'
import { rememberOrder } from './saved-orders.ts'

const KEY = 'lastOrder'

/**
 * Stores the accepted order for this tab, so that a reload of its page still shows it, and remembers
 * its number in this browser.
 */
export function saveLastOrder(order: PlacedOrder): void {
  sessionStore.write(KEY, JSON.stringify(order))
  rememberOrder(order)
}

/** The last accepted order of this tab; undefined when there is none. */
export function readLastOrder(): PlacedOrder | undefined {
  try {
    const order = JSON.parse(sessionStore.read(KEY) ?? 'null') as PlacedOrder | null
    return order?.orderId ? order : undefined
  } catch {
    return undefined
  }
}
