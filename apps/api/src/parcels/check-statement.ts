import type { CourierId } from '@shop/domain'
import { readStatement, type LineError } from '../couriers/read-courier-file.ts'
import type { Db } from '../db/session.ts'
import { compareStatement, type ComparedStatement } from './compare-statement.ts'
import { orderNumber } from './consignments.ts'
import { findParcels, listUnsettled, type ParcelRow } from './parcel.queries.ts'

/** Compares a courier's statement with the orders. Nothing is stored. */
export async function checkStatement(
  db: Db,
  courier: CourierId,
  text: string,
): Promise<ComparedStatement<ParcelRow> | { errors: LineError[] }> {
  const read = readStatement(text)
  if ('errors' in read) return read
  const named = await findParcels(db, {
    ids: read.lines.flatMap(({ number }) => orderNumber(number)),
    consignments: read.lines.map(({ consignment }) => consignment).filter(Boolean),
  })
  const unsettled = await listUnsettled(db, courier)
  return compareStatement(
    courier,
    read.lines,
    named,
    unsettled.map((order) => ({ ...order, lines: [] })),
  )
}
