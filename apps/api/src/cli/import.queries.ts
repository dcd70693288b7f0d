import { sql } from 'drizzle-orm'
import { categories, products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { storeProducts, type ProductDraft } from '../products/write.queries.ts'
import type { CatalogueRow } from './catalogue-file.ts'

/** How many products and categories an import stores, or would store. */
export interface ImportResult {
  created: number
  updated: number
  categories: number
}

const batchSize = 500

/** Thrown to roll a dry run back. */
class DryRun extends Error {}

/**
 * Stores all rows or none. A row without an id updates the product of its name, or creates one;
 * missing categories are created. A dry run stores everything and rolls it back.
 * @param progress called with the number of stored rows
 */
export async function importCatalogue(
  db: Db,
  rows: readonly CatalogueRow[],
  options: { dryRun: boolean; progress?: (stored: number) => void },
): Promise<ImportResult> {
  let result: ImportResult = { created: 0, updated: 0, categories: 0 }
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`lock table ${products} in share row exclusive mode`)
      const { ids, created } = await storeCategories(tx, rows)
      const stored = await tx.select({ id: products.id, name: products.name }).from(products)
      const byName = new Map(stored.map(({ id, name }) => [name, id]))
      const existing = new Set(stored.map(({ id }) => id))
      let nextId = Math.max(0, ...existing, ...rows.map((row) => row.id ?? 0)) + 1
      const drafts = rows.map((row) => {
        const id = row.id ?? byName.get(row.name) ?? nextId++
        byName.set(row.name, id)
        return toDraft(row, id, ids.get(row.category.toLowerCase()) ?? 0)
      })
      for (let start = 0; start < drafts.length; start += batchSize) {
        await storeProducts(tx, drafts.slice(start, start + batchSize))
        options.progress?.(Math.min(start + batchSize, drafts.length))
      }
      const updated = drafts.filter(({ id }) => existing.has(id)).length
      result = { created: drafts.length - updated, updated, categories: created }
      if (options.dryRun) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  return result
}

/** Creates the missing categories of the rows. Returns the ids of all by their names in lower case. */
async function storeCategories(db: Db, rows: readonly CatalogueRow[]) {
  const names = new Map(rows.map(({ category }) => [category.toLowerCase(), category]))
  const stored = await db
    .select({ id: categories.id, key: sql<string>`lower(${categories.name})` })
    .from(categories)
  const ids = new Map(stored.map(({ id, key }) => [key, id]))
  const firstId = Math.max(0, ...ids.values()) + 1
  const missing = [...names]
    .filter(([key]) => !ids.has(key))
    .map(([key, name], index) => ({ key, id: firstId + index, name, category: name }))
  if (missing.length > 0) await db.insert(categories).values(missing)
  for (const { key, id } of missing) ids.set(key, id)
  return { ids, created: missing.length }
}

function toDraft(row: CatalogueRow, id: number, categoryId: number): ProductDraft {
  const { row: _, category, offerProductId, offerPrice, offerImage, ...same } = row
  return {
    ...same,
    id,
    categoryId,
    categoryWords: category,
    offer:
      offerProductId === null || offerPrice === null
        ? null
        : { productId: offerProductId, price: offerPrice, image: offerImage },
    deletedAt: null,
  }
}
