import type { PlacedOrder } from '@shop/domain/wire'
import { PERSONAL_KEYS } from '../../lib/personal-keys.ts'
import { localStore, readList, writeJson, type TextStore } from '../../lib/text-store.ts'
import { isExpired } from './personal-lifetime.ts'

const KEY = PERSONAL_KEYS.orders

/** The most orders that a browser remembers; the oldest goes first. */
const MAX_ORDERS = 10

/** What opens an order again, and what its list shows. It has no name, address or products. */
export interface StoredOrder {
  orderId: number
  phone: string
  /** When it was placed: ISO 8601. */
  placedAt: string
  /** Its total in taka. */
  total: number
  /** When it was stored, by the clock of the browser, in milliseconds since 1970. */
  savedAt?: number
}

/** The orders that were placed from this browser, newest first. */
export function readSavedOrders(store: TextStore = localStore): StoredOrder[] {
  return readList(store, KEY, isStoredOrder).slice(0, MAX_ORDERS)
}

/**
 * Remembers an accepted order in this browser, so that its page opens without typing. Its time is the shop's:
 * the clock of a phone may be years off, and is only asked for an order of an older API, which has none.
 */
export function rememberOrder(
  placed: Pick<PlacedOrder, 'orderId' | 'user' | 'totallPrice' | 'placedAt'>,
  store: TextStore = localStore,
  now = new Date(),
): void {
  const { orderId, user, totallPrice: total, placedAt = now.toISOString() } = placed
  const order = { orderId, phone: user.phone, placedAt, total, savedAt: now.getTime() }
  const others = readSavedOrders(store).filter((saved) => saved.orderId !== orderId)
  writeJson(store, KEY, [order, ...others].slice(0, MAX_ORDERS))
}

/** Removes all orders from this browser when the last one is too old. */
export function removeOldOrders(store: TextStore, now: number): void {
  const [last] = readSavedOrders(store)
  // An older build stored no other time than that of the browser's clock.
  if (last && isExpired(last.savedAt ?? Date.parse(last.placedAt), now)) forgetOrders(store)
}

/** Removes all orders from this browser; the shop keeps them. */
export function forgetOrders(store: TextStore = localStore): void {
  store.remove(KEY)
}

function isStoredOrder(value: unknown): value is StoredOrder {
  const { orderId, phone, placedAt, total } = (value ?? {}) as Record<string, unknown>
  return (
    Number.isSafeInteger(orderId) &&
    typeof phone === 'string' &&
    typeof placedAt === 'string' &&
    !Number.isNaN(Date.parse(placedAt)) &&
    typeof total === 'number'
  )
}
