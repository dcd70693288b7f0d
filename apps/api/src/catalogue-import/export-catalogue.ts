import { csvLine } from '../csv/csv-line.ts'
import type { Db } from '../db/session.ts'
import { columns, shownFields, type ColumnName } from './columns.ts'
import { findProducts, listOffers } from './import.queries.ts'

/** The columns of an export: all that are fields of a product. */
export const exportedColumns = (Object.keys(columns) as ColumnName[]).filter(
  (name) => name === 'id' || columns[name].shown !== null,
)

const batchSize = 500

/**
 * The catalogue as lines of CSV, the header first, which `importCatalogue` reads without a change. An offered
 * product is before those that offer it, as a new shop requires.
 */
export async function* exportCatalogue(
  db: Db,
  names: readonly ColumnName[],
): AsyncGenerator<string> {
  yield csvLine(names)
  const ids = offeredFirst(await listOffers(db))
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    const found = await findProducts(db, batch)
    for (const product of batch.flatMap((id) => found.get(id) ?? [])) {
      const shown = shownFields(product)
      yield csvLine(names.map((name) => (name === 'id' ? product.id : (shown[name] ?? null))))
    }
  }
}

/** Ids in the order of `offers`, except that an offered one is before its offer. Two that offer each other keep it. */
function offeredFirst(offers: ReadonlyMap<number, number | null>): number[] {
  const sorted = new Set<number>()
  for (const first of offers.keys()) {
    const chain = new Set<number>()
    let next: number | null | undefined = first
    while (next != null && !chain.has(next) && !sorted.has(next)) {
      chain.add(next)
      next = offers.get(next)
    }
    for (const id of [...chain].reverse()) sorted.add(id)
  }
  return [...sorted]
}
