import type { OrderRequest } from '@shop/domain/wire'
import { randomUuid } from '../../lib/random-uuid.ts'
import { PERSONAL_KEYS } from '../../lib/personal-keys.ts'
import { localStore, type TextStore } from '../../lib/text-store.ts'

const KEY = PERSONAL_KEYS.unanswered

/** How long a retry reuses the idempotency key of an order without a response, in milliseconds. */
const KEY_LIFETIME_MS = 30 * 60_000

/** The most orders without a response that are kept, for example of several tabs. */
const MAX_ORDERS = 10

/** An order request and its idempotency key. */
export interface IdempotentOrder {
  payload: OrderRequest
  key: string
}

interface StoredOrder extends IdempotentOrder {
  /** When the key was made, in milliseconds since 1970. */
  at: number
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
  const orders = read(store, now)
  const same = orders.find((order) => fingerprint(order.payload) === fingerprint(payload))
  if (same) return { payload: same.payload, key: same.key }
  const order = { payload, key: randomUuid() }
  write(store, [...orders, { ...order, at: now }].slice(-MAX_ORDERS))
  return order
}

/** Forgets a key once its order got its final response: the next order is a new one, even with the same products. */
export function forgetIdempotentOrder(
  key: string,
  store: TextStore = localStore,
  now: number = Date.now(),
): void {
  write(
    store,
    read(store, now).filter((order) => order.key !== key),
  )
}

/** Removes all orders without a response. */
export const forgetIdempotentOrders = (store: TextStore = localStore): void => write(store, [])

/** Removes the orders without a response whose keys are no longer used. */
export function removeOldIdempotentOrders(store: TextStore, now: number): void {
  if (store.read(KEY) !== null) write(store, read(store, now))
}

/**
 * The request as text, without what may change between two attempts of the same order: `meta`, the
 * language of the page, and the expected total, which a new price changes after the first attempt may already have been placed.
 */
function fingerprint(request: OrderRequest): string {
  const { meta: _meta, language: _language, expectedTotal: _total, ...order } = request
  return JSON.stringify(order)
}

function write(store: TextStore, orders: readonly StoredOrder[]): void {
  if (orders.length > 0) store.write(KEY, JSON.stringify(orders))
  else store.remove(KEY)
}

function read(store: TextStore, now: number): StoredOrder[] {
  try {
    const stored: unknown = JSON.parse(store.read(KEY) ?? '[]')
    return (Array.isArray(stored) ? stored : []).filter(
      (order: Partial<StoredOrder> | null): order is StoredOrder =>
        Boolean(order?.key && order.payload) && now - (order?.at ?? 0) < KEY_LIFETIME_MS,
    )
  } catch {
    return []
  }
}
