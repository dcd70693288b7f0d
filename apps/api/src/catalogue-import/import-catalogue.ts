import type { Db } from '../db/session.ts'
import { applyPatch, type CurrentProduct, type FieldChange } from './apply-patch.ts'
import {
  changeProducts,
  createCategories,
  deleteProduct,
  findProducts,
  listCategoryIds,
  listProductNames,
  withImportLock,
} from './import.queries.ts'
import { matchRows, type MatchedRow } from './match-rows.ts'
import { readCatalogueFile, type CatalogueFormat, type RowError } from './read-file.ts'

/** What an import did, or would do, to one product. */
export interface ProductChange {
  row: number
  id: number
  name: string
  kind: 'created' | 'changed' | 'removed'
  changes: FieldChange[]
}

/** The result of an import. Counts are of products. */
export interface ImportResult {
  created: number
  changed: number
  removed: number
  unchanged: number
  newCategories: string[]
  /** Rows that are wrong. Unless `skipWrong` is set, one of them stops the import. */
  errors: RowError[]
  /** Removed products that stay hidden, because an order or a campaign refers to them. */
  kept: number[]
  /** Whether anything may have been stored: false for a dry run and for an import that was stopped. */
  stored: boolean
}

/** How a catalogue file is imported. */
export interface ImportOptions {
  format: CatalogueFormat
  /** Checks the file and reports the changes; stores and locks nothing. */
  dryRun?: boolean
  /** Stores the other rows when some are wrong. */
  skipWrong?: boolean
  /** Called for each product that changes, in the order of the file. */
  onChange?: (change: ProductChange) => void
  /** Called with the number of rows done. */
  onProgress?: (done: number, all: number) => void
}

/** Rows of one transaction: so few that an order which waits for one of them waits briefly. */
const batchSize = 50
const readBatchSize = 500

/**
 * Imports a catalogue file. A column that is absent changes nothing, and a product that is absent
 * stays. The whole file is checked before anything is stored. It is then stored in small
 * transactions, so that orders do not wait.
 * @throws Error when another import is storing
 */
export async function importCatalogue(
  db: Db,
  file: Uint8Array,
  options: ImportOptions,
): Promise<ImportResult> {
  const read = readCatalogueFile(file, options.format)
  if (read.unreadable) return { ...emptyResult(), errors: read.errors }
  const run = async () => {
    const { matched, errors: unmatched } = matchRows(read.rows, await listProductNames(db))
    const errors = [...read.errors, ...unmatched]
    const plan = await planImport(db, matched, options.dryRun ? options : {})
    const result = { ...plan, errors: [...errors, ...plan.errors].sort((a, b) => a.row - b.row) }
    if (options.dryRun || (result.errors.length > 0 && !options.skipWrong)) return result
    const wrong = new Set(result.errors.map(({ row }) => row))
    const stored = await storeRows(
      db,
      matched.filter(({ row }) => !wrong.has(row)),
      plan.newCategories,
      options,
    )
    return { ...stored, errors: [...result.errors, ...stored.errors] }
  }
  return options.dryRun ? await run() : await withImportLock(db, run)
}

function emptyResult(): ImportResult {
  return {
    created: 0,
    changed: 0,
    removed: 0,
    unchanged: 0,
    newCategories: [],
    errors: [],
    kept: [],
    stored: false,
  }
}

/** Computes the changes of all rows from what is stored now. Reads only. */
async function planImport(
  db: Db,
  rows: readonly MatchedRow[],
  { onChange, onProgress }: Pick<ImportOptions, 'onChange' | 'onProgress'>,
): Promise<ImportResult> {
  const result = emptyResult()
  const categoryIds = await listCategoryIds(db)
  const newCategories = new Map<string, string>()
  const categoryIdOf = (name: string) => {
    const key = name.toLowerCase()
    if (!categoryIds.has(key) && !newCategories.has(key)) newCategories.set(key, name)
    return categoryIds.get(key) ?? 0
  }
  let done = 0
  for (const batch of batchesOf(rows, readBatchSize)) {
    const current = await findProducts(
      db,
      batch.map(({ id }) => id),
    )
    for (const row of batch) applyRow(row, current.get(row.id), categoryIdOf, result, onChange)
    done += batch.length
    onProgress?.(done, rows.length)
  }
  return { ...result, newCategories: [...newCategories.values()] }
}

async function storeRows(
  db: Db,
  rows: readonly MatchedRow[],
  newCategories: string[],
  { onChange, onProgress }: ImportOptions,
): Promise<ImportResult> {
  const result = { ...emptyResult(), newCategories, stored: true }
  await createCategories(db, newCategories)
  const categoryIds = await listCategoryIds(db)
  const categoryIdOf = (name: string) => categoryIds.get(name.toLowerCase()) ?? 0
  let done = 0
  for (const batch of batchesOf(rows, batchSize)) {
    const remove: number[] = []
    const ids = batch.map(({ id }) => id)
    const store = changeProducts(db, ids, (current) => {
      const changed: CurrentProduct[] = []
      for (const row of batch) {
        const applied = applyRow(row, current.get(row.id), categoryIdOf, result, onChange)
        if (applied && applied.changes.length > 0) changed.push(applied.product)
        if (applied?.remove) remove.push(row.id)
      }
      return changed
    })
    await store.catch((cause: Error) => {
      const first = batch[0]?.row ?? 0
      throw new Error(
        `The import stopped at row ${first}: ${cause.message}. The rows before it are stored.`,
        { cause },
      )
    })
    for (const id of remove) if (!(await deleteProduct(db, id))) result.kept.push(id)
    done += batch.length
    onProgress?.(done, rows.length)
  }
  return result
}

/** Applies one row and counts it in `result`. Undefined when it is wrong. */
function applyRow(
  row: MatchedRow,
  current: CurrentProduct | undefined,
  categoryIdOf: (name: string) => number,
  result: ImportResult,
  onChange: ImportOptions['onChange'],
) {
  const now = new Date().toISOString()
  const applied = applyPatch(current, row.patch, { id: row.id, now, categoryIdOf })
  if ('errors' in applied) {
    result.errors.push(...applied.errors.map((error) => ({ row: row.row, ...error })))
    return undefined
  }
  const { product, changes, remove } = applied
  const kind = remove ? 'removed' : current ? 'changed' : 'created'
  if (changes.length === 0) result.unchanged += 1
  else {
    result[kind] += 1
    onChange?.({ row: row.row, id: row.id, name: product.name, kind, changes })
  }
  return applied
}

function* batchesOf<T>(rows: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}
