import { COURIER_NAMES, COURIERS, type CourierId } from '@shop/domain'
import type { FieldError, ReadConsignments } from '@shop/domain/wire'
import { difference, recordChange, type Author } from '../changes/change.queries.ts'
import { readConsignments, type LineError } from '../couriers/read-courier-file.ts'
import type { Db } from '../db/session.ts'
import { inTransaction } from '../orders/place-order.queries.ts'
import type { SeenOrder } from './hand-over.ts'
import { findParcels, findTaken, lockOrders, setConsignment } from './parcel.queries.ts'
import { orderError, refuseWith, repeated } from './refused.ts'

/** Compares a courier's list of consignment numbers with the orders. Nothing is stored. */
export async function checkConsignments(
  db: Db,
  courier: CourierId,
  text: string,
): Promise<ReadConsignments | { errors: LineError[] }> {
  const read = readConsignments(text)
  if ('errors' in read) return read
  const ids = read.lines.flatMap(({ number }) => orderNumber(number))
  const found = new Map(
    (await findParcels(db, { ids, consignments: [] })).map((order) => [order.id, order]),
  )
  const twice = new Set(repeated(read.lines.map(({ number }) => number)))
  const resultOf = (order: ReturnType<typeof found.get>, index: number, consignment: string) => {
    if (!order) return 'unknown'
    if (twice.has(index)) return 'twice'
    if (order.status !== 'shipped' || order.courier !== courier) return 'not-sent'
    if (order.consignment === null) return 'new'
    return order.consignment === consignment ? 'same' : 'changed'
  }
  return {
    parcels: read.lines.map(({ line, number, consignment }, index) => {
      const order = found.get(orderNumber(number)[0] ?? 0)
      return {
        ...{ line, number, consignment, result: resultOf(order, index, consignment) },
        order: order ? { id: order.id, version: order.version, name: order.deliveryName } : null,
      }
    }),
  }
}

/** The number of an order as a list, which is empty for what can be none. */
export const orderNumber = (text: string): number[] =>
  /^[1-9]\d{0,14}$/.test(text) ? [Number(text)] : []

/**
 * Stores the consignment numbers of parcels in one transaction: all of them, or none. A number that an order has
 * already counts, and does not change it again.
 * @returns how many orders have changed
 * @throws Refused for orders that are not with a courier, and for a number that another parcel has
 */
export function storeConsignments(
  db: Db,
  by: Author,
  parcels: readonly (SeenOrder & { consignment: string })[],
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ids = parcels.map(({ id }) => id)
    const found = await lockOrders(tx, ids)
    const errors: FieldError[] = repeated(ids).map((index) =>
      orderError(`parcels.${index}`, ids[index] ?? 0, 'twice'),
    )
    const changed = parcels.flatMap(({ id, version, consignment }, index) => {
      const order = found.get(id)
      if (order?.consignment === consignment) return []
      const add = (code: 'unknown' | 'changed' | 'not-allowed') => {
        errors.push(orderError(`parcels.${index}`, id, code))
        return []
      }
      if (!order) return add('unknown')
      if (order.version !== version) return add('changed')
      const { courier } = order
      if (courier === null || order.status !== 'shipped') return add('not-allowed')
      return [{ order, courier, consignment, index }]
    })
    refuseWith(errors)
    for (const courier of COURIERS) {
      const group = changed.filter((one) => one.courier === courier)
      const taken = await findTaken(
        tx,
        courier,
        new Map(group.map(({ order, consignment }) => [order.id, consignment])),
      )
      const again = new Set(repeated(group.map(({ consignment }) => consignment)))
      const used = group.filter(
        ({ consignment }, index) => again.has(index) || taken.has(consignment),
      )
      refuseWith(
        used.map(({ consignment, index }) => ({
          ...{ field: `parcels.${index}.consignment`, code: 'taken' },
          message: `Another parcel of ${COURIER_NAMES[courier]} has the number ${consignment}.`,
        })),
      )
    }
    for (const { order, consignment } of changed) {
      await setConsignment(tx, order.id, consignment)
      const { consignment: former } = order
      await recordChange(
        tx,
        by,
        difference(`order ${order.id}`, { consignment: former }, { consignment }),
      )
    }
    return changed.length
  })
}
