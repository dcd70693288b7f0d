import {
  orderTotalsInPoisha,
  reduceTotals,
  staffMayCorrect,
  toPoisha,
  toTaka,
  type ZoneWire,
} from '@shop/domain'
import type { CheckedCorrection, FieldError, ManualDiscount } from '@shop/domain/wire'
import { difference, recordChange, type Author } from '../changes/change.queries.ts'
import { releaseCoupon } from '../coupons/coupon.queries.ts'
import type { Db } from '../db/session.ts'
import { recordMovements } from '../stock/movement.queries.ts'
import { readZones } from '../zones/zone.queries.ts'
import { wrongNumber } from './call-list.queries.ts'
import { correctLines, type StoredLine } from './correct-lines.ts'
import { listLines, storeLines, updateOrder } from './correct-order.queries.ts'
import { lockOrder } from './order-state.queries.ts'
import { inTransaction, lockProducts, takeFromStock } from './place-order.queries.ts'
import { discountError } from './price-order.ts'
import { findProducts } from './product.queries.ts'

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** The result of a change of an order; only `changed` changes something. */
export type OrderChange =
  | { outcome: 'changed' | 'unknown' }
  /** Somebody else has changed the order since, or its state does not allow the change. */
  | { outcome: 'stale' | 'forbidden' }
  /** `errors` names each wrong field. */
  | { outcome: 'refused'; errors: FieldError[] }

/** Locks an order, and changes it when it still has the version that the change is of. */
export async function changeVersion<Change>(
  db: Db,
  id: number,
  version: number,
  change: (tx: Db, order: LockedOrder) => Promise<Change>,
): Promise<Change | OrderChange> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) return { outcome: 'unknown' }
    return order.version === version ? change(tx, order) : { outcome: 'stale' }
  })
}

/** Changes the note of an order. */
export function noteOrder(
  db: Db,
  by: Author,
  id: number,
  { note, version }: { note: string; version: number },
): Promise<OrderChange> {
  return changeVersion<OrderChange>(db, id, version, async (tx, before) => {
    const change = difference(`order ${id}`, { note: before.note }, { note })
    if (change) await updateOrder(tx, id, { note })
    await recordChange(tx, by, change)
    return { outcome: 'changed' }
  })
}

/**
 * Corrects an order, its amounts and the stock in one transaction, and records who did it. Amounts change only with
 * the lines, the zone or the discount of the staff, which is at most the price of the products. A zone that stays keeps its charge; a coupon keeps its rule, and is free for another order
 * when the smaller order no longer gets its discount.
 */
export function correctOrder(
  db: Db,
  by: Author,
  id: number,
  { version, ...asked }: CheckedCorrection,
): Promise<OrderChange> {
  return changeVersion<OrderChange>(db, id, version, async (tx, order) => {
    if (!staffMayCorrect(order.status)) return { outcome: 'forbidden' }
    const stored = await listLines(tx, id)
    const { lines, errors } = asked.lines
      ? await takeCorrected(tx, { id, staffId: by.staffId }, stored, asked.lines)
      : { lines: stored, errors: [] }
    const zone = await findZone(tx, order, asked.zone)
    if (!zone) errors.push(zoneError)
    if (!zone || errors.length > 0) throw new Refused(errors)
    const { name, phone, address, manualDiscount: given } = asked
    const amounts = amountsOf(
      order,
      asked.lines || zone.id !== order.shippingZone || given !== undefined ? lines : undefined,
      zone,
      given,
    )
    const tooMuch = discountError(amounts, given)
    if (tooMuch) throw new Refused([tooMuch])
    const after = {
      deliveryName: name ?? order.deliveryName,
      deliveryPhone: phone ?? order.deliveryPhone,
      deliveryAddress: address ?? order.deliveryAddress,
      reviewReasons: order.reviewReasons.filter(
        (reason) => reason !== wrongNumber || !phone || phone === order.deliveryPhone,
      ),
      ...amounts,
    }
    const change = difference(
      `order ${id}`,
      factsOf(order, stored),
      factsOf({ ...order, ...after }, lines),
    )
    if (!change) return { outcome: 'changed' }
    if (asked.lines) await storeLines(tx, id, lines)
    await updateOrder(tx, id, after)
    if (order.couponCode !== null && after.couponCode === null) {
      await releaseCoupon(tx, order.couponCode)
    }
    await recordChange(tx, by, change)
    return { outcome: 'changed' }
  }).catch((error: unknown) => {
    if (error instanceof Refused) return { outcome: 'refused', errors: error.errors }
    throw error
  })
}

/** Undoes the transaction of a correction with wrong fields. */
class Refused extends Error {
  readonly errors: FieldError[]

  constructor(errors: FieldError[]) {
    super('The correction has wrong fields')
    this.errors = errors
  }
}

