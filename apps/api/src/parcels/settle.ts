import { toPoisha, toTaka, type CourierId } from '@shop/domain'
import type { FieldError, SettledParcel } from '@shop/domain/wire'
import { difference, recordChange, type Author } from '../changes/change.queries.ts'
import type { Db } from '../db/session.ts'
import { insertHistory, setHeld } from '../orders/order-state.queries.ts'
import { inTransaction, lockProducts, takeFromStock } from '../orders/place-order.queries.ts'
import { recordMovements } from '../stock/movement.queries.ts'
import { wasSentWith } from './compare-statement.ts'
import { lockOrders, setSettled, withLines, type ParcelRow } from './parcel.queries.ts'
import { orderError, refuseWith, repeated } from './refused.ts'

/** A parcel with what is settled of it; `good` and `damaged` are the pieces that come back by product. */
interface Settlement {
  order: ParcelRow
  /** In poisha. */
  collected: number
  status: 'delivered' | 'returned'
  good: Map<number, number>
  damaged: Map<number, number>
}

/**
 * Settles parcels of a courier in one transaction: all of them, or none. A delivered one is paid; of a returned
 * one the good pieces come back into the stock. A parcel that is settled with the same amount counts, and neither
 * money nor stock moves again.
 * @returns how many orders have changed
 * @throws Refused for parcels that are not sent, are settled otherwise, or have fewer pieces
 */
export function settleParcels(
  db: Db,
  by: Author,
  courier: CourierId,
  parcels: readonly SettledParcel[],
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ids = parcels.map(({ id }) => id)
    const found = await lockOrders(tx, ids)
    const rows = new Map((await withLines(tx, [...found.values()])).map((row) => [row.id, row]))
    const errors: FieldError[] = repeated(ids).map((index) =>
      orderError(`parcels.${index}`, ids[index] ?? 0, 'twice'),
    )
    const settlements = parcels.flatMap((parcel, index) => {
      const checked = checkParcel(`parcels.${index}`, courier, rows.get(parcel.id), parcel)
      if (checked === 'before') return []
      if ('order' in checked) return [checked]
      errors.push(checked)
      return []
    })
    refuseWith(errors)
    for (const settlement of settlements) await storeSettlement(tx, by, courier, settlement)
    await putBack(tx, settlements)
    return settlements.length
  })
}

/** The settlement of a parcel; `before` when it is stored already, or why it is refused. */
function checkParcel(
  field: string,
  courier: CourierId,
  order: ParcelRow | undefined,
  { id, version, collected: taka, good: given }: SettledParcel,
): Settlement | FieldError | 'before' {
  if (!order) return orderError(field, id, 'unknown')
  const collected = toPoisha(taka)
  const status = given ? 'returned' : 'delivered'
  if (order.settledAt !== null) {
    if (order.collected === collected && order.status === status) return 'before'
    return {
      ...{ field, code: 'settled' },
      message: `Order ${id} is settled already with ${toTaka(order.collected ?? 0)} taka.`,
    }
  }
  if (order.version !== version) return orderError(field, id, 'changed')
  if (!wasSentWith(courier, order) || (order.status === 'returned' && !given)) {
    return orderError(field, id, 'not-allowed')
  }
  // Pieces of an order that was marked as returned before are in the stock.
  const held = countHeld(order)
  const good = new Map(given?.map(({ productId, pieces }) => [productId, pieces]))
  if (order.status === 'returned') good.clear()
  for (const [productId, pieces] of good) {
    if (pieces > (held.get(productId) ?? 0)) {
      const message = `Order ${id} has not so many pieces of product ${productId}.`
      return { ...{ field: `${field}.good`, code: 'too-many' }, message, productId }
    }
  }
  const damaged = new Map(
    [...held].map(([productId, pieces]) => [productId, pieces - (good.get(productId) ?? 0)]),
  )
  return { order, collected, status, good, damaged: given ? damaged : new Map() }
}

function countHeld({ lines }: ParcelRow): Map<number, number> {
  const held = new Map<number, number>()
  for (const line of lines) {
    held.set(line.productId, (held.get(line.productId) ?? 0) + line.held)
  }
  return held
}

async function storeSettlement(
  tx: Db,
  by: Author,
  courier: CourierId,
  { order, collected, status, good, damaged }: Settlement,
): Promise<void> {
  const { id, status: from } = order
  await setSettled(tx, id, { status, courier, collected })
  if (from !== status) {
    const change = { orderId: id, fromStatus: from, toStatus: status, staffId: by.staffId }
    await insertHistory(tx, { ...change, reason: null })
  }
  const before = { courier: order.courier, collected: null, damaged: null }
  const after = { courier, collected: toTaka(collected), damaged: namesOf(order, damaged) }
  await recordChange(tx, by, difference<Facts>(`order ${id}`, before, after))
  if (status !== 'returned') return
  const why = { orderId: id, staffId: by.staffId }
  const movements = (pieces: ReadonlyMap<number, number>, reason: 'returned' | 'damaged') =>
    [...pieces].map(([productId, count]) => ({ ...why, productId, pieces: count, reason }))
  await setHeld(tx, id, 'none')
  await recordMovements(tx, [...movements(good, 'returned'), ...movements(damaged, 'damaged')])
}

/** What a settlement changes, as the record of changes has it. */
interface Facts {
  courier: CourierId | null
  collected: number | null
  damaged: string | null
}

/** `2 x Lamp; 1 x Kettle`; null for nothing. */
function namesOf({ lines }: ParcelRow, pieces: ReadonlyMap<number, number>): string | null {
  const names = new Map(lines.map(({ productId, name }) => [productId, name]))
  const parts = [...pieces].filter(([, count]) => count > 0)
  return parts.map(([productId, count]) => `${count} x ${names.get(productId)}`).join('; ') || null
}

/** Puts the good pieces back into the stock, all at once, because `lockProducts` must see all of them. */
async function putBack(tx: Db, settlements: readonly Settlement[]): Promise<void> {
  const pieces = new Map<number, number>()
  for (const { good } of settlements) {
    for (const [productId, count] of good) {
      pieces.set(productId, (pieces.get(productId) ?? 0) + count)
    }
  }
  await lockProducts(tx, [...pieces.keys()])
  await takeFromStock(
    tx,
    [...pieces].map(([productId, count]) => ({ productId, taken: -count })),
  )
}
