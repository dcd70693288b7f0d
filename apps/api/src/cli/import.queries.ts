import type { Sql } from '../db/client.ts'
import { storeProducts, type ProductDraft } from '../products/write.queries.ts'
import type { CatalogueRow } from './catalogue-file.ts'

/** What an import does, or would do. */
export interface ImportResult {
  created: number
  updated: number
  categories: number
}

class DryRun extends Error {}

/**
 * Stores all rows or none. A row without an id belongs to the product of its name, or is new;
 * missing categories are made. A dry run does everything and then takes it back.
 * @param progress called with how many rows are stored
 */
export async function importCatalogue(
  sql: Sql,
  rows: readonly CatalogueRow[],
  options: { dryRun: boolean; progress?: (done: number) => void },
): Promise<ImportResult> {
  let result: ImportResult = { created: 0, updated: 0, categories: 0 }
  try {
    await sql.begin(async (transaction) => {
      const tx = transaction as unknown as Sql
      await tx`set local statement_timeout = 0`
      await tx`lock table products in share row exclusive mode`
      const { ids, made } = await categoriesOf(tx, rows)
      const known = await tx<{ id: number; name: string }[]>`select id, name from products`
      const byName = new Map(known.map((product) => [product.name, product.id]))
      const existing = new Set(known.map((product) => product.id))
      let next = Math.max(0, ...existing, ...rows.map((row) => row.id ?? 0)) + 1
      const drafts = rows.map((row) => {
        const id = row.id ?? byName.get(row.name) ?? next++
        byName.set(row.name, id)
        return draftOf(row, id, ids.get(row.category.toLowerCase()) ?? 0)
      })
      const size = 500
      for (let start = 0; start < drafts.length; start += size) {
        await storeProducts(tx, drafts.slice(start, start + size))
        options.progress?.(Math.min(start + size, drafts.length))
      }
      const updated = drafts.filter((draft) => existing.has(draft.id)).length
      result = { created: drafts.length - updated, updated, categories: made }
      if (options.dryRun) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  return result
}

async function categoriesOf(sql: Sql, rows: readonly CatalogueRow[]) {
  const wanted = new Map(rows.map((row) => [row.category.toLowerCase(), row.category]))
  const known = await sql<{ id: number; key: string }[]>`
    select id, lower(name) as key from categories`
  const ids = new Map(known.map((category) => [category.key, category.id]))
  let next = Math.max(0, ...ids.values()) + 1
  let made = 0
  for (const [key, name] of wanted) {
    if (ids.has(key)) continue
    await sql`insert into categories (id, name, category) values (${next}, ${name}, ${name})`
    ids.set(key, next)
    next += 1
    made += 1
  }
  return { ids, made }
}

function draftOf(row: CatalogueRow, id: number, categoryId: number): ProductDraft {
  const { offerProductId, offerPrice, offerImage } = row
  return {
    id,
    categoryId,
    categoryWords: row.category,
    name: row.name,
    price: row.price,
    discountPrice: row.discountPrice,
    quantity: row.quantity,
    productType: row.productType,
    images: row.images,
    color: row.color,
    size: row.size,
    description: row.description,
    keywords: row.keywords,
    offer:
      offerProductId === null || offerPrice === null
        ? null
        : { productId: offerProductId, price: offerPrice, image: offerImage },
    deletedAt: null,
  }
}
