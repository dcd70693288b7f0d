import type { CheckedOrder, PlacedOrder } from '@shop/domain/wire'
import { sqlStateOf } from '../db/database-error.ts'
import type { Db } from '../db/session.ts'
import { ApiError } from '../http/api-error.ts'
import { giveBack } from '../http/rate-limit.queries.ts'
import { claimKey, findEarlier, type OrderKey } from './idempotency.queries.ts'
import { newOrder, newOrderNumber, type Messages } from './new-order.ts'
import { countOrder, type Hold, type OrderLimits } from './order-counts.ts'
import {
  hasSimilarOrder,
  inTransaction,
  insertOrder,
  limitLockWaits,
  takeOrdered,
} from './place-order.queries.ts'
import { priceOrder, type PricedOrder } from './price-order.ts'
import { readPlacedOrder } from './track.queries.ts'
import { notConfirmedYet, type OrderTurns } from './waiting-orders.ts'

/** A placed order; `repeated` when it had been placed before. */
export interface Confirmation {
  order: PlacedOrder
  repeated: boolean
}

/** What placing an order needs besides the order. */
export interface Placing {
  key: OrderKey
  limits: OrderLimits
  messages: Messages
  takeTurn: OrderTurns
}

/**
 * Places an order exactly once, at the current prices. Only an order that is placed is counted
 * against the limits.
 *
 * @throws ApiError 409 for missing stock, an expired offer, a higher total, or the same order still
 * being placed; 422 for an Idempotency-Key of another order; 429 when a limit is exceeded; 503 when
 * other transactions keep its products locked
 */
export async function placeOrder(
  db: Db,
  order: CheckedOrder,
  placing: Placing,
): Promise<Confirmation> {
  const earlier = await findConfirmation(db, placing)
  if (earlier) return earlier
  try {
    return await placing.takeTurn(productsOf(order), () => placeNew(db, order, placing))
  } catch (error) {
    // A request of this same order may have been placed since, and have taken the last piece.
    const meanwhile = error instanceof ApiError && (await findConfirmation(db, placing))
    if (!meanwhile) throw error
    return meanwhile
  }
}

/** The confirmation of an order that was placed before; undefined when it was not. */
async function findConfirmation(db: Db, { key, messages }: Placing) {
  const id = await findEarlier(db, key)
  return id === undefined ? undefined : confirmationOf(db, id, messages)
}

async function confirmationOf(db: Db, id: number, messages: Messages): Promise<Confirmation> {
  const order = await readPlacedOrder(db, id)
  return { order: { ...order, smsExpected: messages.smsExpected }, repeated: true }
}

/** Places an order that was not placed before its turn, or gives back what it has counted. */
async function placeNew(db: Db, order: CheckedOrder, placing: Placing): Promise<Confirmation> {
  // Refuses what cannot be placed before it is counted, and before it locks a product.
  let priced = await priceOrder(db, order)
  const { hold, all } = await countOrder(db, order, placing.limits)
  let placed = false
  try {
    const confirmation = await retryConflicts(
      () => placeOnce(db, order, priced, hold, placing),
      async () => {
        priced = await priceOrder(db, order)
      },
    )
    placed = !confirmation.repeated
    return confirmation
  } finally {
    if (!placed) await giveBack(db, all)
  }
}

/**
 * The transaction of an order. Whatever it refuses, it leaves nothing behind, also not the key. The stock
 * is taken last, so that products are locked only until the commit that follows.
 */
const placeOnce = (
  db: Db,
  order: CheckedOrder,
  priced: PricedOrder,
  hold: Hold,
  { key, messages }: Placing,
): Promise<Confirmation> =>
  inTransaction(db, async (tx) => {
    await limitLockWaits(tx)
    const id = newOrderNumber()
    const earlier = await claimKey(tx, key, id)
    if (earlier !== undefined) return confirmationOf(tx, earlier, messages)
    const similar = await hasSimilarOrder(tx, order)
    const placed = newOrder(id, order, priced, { hold, similar, messages })
    const placedAt = await insertOrder(tx, placed)
    const held = placed.lines.map((line) => line.held)
    if (!(await takeOrdered(tx, priced.lines, held))) throw new ProductChanged()
    return { order: { ...placed.answer, placedAt }, repeated: false }
  })

/** A product was sold, or its price was changed, after the order was priced. */
class ProductChanged extends Error {}

const productsOf = (order: CheckedOrder) => order.products.map(({ id }) => id)

/** The most attempts at a transaction that conflicts with others. */
const maxAttempts = 3

/**
 * SQLSTATEs of conflicts that a new attempt resolves: serialization failure, deadlock, lock timeout, and
 * unique violation (another order has used the offer, or has the same number).
 */
const conflicts = new Set(['40001', '40P01', '55P03', '23505'])

const isConflict = (error: unknown) =>
  error instanceof ProductChanged || conflicts.has(sqlStateOf(error) ?? '')

/** @param prepare runs before each new attempt */
async function retryConflicts<T>(
  attempt: () => Promise<T>,
  prepare: () => Promise<void>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!isConflict(error)) throw error
      if (tries === maxAttempts) throw notConfirmedYet()
    }
    await prepare()
  }
}
