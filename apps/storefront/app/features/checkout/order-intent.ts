import type { OrderRequest } from '@shop/domain/wire'
import { newKey } from '../../lib/new-key.ts'
import { createTextStore, type TextStore } from '../../lib/storage.ts'

const KEY = 'orderIntent'
const session = createTextStore(() => sessionStorage)

/** An order that is being sent, and the key under which it may be sent again. */
export interface OrderIntent {
  payload: OrderRequest
  key: string
}

/**
 * The intent behind an order: the same order tried again, also after a reload, goes out under the
 * same key and exactly as it went out first; a changed order is a new intent.
 */
export function orderIntent(payload: OrderRequest, store: TextStore = session): OrderIntent {
  const kept = read(store)
  if (kept && wanted(kept.payload) === wanted(payload)) return kept
  const intent = { payload, key: newKey() }
  store.write(KEY, JSON.stringify(intent))
  return intent
}

/** The order got its final answer: the next one is another, even if it asks for the same. */
export function endIntent(store: TextStore = session): void {
  store.remove(KEY)
}

/** What the shopper asked for; where the browser came from may become known between two tries. */
function wanted({ meta: _meta, ...order }: OrderRequest): string {
  return JSON.stringify(order)
}

function read(store: TextStore): OrderIntent | undefined {
  try {
    const kept = JSON.parse(store.read(KEY) ?? 'null') as Partial<OrderIntent> | null
    return kept?.key && kept.payload ? { key: kept.key, payload: kept.payload } : undefined
  } catch {
    return undefined
  }
}
