import type { CatalogueRow, RowError } from './read-file.ts'

/** A row with the id of its product: of a stored one, or a new one. */
export interface MatchedRow extends CatalogueRow {
  id: number
}

/**
 * Finds the product of each row: by its id, or by its name when it has none. A row that finds none
 * gets a new id. Two rows of one product are an error.
 */
export function matchRows(
  rows: readonly CatalogueRow[],
  stored: readonly { id: number; name: string }[],
): { matched: MatchedRow[]; errors: RowError[] } {
  const errors: RowError[] = []
  const matched: MatchedRow[] = []
  const idsByName = new Map<string, number[]>()
  for (const { id, name } of stored) idsByName.set(name, [...(idsByName.get(name) ?? []), id])
  const rowsById = new Map<number, number>()
  let nextId = 0
  for (const { id } of stored) nextId = Math.max(nextId, id)
  for (const { patch } of rows) nextId = Math.max(nextId, patch.id ?? 0)
  for (const row of rows) {
    const { id: givenId, name } = row.patch
    const fault = (field: string, message: string) => errors.push({ row: row.row, field, message })
    const named = givenId === undefined && name !== undefined ? (idsByName.get(name) ?? []) : []
    if (givenId === undefined && name === undefined) {
      fault('id', 'Give the id or the name of the product')
      continue
    }
    if (named.length > 1) {
      fault('name', `${named.length} products have this name (${named.join(', ')}). Give the id`)
      continue
    }
    const id = givenId ?? named[0] ?? (nextId += 1)
    const earlier = rowsById.get(id)
    if (earlier !== undefined) {
      fault(givenId === undefined ? 'name' : 'id', `Also the product of row ${earlier}`)
      continue
    }
    rowsById.set(id, row.row)
    if (givenId === undefined && name !== undefined) idsByName.set(name, [id])
    matched.push({ ...row, id })
  }
  return { matched, errors }
}
