import { createHash } from 'node:crypto'
import { and, desc, eq, gt, inArray, like, lt, ne, or, sql } from 'drizzle-orm'
import { orderFieldsOf } from '@shop/domain'
import { orderHeaders, type CheckedOrder } from '@shop/domain/wire'
import { lockTimedOut, sqlStateOf } from '../db/database-error.ts'
import { idempotencyKeys } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { ApiError } from '../http/api-error.ts'

/** Identifies an order, so that a repeated request is answered and not ordered again. */
export interface OrderKey {
  /**
   * The keys that the order is stored under. A derived key has two, of the current window and of the one
   * before: a request shortly after the start of a window may repeat one of the window before.
   */
  keys: readonly [current: string, ...previous: string[]]
  /** Hash of the request; one key may not be used for two different requests. */
  bodyHash: string
  /** True when the client sent no key and this one is computed from the order. */
  derived: boolean
}

/** How long a repeated order without an Idempotency-Key counts as the same one, in milliseconds. */
const derivedKeyLifetime = 120_000

/** How a stored key begins that was computed from an order. Keys of clients begin with `key:`. */
const derivedKeyPrefix = 'auto:'

const { key, orderId, answer, createdAt } = idempotencyKeys
const ago = (milliseconds: number) => sql`now() - make_interval(secs => ${milliseconds / 1000})`

/**
 * The key of an order: the `Idempotency-Key` header, or one derived from phone, name, address, zone and
 * lines that is valid for two minutes. `meta`, `language` and `expectedTotal` may differ between attempts and are ignored.
 * @param now milliseconds since 1970
 * @throws ApiError 400 when the header is not printable text of 8 to 200 characters
 */
export function orderKey(header: string | undefined, order: CheckedOrder, now: number): OrderKey {
  const { meta: _, expectedTotal: __, language: ___, ...body } = order
  // A process of a version without a field does not hash it, so that a blank one counts as absent.
  const bodyHash = hash(
    JSON.stringify(body, (name, value: unknown) => (value === '' ? undefined : value)),
  )
  if (header !== undefined) {
    if (!orderHeaders.shape['Idempotency-Key'].safeParse(header).success) {
      throw new ApiError(400, 'The Idempotency-Key must be 8 to 200 printable characters.', [
        { field: 'Idempotency-Key', message: 'Use a UUID' },
      ])
    }
    return { keys: [`key:${header}`], bodyHash, derived: false }
  }
  const lines = order.products
    .map((line) => [line.id, line.quantity, line.order_id, line.campaign_id].join('/'))
    .sort()
  const { deliveryPhone, ...asked } = orderFieldsOf(order)
  const orderHash = hash(JSON.stringify([deliveryPhone, ...Object.values(asked), ...lines]))
  const window = Math.floor(now / derivedKeyLifetime)
  const keyOf = (start: number) => `${derivedKeyPrefix}${orderHash}:${start}`
  return { keys: [keyOf(window), keyOf(window - 1)], bodyHash, derived: true }
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * The stored answer to an earlier request with this key; undefined when there is none, or when one under
 * a derived key is too old to be that of the same order.
 * @param newOrder the number of an order that claims the key in this transaction
 * @throws ApiError 422 when the key belongs to another order
 */
export async function findAnswer(db: Db, { keys, bodyHash, derived }: OrderKey, newOrder = 0) {
  const isSame = or(eq(key, keys[0]), gt(createdAt, ago(derivedKeyLifetime)))
  const [stored] = await db
    .select({ answer, bodyHash: idempotencyKeys.bodyHash })
    .from(idempotencyKeys)
    .where(and(inArray(key, [...keys]), ne(orderId, newOrder), isSame))
    .orderBy(desc(createdAt))
    .limit(1)
  if (stored && !derived && stored.bodyHash !== bodyHash) {
    throw new ApiError(422, 'This Idempotency-Key belongs to another order.', [
      { field: 'Idempotency-Key', message: 'Use a new key for a changed order' },
    ])
  }
  return stored?.answer
}

/**
 * Stores the answer to a new order under its keys. It waits while another transaction places the same order.
 * @returns the answer of that order, when it was placed; undefined when the keys belong to this one
 * @throws ApiError 409 when the same order is still being placed; 422 as `findAnswer`
 */
export async function claimKey(
  tx: Db,
  order: OrderKey,
  id: number,
  text: string,
): Promise<string | undefined> {
  // The older key first, so that two requests of neighbouring windows cannot deadlock.
  const rows = order.keys
    .toReversed()
    .map((name) => ({ key: name, bodyHash: order.bodyHash, orderId: id, answer: text }))
  const inserted = await tx
    .insert(idempotencyKeys)
    .values(rows)
    .onConflictDoNothing()
    .returning({ key })
    .catch(stillInProgress)
  const claimed = inserted.map((row) => row.key)
  if (claimed.length === rows.length) return undefined
  const earlier = await findAnswer(tx, order, id)
  // Only the key of the window before is taken, and by an order that is too old.
  if (earlier === undefined && claimed.includes(order.keys[0])) return undefined
  await tx.delete(idempotencyKeys).where(inArray(key, claimed))
  // Without an answer the other order was cancelled meanwhile, which has released its key.
  return earlier ?? claimKey(tx, order, id, text)
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

/** Deletes the keys of orders older than a week: clients no longer retry them. */
export async function deleteExpiredIdempotencyKeys(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(createdAt, sql`now() - interval '7 days'`))
}
