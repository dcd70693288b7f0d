import { asc, sql } from 'drizzle-orm'
import { products } from '../src/db/schema/index.ts'
import type { Db } from '../src/db/session.ts'
import { storeWords } from '../src/search/store-words.queries.ts'

const batchSize = 1000
const amplePieces = 1_000_000

/**
 * Adds copies of the demo products until there are `size` products, all of them in stock. Names
 * and prices vary, so that words and prices are distributed as in a real catalogue.
 */
export async function fillCatalogue(db: Db, size: number): Promise<void> {
  const existing = await db.select().from(products).orderBy(asc(products.id))
  const maxId = existing.at(-1)?.id ?? 0
  const copies = Array.from({ length: Math.max(0, size - existing.length) }, (_, index) => {
    const original = existing[index % existing.length]
    if (!original) throw new Error('The database has no product to copy')
    const number = index % 997
    return {
      ...original,
      id: maxId + 1 + index,
      name: `${original.name} ${number}`,
      price: original.price + (index % 50) * 100,
      searchText: `${original.searchText} ${number}`,
      searchName: `${original.searchName} ${number}`,
    }
  })
  for (let start = 0; start < copies.length; start += batchSize) {
    await db.insert(products).values(copies.slice(start, start + batchSize))
  }
  await db.update(products).set({ quantity: amplePieces, deletedAt: null })
  const numbers = Array.from({ length: 997 }, (_, number) => String(number)).join(' ')
  await storeWords(db, [{ name: '', nameBn: null, keywords: '', searchText: numbers }])
  await db.execute(sql`vacuum analyze ${products}`)
}