/** The corrected lines, whose pieces are taken from the stock or given back to it. */
async function takeCorrected(
  tx: Db,
  { id, staffId }: { id: number; staffId: number | null },
  stored: readonly StoredLine[],
  wanted: NonNullable<CheckedCorrection['lines']>,
): Promise<{ lines: StoredLine[]; errors: FieldError[] }> {
  const ids = wanted.map(({ productId }) => productId)
  const { lines, gone } = correctLines(id, stored, wanted, await findProducts(tx, ids))
  const taken = new Map<number, number>()
  const add = (sign: 1 | -1) => (line: StoredLine) =>
    taken.set(line.productId, (taken.get(line.productId) ?? 0) + sign * line.held)
  lines.forEach(add(1))
  stored.forEach(add(-1))
  const changed = [...taken].filter(([, pieces]) => pieces !== 0)
  const products = await lockProducts(
    tx,
    changed.map(([productId]) => productId),
  )
  const short = products.filter((product) => (taken.get(product.id) ?? 0) > product.quantity)
  if (short.length === 0) {
    await takeFromStock(
      tx,
      changed.map(([productId, pieces]) => ({ productId, taken: pieces })),
    )
    const why = { reason: 'corrected', orderId: id, staffId } as const
    await recordMovements(
      tx,
      changed.map(([productId, pieces]) => ({ ...why, productId, pieces: -pieces })),
    )
  }
  const errors = [
    ...gone.map((index) => ({
      field: `lines.${index}.productId`,
      message: 'This product cannot be ordered.',
      code: 'gone',
    })),
    ...short.map(({ id: productId, name, quantity: left }) => ({
      field: `lines.${ids.indexOf(productId)}.quantity`,
      message: `Only ${left} more of ${name} are in stock.`,
      code: 'short',
      ...{ productId, left },
    })),
  ]
  return { lines, errors }
}

const zoneError: FieldError = {
  field: 'zone',
  message: 'There is no such delivery zone.',
  code: 'zone',
}

/** The zone of the corrected order, with its charge in taka; undefined for one that there is not. */
async function findZone(tx: Db, order: LockedOrder, asked: string | undefined) {
  const { shippingZone: id, zoneName: name, shippingCharge } = order
  if (asked === undefined || asked === id) return { id, name, charge: toTaka(shippingCharge) }
  return (await readZones(tx)).find((zone) => zone.id === asked)
}

/**
 * The zone and the amounts of an order in poisha.
 * @param lines undefined when nothing that the amounts depend on changes
 * @param given the discount of the staff, undefined when it stays
 */
function amountsOf(
  order: LockedOrder,
  lines: readonly StoredLine[] | undefined,
  zone: Pick<ZoneWire, 'id' | 'name' | 'charge'>,
  given: ManualDiscount | null | undefined,
) {
  const { subtotal, discount, manualDiscount, discountReason } = order
  const { shippingCharge, total, couponCode, couponRule } = order
  const place = { shippingZone: zone.id, zoneName: zone.name }
  if (!lines) {
    const amounts = { subtotal, discount, manualDiscount, discountReason, shippingCharge, total }
    return { ...place, ...amounts, couponCode, couponRule }
  }
  const before = orderTotalsInPoisha({
    lines: lines.map(({ quantity, ...line }) => ({ ...line, cartQuantity: quantity })),
    coupon: couponRule,
    charge: toPoisha(zone.charge),
  })
  const wanted = given === undefined ? manualDiscount : toPoisha(given?.amount ?? 0)
  const totals = reduceTotals(before, wanted)
  const reason = given === undefined ? discountReason : given?.reason
  return {
    ...place,
    subtotal: totals.subtotal,
    discount: totals.discount,
    manualDiscount: totals.manualDiscount,
    discountReason: totals.manualDiscount > 0 ? (reason ?? null) : null,
    shippingCharge: totals.shippingCharge,
    total: totals.totallPrice,
    couponCode: totals.couponCode,
    couponRule: totals.couponCode === null ? null : couponRule,
  }
}

/** What a correction may change, as the record of changes has it. */
const factsOf = (
  order: Pick<
    LockedOrder,
    | 'deliveryName'
    | 'deliveryPhone'
    | 'deliveryAddress'
    | 'shippingZone'
    | 'manualDiscount'
    | 'discountReason'
    | 'total'
  >,
  lines: readonly StoredLine[],
) => ({
  name: order.deliveryName,
  phone: order.deliveryPhone,
  address: order.deliveryAddress,
  zone: order.shippingZone,
  items: lines.map(({ quantity, name }) => `${quantity} x ${name}`).join('; '),
  discount:
    order.manualDiscount > 0 ? `${toTaka(order.manualDiscount)} tk: ${order.discountReason}` : '',
  total: toTaka(order.total),
})
