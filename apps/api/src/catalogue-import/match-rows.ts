import { nameKey } from '@shop/domain'
import { soundKey } from './known-names.ts'
import type { CatalogueRow, RowMessage } from './read-file.ts'

/** A row with the id of its product: of a stored one, or a new one. */
export interface MatchedRow extends CatalogueRow {
  id: number
}

interface NamedProduct {
  id: number
  name: string
}

/**
 * Finds the product of each row: by its id, or by its name when it has none. Names are compared by `nameKey`, and the
 * product keeps the spelling of its own. A row that finds none gets a new id, which no product has had. Two rows of
 * one product are an error. `notices` name what is near another product.
 * @param given ids of removed products, and the last one that was given
 */
export function matchRows(
  rows: readonly CatalogueRow[],
  stored: readonly NamedProduct[],
  given: { last: number; removed: ReadonlySet<number> },
): { matched: MatchedRow[]; errors: RowMessage[]; notices: RowMessage[] } {
  const errors: RowMessage[] = []
  const notices: RowMessage[] = []
  const matched: MatchedRow[] = []
  const names = new Map(stored.map(({ id, name }) => [id, name]))
  const byKey = groupBy(stored, ({ name }) => nameKey(name))
  let bySound: Map<string, NamedProduct[]> | undefined
  const rowsById = new Map<number, number>()
  let nextId = given.last
  for (const id of [...names.keys(), ...given.removed]) nextId = Math.max(nextId, id)
  for (const { patch } of rows) nextId = Math.max(nextId, patch.id ?? 0)

  for (const { row, patch } of rows) {
    const { id: givenId, name } = patch
    const fault = (field: string, message: string) => errors.push({ row, field, message })
    const notice = (message: string) => notices.push({ row, field: 'name', message })
    if (givenId === undefined && name === undefined) {
      fault('id', 'Give the id or the name of the product')
      continue
    }
    const found = givenId === undefined && name !== undefined ? findNamed(byKey, name) : []
    if (found.length > 1) {
      const ids = found.map(({ id }) => id).join(', ')
      fault('name', `${found.length} products have this name (${ids}). Give the id`)
      continue
    }
    const id = givenId ?? found[0]?.id ?? (nextId += 1)
    const earlier = rowsById.get(id)
    if (earlier !== undefined) {
      fault(givenId === undefined ? 'name' : 'id', `Also the product of row ${earlier}`)
      continue
    }
    if (name !== undefined && !names.has(id) && given.removed.has(id)) {
      fault('id', `Product ${id} was removed, and no other product gets its id. Leave the id empty`)
      continue
    }
    rowsById.set(id, row)
    if (name === undefined) {
      matched.push({ row, patch, id })
      continue
    }
    const spelling = found[0]?.name
    if (spelling !== undefined) {
      if (spelling !== name) {
        notice(`"${name}" is product ${id} "${spelling}". To change its name, give its id`)
      }
      matched.push({ row, patch: { ...patch, name: spelling }, id })
      continue
    }
    if (names.get(id) !== name) {
      bySound ??= groupBy(stored, (product) => soundKey(product.name))
      const own = { id, name }
      const isOther = (product: NamedProduct) => product.id !== id
      const same = byKey.get(nameKey(name))?.find(isOther)
      const near = bySound.get(soundKey(name))?.find(isOther)
      if (same) notice(`Product ${same.id} "${same.name}" has this name, too`)
      else if (near) notice(`"${name}" is near product ${near.id} "${near.name}". Is it the same?`)
      add(byKey, nameKey(name), own)
      add(bySound, soundKey(name), own)
    }
    matched.push({ row, patch, id })
  }
  return { matched, errors, notices }
}

/** The products of a name. Of several, the one that is spelled exactly so is meant. */
function findNamed(byKey: ReadonlyMap<string, NamedProduct[]>, name: string): NamedProduct[] {
  const found = byKey.get(nameKey(name)) ?? []
  const exact = found.filter((product) => product.name === name)
  return exact.length > 0 ? exact : found
}

function groupBy(products: readonly NamedProduct[], keyOf: (product: NamedProduct) => string) {
  const groups = new Map<string, NamedProduct[]>()
  for (const product of products) add(groups, keyOf(product), product)
  return groups
}

function add(groups: Map<string, NamedProduct[]>, key: string, product: NamedProduct) {
  const group = groups.get(key)
  if (group) group.push(product)
  else groups.set(key, [product])
}
