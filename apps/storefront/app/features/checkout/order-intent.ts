import type { OrderRequest } from '@shop/domain/wire'
import { newKey } from '../../lib/new-key.ts'
import { textStore, type TextStore } from '../../lib/storage.ts'

const KEY = 'orderIntent'

/** How long an order without an answer is the same order when it is tried again, in milliseconds. */
const SAME_FOR = 30 * 60_000

/** An order that is being sent, and the key under which it may be sent again. */
export interface OrderIntent {
  payload: OrderRequest
  key: string
}

/**
 * The intent behind an order: the same order tried again, also after a reload or in another tab,
 * goes out under the same key and exactly as it went out first; a changed order is a new intent.
 */
export function orderIntent(
  payload: OrderRequest,
  store: TextStore = textStore,
  now: number = Date.now(),
): OrderIntent {
  const kept = read(store, now)
  if (kept && wanted(kept.payload) === wanted(payload)) return kept
  const intent = { payload, key: newKey() }
  store.write(KEY, JSON.stringify({ ...intent, at: now }))
  return intent
}

/** The order got its final answer: the next one is another, even if it asks for the same. */
export function endIntent(store: TextStore = textStore): void {
  store.remove(KEY)
}

/** What the shopper asked for; where the browser came from may become known between two tries. */
function wanted({ meta: _meta, ...order }: OrderRequest): string {
  return JSON.stringify(order)
}

function read(store: TextStore, now: number): OrderIntent | undefined {
  try {
    const kept = JSON.parse(store.read(KEY) ?? 'null') as Partial<
      OrderIntent & { at: number }
    > | null
    if (!(now - (kept?.at ?? 0) < SAME_FOR)) return undefined
    return kept?.key && kept.payload ? { key: kept.key, payload: kept.payload } : undefined
  } catch {
    return undefined
  }
}
