import { finalPrice } from '@shop/domain'
import type { Db } from '../db/session.ts'
import { reindexIfNeeded } from '../products/reindex.queries.ts'
import { photoName } from '../photos/photo-path.ts'
import { listPhotoPaths } from '../photos/photo.queries.ts'
import { applyPatch, type FieldChange } from './apply-patch.ts'
import type { CurrentProduct } from './columns.ts'
import {
  changeProducts,
  createCategories,
  deleteProduct,
  findProducts,
  listCategoryIds,
  listKnownProducts,
  listTags,
  readGivenIds,
  withImportLock,
  type KnownProduct,
} from './import.queries.ts'
import { matchRows, type MatchedRow } from './match-rows.ts'
import { readCatalogueFile, type CatalogueFormat, type RowMessage } from './read-file.ts'
import { spellRows } from './spell-rows.ts'

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
  errors: RowMessage[]
  /** Names that were given in another spelling, and new ones that are near another. */
  notices: RowMessage[]
  /** Removed products that stay hidden, because an order, a campaign or an offer refers to them. */
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
  /** Called for each product that changes, in the order of the file, once the change is stored. */
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
    const known = await listKnownProducts(db)
    const matched = matchRows(read.rows, known, await readGivenIds(db))
    const stored = { categories: [...(await listCategoryIds(db)).keys()], tags: await listTags(db) }
    const spelled = spellRows(matched.matched, stored)
    const named = withPhotos(spelled.rows, await listPhotoPaths(db))
    const plan = await planImport(db, named, known, options)
    const messages = {
      errors: [...read.errors, ...matched.errors, ...plan.errors].sort((a, b) => a.row - b.row),
      notices: [...matched.notices, ...spelled.notices].sort((a, b) => a.row - b.row),
    }
    if (options.dryRun || (messages.errors.length > 0 && !options.skipWrong)) {
      return { ...plan, ...messages }
    }
    const wrong = new Set(messages.errors.map(({ row }) => row))
    const rows = named.filter(({ row }) => !wrong.has(row))
    const result = await storeRows(db, rows, known, plan.newCategories, options)
    return { ...result, ...messages, errors: [...messages.errors, ...result.errors] }
  }
  if (options.dryRun) return await run()
  return await withImportLock(db, async () => {
    // Storing adds words, by which a later start knows that the search texts are complete.
    await reindexIfNeeded(db)
    return await run()
  })
}

/** Replaces the names of photos that were added by their paths. */
function withPhotos(
  rows: readonly MatchedRow[],
  photos: ReadonlyMap<string, string>,
): MatchedRow[] {
  if (photos.size === 0) return [...rows]
  const pathOf = (path: string) =>
    /^[a-z]+:/.test(path) ? path : (photos.get(photoName(path)) ?? path)
  return rows.map(({ patch, ...row }) => ({
    ...row,
    patch: {
      ...patch,
      ...(patch.images && { images: patch.images.map(pathOf) }),
      ...(patch.offerImage && { offerImage: pathOf(patch.offerImage) }),
    },
  }))
}

function emptyResult(): ImportResult {
  return {
    created: 0,
    changed: 0,
    removed: 0,
    unchanged: 0,
    newCategories: [],
    errors: [],
    notices: [],
    kept: [],
    stored: false,
  }
}

const pricesOf = (known: readonly KnownProduct[]) =>
  new Map(known.map(({ id, price }) => [id, price]))

/** Computes the changes of all rows from what is stored now. Reads only, and reports in a dry run. */
async function planImport(
  db: Db,
  rows: readonly MatchedRow[],
  known: readonly KnownProduct[],
  options: ImportOptions,
): Promise<ImportResult> {
  const result = emptyResult()
  const { onChange, onProgress }: Partial<ImportOptions> = options.dryRun ? options : {}
  const categoryIds = await listCategoryIds(db)
  const newCategories = new Set<string>()
  const prices = pricesOf(known)
  const categoryIdOf = (name: string) => {
    if (!categoryIds.has(name)) newCategories.add(name)
    return categoryIds.get(name) ?? 0
  }
  let done = 0
  for (const batch of batchesOf(rows, readBatchSize)) {
    const ids = batch.map(({ id }) => id)
    report(
      applyRows(batch, await findProducts(db, ids), { categoryIdOf, prices }),
      result,
      onChange,
    )
    done += batch.length
    onProgress?.(done, rows.length)
  }
  return { ...result, newCategories: [...newCategories] }
}

async function storeRows(
  db: Db,
  rows: readonly MatchedRow[],
  known: readonly KnownProduct[],
  newCategories: string[],
  { onChange, onProgress }: ImportOptions,
): Promise<ImportResult> {
  const result = { ...emptyResult(), newCategories, stored: true }
  await createCategories(db, newCategories)
  const categoryIds = await listCategoryIds(db)
  const categoryIdOf = (name: string) => categoryIds.get(name) ?? 0
  const prices = pricesOf(known)
  let done = 0
  for (const batch of batchesOf(rows, batchSize)) {
    const ids = batch.map(({ id }) => id)
    const applied = await changeProducts(db, ids, (current) =>
      applyRows(batch, current, { categoryIdOf, prices }),
    ).catch((cause: Error) => {
      const first = batch[0]?.row ?? 0
      throw new Error(
        `The import stopped at row ${first}: ${cause.message}. The rows before it are stored.`,
        { cause },
      )
    })
    for (const { id, kind } of applied.changes) {
      if (kind === 'removed' && !(await deleteProduct(db, id))) result.kept.push(id)
    }
    report(applied, result, onChange)
    done += batch.length
    onProgress?.(done, rows.length)
  }
  return result
}

interface AppliedRows {
  /** The products that change, as they are to be stored. */
  products: CurrentProduct[]
  changes: ProductChange[]
  unchanged: number
  errors: RowMessage[]
}

/** Applies rows to the stored products, in the order of the file. */
function applyRows(
  rows: readonly MatchedRow[],
  stored: ReadonlyMap<number, CurrentProduct>,
  { categoryIdOf, prices }: { categoryIdOf: (name: string) => number; prices: Map<number, number> },
): AppliedRows {
  const applied: AppliedRows = { products: [], changes: [], unchanged: 0, errors: [] }
  const now = new Date().toISOString()
  for (const { row, id, patch } of rows) {
    const current = stored.get(id)
    const result = applyPatch(current, patch, { id, now, categoryIdOf, prices })
    if ('errors' in result) {
      applied.errors.push(...result.errors.map((error) => ({ row, ...error })))
      continue
    }
    const { product, changes, remove } = result
    if (remove) prices.delete(id)
    else prices.set(id, finalPrice(product))
    if (changes.length === 0) {
      applied.unchanged += 1
      continue
    }
    const kind = remove ? 'removed' : current ? 'changed' : 'created'
    applied.products.push(product)
    applied.changes.push({ row, id, name: product.name, kind, changes })
  }
  return applied
}

/** Counts applied rows in `result` and reports their changes. */
function report(applied: AppliedRows, result: ImportResult, onChange: ImportOptions['onChange']) {
  result.unchanged += applied.unchanged
  result.errors.push(...applied.errors)
  for (const change of applied.changes) {
    result[change.kind] += 1
    onChange?.(change)
  }
}

function* batchesOf<T>(rows: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}
