import type { ProductWire } from '@shop/domain'
import { hasTrigrams } from '../db/migrate.ts'
import type { Sql } from '../db/client.ts'
import { listColumns, listTables } from './columns.ts'
import { toWire, type ProductRow } from './product.ts'
import { searchWords } from './search-words.ts'

const trigrams = new WeakMap<Sql, Promise<boolean>>()
const mostWords = 8

/**
 * Ids of the products that match, best first: those that hold every word, names before keywords,
 * and when they are few, those that are spelt alike.
 */
export async function matching(sql: Sql, text: string, most: number): Promise<number[]> {
  const words = searchWords([...text].slice(0, 100).join(''))
  if (!words) return []
  const parts = words.split(' ').slice(0, mostWords)
  const holdsAll = parts.reduce(
    (all, part) => sql`${all} and p.search_text like ${`% ${part}%`}`,
    sql`p.deleted_at is null`,
  )
  const exact = await sql<{ id: number }[]>`
    select p.id from products p where ${holdsAll}
    order by (p.search_name like ${` ${words}%`}) desc, (p.search_name like ${`% ${words}%`}) desc,
      (p.search_name like ${`% ${parts[0] ?? ''}%`}) desc, (p.quantity > 0) desc, p.id
    limit ${most}`
  const found = exact.map((row) => row.id)
  if (found.length >= Math.min(most, 4) || words.length < 3 || !(await canCompare(sql)))
    return found
  const alike = await sql<{ id: number; likeness: number }[]>`
    select id, likeness from fuzzy_products(${words}, ${Math.min(most, 40)})`
  // What is far less alike than the best is noise: "blander" means blenders, not "under bed".
  const best = Math.max(0, ...alike.map((row) => row.likeness))
  const close = alike.filter((row) => row.likeness >= best * 0.85)
  return [...new Set([...found, ...close.map((row) => row.id)])].slice(0, most)
}

/** The products that match a text, best first. */
export async function searchProducts(sql: Sql, text: string, most: number): Promise<ProductWire[]> {
  const ids = await matching(sql, text, most)
  if (ids.length === 0) return []
  const rows = await sql<ProductRow[]>`
    select ${listColumns(sql)} from ${listTables(sql)}
    where p.id = any(${ids}::int[]) and p.deleted_at is null
    order by array_position(${ids}::int[], p.id)`
  return rows.map((row) => toWire(row))
}

function canCompare(sql: Sql) {
  const known = trigrams.get(sql) ?? hasTrigrams(sql)
  trigrams.set(sql, known)
  known.catch(() => trigrams.delete(sql))
  return known
}
