import { createHash } from 'node:crypto'
import { and, desc, eq, gt, inArray, like, lt, ne, or, sql } from 'drizzle-orm'
import { orderContent } from '@shop/domain'
import { placedHeaders } from '@shop/domain/wire'
import { lockTimedOut, sqlStateOf } from '../db/database-error.ts'
import { idempotencyKeys } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { ApiError } from '../http/api-error.ts'
import type { OrderToPlace } from './price-order.ts'

/** Identifies an order, so that a repeated request is answered and not ordered again. */
export interface OrderKey {
  /**
   * The keys that the order is stored under. A derived key has two, of the current window and of the one
   * before: a request shortly after the start of a window may repeat one of the window before.
   */
  keys: readonly [current: string, ...previous: string[]]
  /** Hash of the order's content; one key may not be used for two different orders. */
  bodyHash: string
  /** True when the client sent no key and this one is computed from the order. */
  derived: boolean
}

/** How long a repeated order without an Idempotency-Key counts as the same one, in milliseconds. */
const derivedKeyLifetime = 120_000

/** How a stored key begins that was computed from an order. Keys of clients begin with `key:`. */
const derivedKeyPrefix = 'auto:'

const { key, orderId, createdAt } = idempotencyKeys
const ago = (milliseconds: number) => sql`now() - make_interval(secs => ${milliseconds / 1000})`

/**
 * The key of an order: the `Idempotency-Key` header, or one derived from its content that is valid for two
 * minutes.
 * @param now milliseconds since 1970
 * @throws ApiError 400 as `keyOfHeader`
 */
export function orderKey(header: string | undefined, order: OrderToPlace, now: number): OrderKey {
  // Requests of shoppers have no discount, so that the hashes of their stored keys stay the same.
  const discount = order.manualDiscount ? JSON.stringify(order.manualDiscount) : ''
  const bodyHash = hash(orderContent(order) + discount)
  if (header !== undefined) return { keys: [keyOfHeader(header)], bodyHash, derived: false }
  const window = Math.floor(now / derivedKeyLifetime)
  const keyOf = (start: number) => `${derivedKeyPrefix}${bodyHash}:${start}`
  return { keys: [keyOf(window), keyOf(window - 1)], bodyHash, derived: true }
}

/**
 * The stored key of an `Idempotency-Key` header.
 * @throws ApiError 400 when it is not printable text of 8 to 200 characters
 */
function keyOfHeader(header: string | undefined): string {
  if (placedHeaders.safeParse({ 'Idempotency-Key': header }).success) return `key:${header}`
  throw new ApiError(400, 'The Idempotency-Key must be 8 to 200 printable characters.', [
    { field: 'Idempotency-Key', message: 'Use a UUID' },
  ])
}

/**
 * The number of the order that was placed under the key of a client; undefined when none was.
 * @throws ApiError 400 as `keyOfHeader`
 */
export async function findOrderOfKey(
  db: Db,
  header: string | undefined,
): Promise<number | undefined> {
  const [stored] = await db
    .select({ orderId })
    .from(idempotencyKeys)
    .where(eq(key, keyOfHeader(header)))
  return stored?.orderId
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * The number of the order of an earlier request with this key; undefined when there is none, or when one
 * under a derived key is too old to be the same order.
 * @param newOrder the number of an order that claims the key in this transaction
 * @throws ApiError 422 when the key belongs to another order
 */
export async function findEarlier(db: Db, { keys, bodyHash, derived }: OrderKey, newOrder = 0) {
  const isSame = or(eq(key, keys[0]), gt(createdAt, ago(derivedKeyLifetime)))
  const [stored] = await db
    .select({ orderId, bodyHash: idempotencyKeys.bodyHash })
    .from(idempotencyKeys)
    .where(and(inArray(key, [...keys]), ne(orderId, newOrder), isSame))
    .orderBy(desc(createdAt))
    .limit(1)
  if (stored && !derived && stored.bodyHash !== bodyHash) {
    throw new ApiError(422, 'This Idempotency-Key belongs to another order.', [
      { field: 'Idempotency-Key', message: 'Use a new key for a changed order' },
    ])
  }
  return stored?.orderId
}

/**
 * Stores the number of a new order under its keys. It waits while another transaction places the same order.
 * @returns the number of that order, when it was placed; undefined when the keys belong to this one
 * @throws ApiError 409 when the same order is still being placed; 422 as `findEarlier`
 */
export async function claimKey(tx: Db, order: OrderKey, id: number): Promise<number | undefined> {
  // The older key first, so that two requests of neighbouring windows cannot deadlock.
  const rows = order.keys
    .toReversed()
    .map((name) => ({ key: name, bodyHash: order.bodyHash, orderId: id }))
  const inserted = await tx
    .insert(idempotencyKeys)
    .values(rows)
    .onConflictDoNothing()
    .returning({ key })
    .catch(stillInProgress)
  const claimed = inserted.map((row) => row.key)
  if (claimed.length === rows.length) return undefined
  const earlier = await findEarlier(tx, order, id)
  // Only the key of the window before is taken, and by an order that is too old.
  if (earlier === undefined && claimed.includes(order.keys[0])) return undefined
  await tx.delete(idempotencyKeys).where(inArray(key, claimed))
  // Without an order the other one was cancelled meanwhile, which has released its key.
  return earlier ?? claimKey(tx, order, id)
}

function stillInProgress(error: unknown): never {
  if (sqlStateOf(error) !== lockTimedOut) throw error
  throw new ApiError(
    409,
    'This order is still being placed. Please wait a moment.',
    [],
    { 'Retry-After': '1' },
    { reason: 'in_progress' },
  )
}

/**
 * Deletes the derived keys of an order that is cancelled, so that the same order can be placed again.
 * Older ones than two lifetimes no longer count; the condition lets PostgreSQL use the index of ages.
 */
export async function releaseDerivedKeys(tx: Db, id: number): Promise<void> {
  const isDerived = like(key, `${derivedKeyPrefix}%`)
  const isRecent = gt(createdAt, ago(2 * derivedKeyLifetime))
  await tx.delete(idempotencyKeys).where(and(isRecent, eq(orderId, id), isDerived))
}

/**
 * Deletes the keys of orders older than 31 days. A browser keeps an order whose answer is unknown for 30 days,
 * and asks by its key whether it was placed.
 */
export async function deleteExpiredIdempotencyKeys(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(createdAt, sql`now() - interval '31 days'`))
}
