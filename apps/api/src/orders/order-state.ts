import { canChangeStatus, type OrderStatus } from '@shop/domain'
import { releaseCoupon } from '../coupons/coupon.queries.ts'
import type { Db } from '../db/session.ts'
import { insertCancelNotice } from '../outbox/outbox.queries.ts'
import { recordMovements } from '../stock/movement.queries.ts'
import { releaseDerivedKeys } from './idempotency.queries.ts'
import {
  insertHistory,
  listHeldLines,
  lockOrder,
  releaseOffers,
  setHeld,
  setStatus,
} from './order-state.queries.ts'
import {
  inTransaction,
  lockProducts,
  takeFromStock,
  type StockChange,
} from './place-order.queries.ts'

/** Pieces of a product that an order needs and the stock has not. */
interface MissingPieces {
  productId: number
  name: string
  missing: number
}

/** The result of a change of status; only `changed` changes something. */
export type StateChange =
  | { outcome: 'changed'; from: OrderStatus; taken: number; returned: number }
  | { outcome: 'unknown' }
  | { outcome: 'forbidden'; from: OrderStatus }
  /** Somebody else has changed the order since. */
  | { outcome: 'stale'; from: OrderStatus }
  | { outcome: 'short'; from: OrderStatus; missing: MissingPieces[] }

/** Confirms an order: takes the pieces from stock that it does not hold yet. */
export const confirmOrderByOwner = (db: Db, id: number, reason: string | null = null) =>
  changeOrderState(db, id, 'confirmed', { reason })

/** Cancels an order that is not shipped: returns the pieces that it holds. */
export const cancelOrder = (db: Db, id: number, reason: string | null = null) =>
  changeOrderState(db, id, 'cancelled', { reason })

/** Takes back a shipped or delivered order: its pieces are in stock again. */
export const returnOrder = (db: Db, id: number, reason: string | null = null) =>
  changeOrderState(db, id, 'returned', { reason })

interface ChangeOptions {
  /** Kept in the history. @default null */
  reason?: string | null
  /** Whether the change is allowed from a status, besides the usual rule. @default always */
  from?: (status: OrderStatus) => boolean
  /** Tells the webhook of the change: the notice is written in the same transaction. @default false */
  notice?: boolean
  /** The version of the order that the change is of. @default any */
  version?: number
  /** The member of the staff who makes it. @default null */
  staffId?: number | null
}

/**
 * Changes the status of an order, its stock and its history in one transaction. A cancelled order gives
 * back the checkout offer and the coupon that it used, and the same order that is sent again without a key is a new one.
 */
export async function changeOrderState(
  db: Db,
  id: number,
  to: OrderStatus,
  options: ChangeOptions = {},
): Promise<StateChange> {
  const { reason = null, from: isAllowed = () => true, notice = false, staffId = null } = options
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) return { outcome: 'unknown' }
    const from = order.status
    if ((options.version ?? order.version) !== order.version) return { outcome: 'stale', from }
    if (!canChangeStatus(from, to) || !isAllowed(from)) return { outcome: 'forbidden', from }
    const changes = await stockChanges(tx, id, to)
    const products = await lockProducts(tx, [...changes.keys()])
    const missing = products.flatMap(({ id: productId, name, quantity }) => {
      const short = (changes.get(productId) ?? 0) - quantity
      return short > 0 ? [{ productId, name, missing: short }] : []
    })
    if (missing.length > 0) return { outcome: 'short', from, missing }
    const pieces: StockChange[] = [...changes].map(([productId, taken]) => ({ productId, taken }))
    await takeFromStock(tx, pieces)
    if (to === 'confirmed' || givesBack(to)) {
      const why = { reason: to, orderId: id, staffId }
      await recordMovements(
        tx,
        pieces.map(({ productId, taken }) => ({ ...why, productId, pieces: -taken })),
      )
    }
    if (to === 'confirmed') await setHeld(tx, id, 'all')
    if (givesBack(to)) await setHeld(tx, id, 'none')
    if (to === 'cancelled') {
      await releaseDerivedKeys(tx, id)
      await releaseOffers(tx, id)
      if (order.couponCode !== null) await releaseCoupon(tx, order.couponCode)
    }
    await setStatus(tx, id, to)
    await insertHistory(tx, { orderId: id, fromStatus: from, toStatus: to, reason, staffId })
    if (notice) await insertCancelNotice(tx, id)
    const sum = pieces.reduce((total, { taken }) => total + taken, 0)
    return { outcome: 'changed', from, taken: Math.max(0, sum), returned: Math.max(0, -sum) }
  })
}

const givesBack = (to: OrderStatus): to is 'cancelled' | 'returned' =>
  to === 'cancelled' || to === 'returned'

/** Pieces to take from the stock of each product; a negative number is returned. */
async function stockChanges(tx: Db, id: number, to: OrderStatus): Promise<Map<number, number>> {
  const changes = new Map<number, number>()
  for (const { productId, quantity, held } of await listHeldLines(tx, id)) {
    const change = to === 'confirmed' ? quantity - held : givesBack(to) ? -held : 0
    if (change !== 0) changes.set(productId, (changes.get(productId) ?? 0) + change)
  }
  return changes
}
