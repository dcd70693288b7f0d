import { and, eq, gt, inArray, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { ReviewReason } from '@shop/domain'
import { orderLines, orders } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import type { NewOrder } from './new-order.ts'
import { takeFromStock } from './place-order.queries.ts'
import { heldOfLines, type OrderLimits } from './stock-holds.ts'

type Shopper = Pick<NewOrder['order'], 'deliveryPhone' | 'placedFrom'>

/** Orders count against the bounds of their phone and address for this time. */
const holdTime = sql`interval '24 hours'`

/**
 * Locks the phone and the address of a new order until its transaction ends, so that orders of one
 * shopper at the same time are counted one after another.
 * @param most milliseconds that a lock is waited for
 */
export async function lockShopper(
  tx: Db,
  { deliveryPhone, placedFrom }: Shopper,
  most: number,
): Promise<void> {
  const lock = (subject: string) => sql`pg_advisory_xact_lock(hashtextextended(${subject}, 0))`
  const locks = [lock(`phone ${deliveryPhone}`)]
  if (placedFrom) locks.push(lock(`address ${placedFrom}`))
  const limit = sql`set_config('lock_timeout', ${String(most)}, true)`
  await tx.execute(sql`select ${sql.join([limit, ...locks], sql`, `)}`)
}

/**
 * Returns to the stock what a new order holds above the bounds of its phone and address, and marks it for review.
 * Both are locked, so that the sums are those of all orders before.
 */
export async function keepWithinBounds(
  tx: Db,
  { order, lines }: NewOrder,
  bounds: OrderLimits['bounds'],
): Promise<void> {
  const total = await sumHeld(tx, order)
  const overPhone = bounds.phone > 0 ? total.phone - bounds.phone : 0
  const overAddress = bounds.address > 0 ? total.address - bounds.address : 0
  const reasons: ReviewReason[] = [
    ...(overPhone > 0 ? ['phone_pieces' as const] : []),
    ...(overAddress > 0 ? ['address_pieces' as const] : []),
  ]
  if (reasons.length === 0) return
  const own = lines.reduce((sum, { held }) => sum + held, 0)
  const held = heldOfLines(
    lines.map(({ quantity }) => quantity),
    Math.max(0, own - Math.max(overPhone, overAddress)),
  )
  const changed = lines
    .map((line, index) => ({ ...line, before: line.held, held: held[index] ?? 0 }))
    .filter((line) => line.held !== line.before)
  await takeFromStock(
    tx,
    changed.map((line) => ({ productId: line.productId, taken: line.held - line.before })),
  )
  for (const line of changed) {
    await tx
      .update(orderLines)
      .set({ held: line.held })
      .where(and(eq(orderLines.orderId, order.id), eq(orderLines.line, line.line)))
  }
  await tx
    .update(orders)
    .set({ status: 'needs_review', reviewReasons: [...order.reviewReasons, ...reasons] })
    .where(eq(orders.id, order.id))
}

/** The pieces that the unconfirmed orders of a phone and of an address hold. */
async function sumHeld(tx: Db, { deliveryPhone, placedFrom }: Shopper) {
  const isOfPhone = eq(orders.deliveryPhone, deliveryPhone)
  const isOfAddress = sql`${orders.placedFrom} = ${placedFrom}::text`
  const sumOf = (condition: SQL) =>
    sql`coalesce(sum(${orderLines.held}) filter (where ${condition}), 0)`.mapWith(Number)
  const [row] = await tx
    .select({ phone: sumOf(isOfPhone), address: sumOf(isOfAddress) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        or(isOfPhone, isOfAddress),
        inArray(orders.status, ['pending', 'needs_review']),
        gt(orders.createdAt, sql`now() - ${holdTime}`),
      ),
    )
  return row ?? { phone: 0, address: 0 }
}

/** Deletes the hashes of the addresses of orders that no longer count against the bound of theirs. */
export async function forgetAddresses(db: Db): Promise<void> {
  await db
    .update(orders)
    .set({ placedFrom: null })
    .where(and(isNotNull(orders.placedFrom), lte(orders.createdAt, sql`now() - ${holdTime}`)))
}
