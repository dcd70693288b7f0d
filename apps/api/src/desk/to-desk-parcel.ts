import { amountToCollect, toTaka } from '@shop/domain'
import type { DeskParcel, ReadStatement } from '@shop/domain/wire'
import { isoTime } from '../orders/to-placed-order.ts'
import type { ComparedStatement } from '../parcels/compare-statement.ts'
import type { ParcelRow } from '../parcels/parcel.queries.ts'

const toLines = ({ lines }: ParcelRow) =>
  lines.map(({ productId, name, image, quantity }) => ({
    ...{ productId, name, picture: image, quantity },
  }))

const toSentOrder = (row: ParcelRow) => ({
  id: row.id,
  number: String(row.id),
  name: row.deliveryName,
  phone: row.deliveryPhone,
  state: row.status,
  version: row.version,
  consignment: row.consignment,
})

/** Converts an order with what is in its parcel to the wire format. */
export const toDeskParcel = (row: ParcelRow): DeskParcel => ({
  ...toSentOrder(row),
  placedAt: isoTime(row.createdAt),
  address: row.deliveryAddress,
  zone: row.shippingZone,
  zoneName: row.zoneName,
  pieces: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  note: row.note,
  courier: row.courier,
  toCollect: amountToCollect(row.status, toTaka(row.total)),
  lines: toLines(row),
})

/** Converts a compared statement to the wire format. */
export function toReadStatement(compared: ComparedStatement<ParcelRow>): ReadStatement {
  return {
    lines: compared.lines.map(({ order, paid, expected, line, number, consignment, result }) => ({
      ...{ line, number, consignment, result },
      paid: toTaka(paid),
      expected: toTaka(expected),
      order: order && { ...toSentOrder(order), lines: toLines(order) },
    })),
    missing: compared.missing.map((order) => ({
      ...toSentOrder(order),
      expected: toTaka(order.expected),
    })),
    paid: toTaka(compared.paid),
    expected: toTaka(compared.expected),
    missingExpected: toTaka(compared.missingExpected),
  }
}
