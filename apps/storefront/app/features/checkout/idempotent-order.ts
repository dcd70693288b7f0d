import { orderContent } from '@shop/domain'
import type { OrderRequest } from '@shop/domain/wire'
import { randomUuid } from '../../lib/random-uuid.ts'
import { PERSONAL_KEYS } from '../../lib/personal-keys.ts'
import { localStore, readList, writeJson, type TextStore } from '../../lib/text-store.ts'
import { isExpired } from './personal-lifetime.ts'

const KEY = PERSONAL_KEYS.unanswered

/** The most orders without a response that are kept, for example of several tabs. */
const MAX_ORDERS = 10

/** An order request and its idempotency key. */
export interface IdempotentOrder {
  payload: OrderRequest
  key: string
}

/** An order whose answer is unknown: the shop may have placed it. */
export interface UnansweredOrder extends IdempotentOrder {
  /** When the key was made, in milliseconds since 1970. */
  at: number
}

/**
 * The request and idempotency key to send for an order. A retry of an order with the same content, also
 * after a reload or in another tab, gets the stored key and the stored request; another order gets a new key.
 */
export function idempotentOrder(
  payload: OrderRequest,
  store: TextStore = localStore,
  now: number = Date.now(),
): IdempotentOrder {
  const orders = unansweredOrders(store, now)
  const content = orderContent(payload)
  const same = orders.find((order) => orderContent(order.payload) === content)
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
    unansweredOrders(store, now).filter((order) => order.key !== key),
  )
}

/** Removes all orders without a response. */
export const forgetIdempotentOrders = (store: TextStore = localStore): void => write(store, [])

/** Removes the orders without a response whose keys are no longer used. */
export function removeOldIdempotentOrders(store: TextStore, now: number): void {
  if (store.read(KEY) !== null) write(store, unansweredOrders(store, now))
}

function write(store: TextStore, orders: readonly UnansweredOrder[]): void {
  if (orders.length > 0) writeJson(store, KEY, orders)
  else store.remove(KEY)
}

/** The orders without a response. */
export function unansweredOrders(
  store: TextStore = localStore,
  now: number = Date.now(),
): UnansweredOrder[] {
  return readList(store, KEY, isUnanswered).filter(({ at }) => !isExpired(at, now))
}

function isUnanswered(order: unknown): order is UnansweredOrder {
  const { key, at, payload } = (order ?? {}) as Partial<Record<keyof UnansweredOrder, unknown>>
  if (typeof key !== 'string' || typeof at !== 'number' || !payload) return false
  // Throws for a payload of another shape.
  orderContent(payload as OrderRequest)
  return true
}
