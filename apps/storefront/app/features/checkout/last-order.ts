import type { PlacedOrder } from '@shop/domain/wire'
import { createTextStore } from '../../lib/storage.ts'

const store = createTextStore(() => sessionStorage)
const KEY = 'lastOrder'

/** Keeps the accepted order for this tab, so that a reload of its page still shows it. */
export function keepOrder(order: PlacedOrder): void {
  store.write(KEY, JSON.stringify(order))
}

/** The order last accepted in this tab, if any. */
export function lastOrder(): PlacedOrder | undefined {
  try {
    const order = JSON.parse(store.read(KEY) ?? 'null') as PlacedOrder | null
    return order?.orderId ? order : undefined
  } catch {
    return undefined
  }
}
