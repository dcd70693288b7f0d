import { canChangeStatus, type CourierId } from '@shop/domain'
import type { FieldError } from '@shop/domain/wire'
import { difference, recordChange, type Author } from '../changes/change.queries.ts'
import { findFaults, writeCourierFile } from '../couriers/courier-file.ts'
import type { FileOptions, Parcel } from '../couriers/courier.ts'
import { couriers } from '../couriers/couriers.ts'
import type { Db } from '../db/session.ts'
import { insertHistory } from '../orders/order-state.queries.ts'
import { inTransaction } from '../orders/place-order.queries.ts'
import { lockOrders, setShipped, withLines, type ParcelRow } from './parcel.queries.ts'
import { orderError, refuseWith, repeated } from './refused.ts'

/** An order of the version that somebody has seen. */
export interface SeenOrder {
  id: number
  version: number
}

interface HandOver extends FileOptions {
  courier: CourierId
  orders: readonly SeenOrder[]
}

/**
 * Hands orders over to a courier in one transaction: all of them, or none. An order that this courier has got
 * before counts, and does not change again, so that the same request returns the same file.
 * @throws Refused for orders that are not ready or do not fit into the file
 */
export function handOver(db: Db, by: Author, request: HandOver) {
  const { courier, orders: seen, ...options } = request
  return inTransaction(db, async (tx) => {
    const ids = seen.map(({ id }) => id)
    const found = await lockOrders(tx, ids)
    const isBefore = (id: number) => {
      const order = found.get(id)
      return order?.status === 'shipped' && order.courier === courier
    }
    const errors: FieldError[] = repeated(ids).map((index) =>
      orderError(`orders.${index}`, ids[index] ?? 0, 'twice'),
    )
    for (const [index, { id, version }] of seen.entries()) {
      const order = found.get(id)
      const add = (code: 'unknown' | 'changed' | 'not-allowed') =>
        errors.push(orderError(`orders.${index}`, id, code))
      if (!order) add('unknown')
      else if (isBefore(id)) continue
      else if (order.version !== version) add('changed')
      else if (!canChangeStatus(order.status, 'shipped')) add('not-allowed')
    }
    if (couriers[courier].needsStore && options.storeId === undefined) {
      const message = 'Enter the number of the store.'
      errors.push({ field: 'storeId', code: 'store', message })
    }
    refuseWith(errors)
    const rows = new Map((await withLines(tx, [...found.values()])).map((row) => [row.id, row]))
    const parcels = ids.flatMap((id) => toParcel(rows.get(id)))
    refuseWith(
      findFaults(courier, parcels).map(({ id, field, code, message }) => ({
        ...{ field: `orders.${ids.indexOf(id)}.${field}`, code, message },
      })),
    )
    const file = writeCourierFile(courier, parcels, options)
    const changed = [...found.values()].filter(({ id }) => !isBefore(id))
    await setShipped(
      tx,
      changed.map(({ id }) => id),
      courier,
    )
    for (const order of changed) {
      const change = { orderId: order.id, fromStatus: order.status, toStatus: 'shipped' as const }
      await insertHistory(tx, { ...change, reason: null, staffId: by.staffId })
      await recordChange(
        tx,
        by,
        difference(`order ${order.id}`, { courier: order.courier }, { courier }),
      )
    }
    return { file, handedOver: changed.length, before: found.size - changed.length }
  })
}

function toParcel(order: ParcelRow | undefined): Parcel[] {
  if (!order) return []
  const { id, deliveryName: name, deliveryPhone: phone, deliveryAddress: address, total } = order
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return [{ id, name, phone, address, toCollect: total, pieces }]
}
