import { and, asc, desc, isNull, sql, type SQL } from 'drizzle-orm'
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core'
import type { Product } from '@shop/domain/wire'
import { prepareOnce } from '../db/prepare-once.ts'
import { products, searchWords } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { normalizeWords } from './normalize-words.ts'
import { selectProducts } from './product.queries.ts'
import { toProductWire } from './to-product-wire.ts'

const maxLength = 100
const maxWords = 8
/** Matches that are ranked. More would take longer, and a word of so many products ranks nothing. */
const maxRanked = 2000
/** Words this close to the most similar one, as a part of its similarity, are spellings too. */
const similarEnough = 0.8

const productsById = prepareOnce((db) => {
  const ids = sql`${sql.placeholder('ids')}::int[]`
  return selectProducts(db, {})
    .where(and(sql`${products.id} = any(${ids})`, isNull(products.deletedAt)))
    .orderBy(sql`array_position(${ids}, ${products.id})`)
    .prepare('found_products')
})

/** The products that match a text, best first. */
export async function searchProducts(db: Db, text: string, limit: number): Promise<Product[]> {
  const ids = await findMatches(db, text, limit)
  if (ids.length === 0) return []
  const rows = await productsById(db).execute({ ids })
  return rows.map((row) => toProductWire(row))
}

/**
 * Ids of the products that contain every word of a text, best first: names before keywords, then
 * products in stock. If there are none, words are replaced by the most similar known words.
 */
export async function findMatches(db: Db, text: string, limit: number): Promise<number[]> {
  const normalized = normalizeWords([...text].slice(0, maxLength).join(''))
  if (!normalized) return []
  const words = normalized.split(' ').slice(0, maxWords)
  const exact = await containingAll(
    db,
    words.map((word) => [word]),
    limit,
  )
  if (exact.length > 0 || !(await hasTrigrams(db))) return exact
  const spellings = await findSpellings(db, words)
  const similar = await containingAll(db, spellings, limit)
  if (similar.length > 0 || spellings.length < 2) return similar
  // One wrong word must not hide the matches of the others.
  return await containingMost(db, spellings, limit)
}

/** Statements for 1 to `maxWords` words: each word has its own condition, which an index serves. */
const statementsByWordCount = Array.from({ length: maxWords }, (_, index) => {
  const words = Array.from({ length: index + 1 }, (_, word) => `patterns${word}`)
  return {
    containingAll: prepareOnce((db) => {
      const ranked = rankable(db, and(...words.map((word) => contains(products.searchText, word))))
      return db
        .select({ id: ranked.id })
        .from(ranked)
        .orderBy(
          desc(sql`${ranked.searchName} like ${sql.placeholder('beginning')}`),
          desc(sql`${ranked.searchName} like ${sql.placeholder('inside')}`),
          desc(contains(ranked.searchName, 'patterns0')),
          desc(sql`${ranked.quantity} > 0`),
          asc(ranked.id),
        )
        .limit(sql.placeholder('limit'))
        .prepare(`containing_all_${index}`)
    }),
    containingMost: prepareOnce((db) => {
      const ranked = rankable(db, contains(products.searchText, 'patterns'))
      const counts = words.map((word) => sql`(${contains(ranked.searchText, word)})::int`)
      return db
        .select({ id: ranked.id })
        .from(ranked)
        .orderBy(
          desc(sql.join(counts, sql` + `)),
          desc(sql`${ranked.quantity} > 0`),
          asc(ranked.id),
        )
        .limit(sql.placeholder('limit'))
        .prepare(`containing_most_${index}`)
    }),
  }
})

/** Products that contain, for each word, one of its spellings. A word matches at its beginning. */
async function containingAll(db: Db, words: readonly string[][], limit: number): Promise<number[]> {
  const phrase = words.map(([spelling]) => spelling).join(' ')
  const rows = await statementsByWordCount[words.length - 1]?.containingAll(db).execute({
    ...patternsByWord(words),
    beginning: ` ${phrase}%`,
    inside: `% ${phrase}%`,
    limit,
  })
  return (rows ?? []).map(({ id }) => id)
}

/** Products that contain any of the words, those with the most words first. */
async function containingMost(
  db: Db,
  words: readonly string[][],
  limit: number,
): Promise<number[]> {
  const rows = await statementsByWordCount[words.length - 1]?.containingMost(db).execute({
    ...patternsByWord(words),
    patterns: toPatterns(words.flat()),
    limit,
  })
  return (rows ?? []).map(({ id }) => id)
}

function rankable(db: Db, matching: SQL | undefined) {
  const { id, searchText, searchName, quantity } = products
  return db
    .select({ id, searchText, searchName, quantity })
    .from(products)
    .where(and(isNull(products.deletedAt), matching))
    .limit(maxRanked)
    .as('ranked')
}

/** Whether a column matches one of the patterns in the array parameter `name`. */
function contains(column: PgColumn, name: string) {
  return sql`${column} like any(${sql.placeholder(name)}::text[])`
}

function patternsByWord(words: readonly string[][]): Record<string, string[]> {
  return Object.fromEntries(
    words.map((spellings, word) => [`patterns${word}`, toPatterns(spellings)]),
  )
}

function toPatterns(spellings: readonly string[]): string[] {
  return spellings.map((spelling) => `% ${spelling}%`)
}

const similarWords = prepareOnce((db) => {
  const word = sql<string>`given.word`
  const continued = db
    .select({ word: searchWords.word, similarity: sql<number>`2::real`.as('similarity') })
    .from(searchWords)
    .where(sql`${searchWords.word} like ${word} || '%'`)
    .orderBy(sql`length(${searchWords.word})`)
    .limit(1)
  const similar = db
    .select({
      word: searchWords.word,
      similarity: sql<number>`similarity(${searchWords.word}, ${word})`.as('similarity'),
    })
    .from(searchWords)
    .where(sql`${searchWords.word} % ${word}`)
    .orderBy(desc(sql`similarity`))
    .limit(4)
  const near = unionAll(continued, similar).as('near')
  return db
    .select({ word, spelling: near.word, similarity: near.similarity })
    .from(sql`unnest(${sql.placeholder('words')}::text[]) as given(word)`)
    .crossJoinLateral(near)
    .orderBy(desc(near.similarity))
    .prepare('similar_words')
})

/** For each word its spellings: the word itself when a product contains it, else the most similar words. */
async function findSpellings(db: Db, words: readonly string[]): Promise<string[][]> {
  const rows = await similarWords(db).execute({ words })
  return words
    .map((given) => {
      const found = rows.filter((row) => row.word === given)
      const best = found[0]?.similarity ?? 0
      if (best === 2) return [given]
      return found
        .filter(({ similarity }) => similarity >= best * similarEnough)
        .map(({ spelling }) => spelling)
    })
    .filter((spellings) => spellings.length > 0)
}

const trigrams = new WeakMap<Db, Promise<boolean>>()

/** Whether the server has pg_trgm, which compares words by similarity. Asked once for each database. */
function hasTrigrams(db: Db): Promise<boolean> {
  const known = trigrams.get(db)
  if (known) return known
  const asked = db
    .execute(sql`select 1 from pg_extension where extname = 'pg_trgm'`)
    .then((rows) => rows.length > 0)
  trigrams.set(db, asked)
  asked.catch(() => trigrams.delete(db))
  return asked
}
