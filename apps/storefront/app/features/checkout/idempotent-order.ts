import type { OrderRequest } from '@shop/domain/wire'
import { randomUuid } from '../../lib/random-uuid.ts'
import { localStore, type TextStore } from '../../lib/text-store.ts'

const KEY = 'orderIntent'

/** How long a retry reuses the idempotency key of an order without a response, in milliseconds. */
const KEY_LIFETIME_MS = 30 * 60_000

/** An order request and its idempotency key. */
export interface IdempotentOrder {
  payload: OrderRequest
  key: string
}

/**
 * The request and idempotency key to send for an order. A retry of the same order, also after a reload or in
 * another tab, gets the stored key and the stored request; a changed order gets a new key.
 */
export function idempotentOrder(
  payload: OrderRequest,
  store: TextStore = localStore,
  now: number = Date.now(),
): IdempotentOrder {
  const stored = read(store, now)
  if (stored && fingerprint(stored.payload) === fingerprint(payload)) return stored
  const order = { payload, key: randomUuid() }
  store.write(KEY, JSON.stringify({ ...order, at: now }))
  return order
}

/** Forgets the key once the order got its final response: the next order is a new one, even with the same products. */
export function clearIdempotentOrder(store: TextStore = localStore): void {
  store.remove(KEY)
}

/** The request as text, without `meta`, which may change between two attempts of the same order. */
function fingerprint({ meta: _meta, ...order }: OrderRequest): string {
  return JSON.stringify(order)
}

function read(store: TextStore, now: number): IdempotentOrder | undefined {
  try {
    const stored = JSON.parse(store.read(KEY) ?? 'null') as Partial<
      IdempotentOrder & { at: number }
    > | null
    if (!(now - (stored?.at ?? 0) < KEY_LIFETIME_MS)) return undefined
    return stored?.key && stored.payload ? { key: stored.key, payload: stored.payload } : undefined
  } catch {
    return undefined
  }
}
