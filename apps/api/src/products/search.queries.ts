import type { ProductWire } from '@shop/domain'
import type { Fragment, Sql } from '../db/client.ts'
import { hasTrigrams } from '../db/migrate.ts'
import { listColumns, listTables } from './columns.ts'
import { toWire, type ProductRow } from './product.ts'
import { searchWords } from './search-words.ts'

const trigrams = new WeakMap<Sql, Promise<boolean>>()
const mostWords = 8
/** Matches looked at before they are ranked: a word that half the shop carries ranks nothing. */
const mostRanked = 2000

/**
 * Ids of the products that hold every word, best first: names before keywords, what is in stock
 * before what is not. Words that no product holds are corrected to the nearest that one does.
 */
export async function matching(sql: Sql, text: string, most: number): Promise<number[]> {
  const words = searchWords([...text].slice(0, 100).join(''))
  if (!words) return []
  const parts = words.split(' ').slice(0, mostWords)
  const exact = await holding(
    sql,
    parts.map((part) => [part]),
    most,
  )
  if (exact.length > 0 || !(await canCompare(sql))) return exact
  const corrected = await correct(sql, parts)
  const found = await holding(sql, corrected, most)
  if (found.length > 0 || corrected.length < 2) return found
  // Nothing holds all of them: one wrong word should not hide what the others mean.
  return await holdingMost(sql, corrected, most)
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

/** Products that hold, for each word, one of its spellings at the beginning of a word. */
async function holding(sql: Sql, words: readonly string[][], most: number): Promise<number[]> {
  if (words.length === 0) return []
  const all = words.reduce<Fragment>(
    (before, spellings) =>
      sql`${before} and p.search_text like any(${patterns(spellings)}::text[])`,
    sql`p.deleted_at is null`,
  )
  const phrase = words.map((spellings) => spellings[0]).join(' ')
  const rows = await sql<{ id: number }[]>`
    select id from (
      select p.id, p.search_name, p.quantity from products p where ${all} limit ${mostRanked}
    ) p
    order by (p.search_name like ${` ${phrase}%`}) desc, (p.search_name like ${`% ${phrase}%`}) desc,
      (p.search_name like any(${patterns(words[0] ?? [])}::text[])) desc, (p.quantity > 0) desc, p.id
    limit ${most}`
  return rows.map((row) => row.id)
}

/** Products that hold any of the words, those with the most of them first. */
async function holdingMost(sql: Sql, words: readonly string[][], most: number): Promise<number[]> {
  const held = words.reduce<Fragment>(
    (sum, spellings) => sql`${sum} + (p.search_text like any(${patterns(spellings)}::text[]))::int`,
    sql`0`,
  )
  const rows = await sql<{ id: number }[]>`
    select id from (
      select p.* from products p
      where p.deleted_at is null and p.search_text like any(${patterns(words.flat())}::text[])
      limit ${mostRanked}
    ) p
    order by ${held} desc, (p.quantity > 0) desc, p.id limit ${most}`
  return rows.map((row) => row.id)
}

/** For each word its likely spellings: itself when a product holds it, else the nearest ones. */
async function correct(sql: Sql, words: readonly string[]): Promise<string[][]> {
  const rows = await sql<{ word: string; near: string; likeness: number }[]>`
    select w.word, d.word as near, d.likeness
    from unnest(${words as string[]}::text[]) as w(word)
    cross join lateral (
      (select s.word, 2::real as likeness from search_words s
        where s.word like w.word || '%' order by length(s.word) limit 1)
      union all
      (select s.word, similarity(s.word, w.word) as likeness from search_words s
        where s.word % w.word order by 2 desc limit 4)
    ) d
    order by d.likeness desc`
  return words
    .map((word) => {
      const near = rows.filter((row) => row.word === word)
      const best = near[0]?.likeness ?? 0
      if (best === 2) return [word]
      return near.filter((row) => row.likeness >= best * 0.8).map((row) => row.near)
    })
    .filter((spellings) => spellings.length > 0)
}

function patterns(spellings: readonly string[]): string[] {
  return spellings.map((spelling) => `% ${spelling}%`)
}

function canCompare(sql: Sql) {
  const known = trigrams.get(sql) ?? hasTrigrams(sql)
  trigrams.set(sql, known)
  known.catch(() => trigrams.delete(sql))
  return known
}
