import type { PlacedOrder } from '@shop/domain/wire'
import { recordChange, type Author } from '../changes/change.queries.ts'
import { countCouponUse } from '../coupons/coupon.queries.ts'
import { lockTimedOut, sqlStateOf } from '../db/database-error.ts'
import type { Db } from '../db/session.ts'
import { ApiError } from '../http/api-error.ts'
import { enforceRateLimits, giveBack } from '../http/rate-limit.queries.ts'
import { isCampaignPriceUsed } from '../offers/offer.queries.ts'
import { claimKey, findEarlier, type OrderKey } from './idempotency.queries.ts'
import { newOrder, newOrderNumber, type Messages } from './new-order.ts'
import { ProductLocked, type OrderTurns } from './order-turns.ts'
import {
  hasSimilarOrder,
  inTransaction,
  insertOrder,
  limitLockWaits,
  takeOrdered,
  waitForProduct,
} from './place-order.queries.ts'
import { priceOrder, type OrderToPlace, type PricedOrder } from './price-order.ts'
import type { OrderLimits } from './stock-holds.ts'
import { keepWithinBounds, lockShopper } from './stock-holds.queries.ts'
import { readPlacedOrder } from './track.queries.ts'
import { hasCharge } from '../zones/zone.queries.ts'
import { notConfirmedYet, type Deadline } from './waiting-orders.ts'

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
  turns: OrderTurns
  deadline: Deadline
  /** Who of the staff places it; undefined for a shopper. */
  by?: Author | undefined
}

/** How long an order waits for a lock of another transaction, in milliseconds. */
const lockWaits = {
  /** For the same order, and for a product that was just seen free. */
  usual: 2000,
  /** For a product at first: meanwhile the order keeps its other products locked. */
  first: 50,
}

/**
 * Places an order exactly once, at the current prices. Only an order that is placed is counted
 * against the limits.
 *
 * @throws ApiError 409 for missing stock, an expired or used offer, a higher total, or the same order still
 * being placed; 422 for an Idempotency-Key of another order; 429 when a limit is exceeded; 503 when
 * other transactions keep its products locked
 */
export async function placeOrder(
  db: Db,
  order: OrderToPlace,
  placing: Placing,
): Promise<Confirmation> {
  const earlier = await findConfirmation(db, placing)
  if (earlier) return earlier
  try {
    return await placeInTurn(db, order, placing)
  } catch (error) {
    if (!(error instanceof ApiError) || placing.deadline.signal.aborted) throw error
    // A request of this same order may have been placed since, and have taken the last piece.
    const meanwhile = await findConfirmation(db, placing)
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

/**
 * Places an order when it is the turn of all its products. While one of them is locked, the order waits
 * for that one alone: it has no turn of the others and keeps none of them locked.
 */
async function placeInTurn(db: Db, order: OrderToPlace, placing: Placing): Promise<Confirmation> {
  const { turns, deadline } = placing
  const products = [...new Set(order.products.map(({ id }) => id))]
  for (let lockWait = lockWaits.first; ; lockWait = lockWaits.usual) {
    for (const id of products.filter(turns.isLocked)) {
      await turns.take([id], deadline, () => waitForProduct(db, id, deadline.remaining()))
      lockWait = lockWaits.usual
    }
    try {
      return await turns.take(products, deadline, () => placeNew(db, order, placing, lockWait))
    } catch (error) {
      if (!(error instanceof ProductLocked)) throw error
    }
  }
}

/** Places an order that was not placed before its turn, or returns what it has counted. */
async function placeNew(
  db: Db,
  order: OrderToPlace,
  placing: Placing,
  lockWait: number,
): Promise<Confirmation> {
  // Refuses what cannot be placed before it is counted, and before it locks a product.
  const { guesses, rates } = placing.limits
  let priced = await priceOrder(db, order, guesses)
  placing.deadline.signal.throwIfAborted()
  const counted = await enforceRateLimits(db, rates)
  let placed = false
  try {
    const confirmation = await retryConflicts(
      () => placeOnce(db, order, priced, placing, lockWait),
      async () => {
        priced = await priceOrder(db, order, guesses)
      },
    )
    placed = !confirmation.repeated
    return confirmation
  } finally {
    if (!placed) await giveBack(db, counted)
  }
}

/**
 * The transaction of an order. Whatever it refuses, it leaves nothing behind, also not the key. The stock
 * is taken last, so that products are locked only until the commit that follows. Phone and address
 * are locked after them: who has those locks waits for no product. The coupon is locked last, because many orders
 * use the same one.
 */
const placeOnce = (
  db: Db,
  order: OrderToPlace,
  priced: PricedOrder,
  { key, limits, messages, deadline, by }: Placing,
  lockWait: number,
): Promise<Confirmation> =>
  inTransaction(db, async (tx) => {
    deadline.signal.throwIfAborted()
    await limitLockWaits(tx, lockWaits.usual)
    const id = newOrderNumber()
    const earlier = await claimKey(tx, key, id)
    if (earlier !== undefined) return confirmationOf(tx, earlier, messages)
    const similar = await hasSimilarOrder(tx, order)
    const placed = newOrder(id, order, priced, { limits, similar, messages })
    await limitLockWaits(tx, lockWait)
    // The reference of a line to its product waits for the product's lock, too.
    const placedAt = await insertOrder(tx, placed).catch(productLocked)
    if (by)
      await recordChange(tx, by, {
        subject: `order ${id}`,
        before: null,
        after: { placedBy: by.name },
      })
    const held = placed.lines.map((line) => line.held)
    const isTaken = await takeOrdered(tx, priced.lines, held).catch(productLocked)
    if (!isTaken) throw new PricesChanged()
    await lockShopper(tx, placed.order, lockWaits.usual)
    if (await isCampaignPriceUsed(tx, placed.order, priced.lines)) throw new PricesChanged()
    await keepWithinBounds(tx, placed, limits.bounds)
    if (!(await hasCharge(tx, priced.zone))) throw new PricesChanged()
    if (priced.coupon && !(await countCouponUse(tx, priced.coupon))) throw new PricesChanged()
    deadline.signal.throwIfAborted()
    return { order: { ...placed.answer, placedAt }, repeated: false }
  })

function productLocked(error: unknown): never {
  throw sqlStateOf(error) === lockTimedOut ? new ProductLocked() : error
}

/**
 * A product was sold, its offer or the coupon was used up, or a price, the charge or the coupon was changed, after
 * the order was priced.
 */
class PricesChanged extends Error {}

/** The most attempts at a transaction that conflicts with others. */
const maxAttempts = 3

/**
 * SQLSTATEs of conflicts that a new attempt resolves: lock timeout, and unique violation (another order
 * has used the offer, or has the same number).
 */
const conflicts = new Set([lockTimedOut, '23505'])

const isConflict = (error: unknown) =>
  error instanceof PricesChanged || conflicts.has(sqlStateOf(error) ?? '')

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
