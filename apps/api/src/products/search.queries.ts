import { and, asc, desc, isNull, sql, type SQL } from 'drizzle-orm'
import type { Product } from '@shop/domain/wire'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { prepareOnce } from '../db/prepare-once.ts'
import { discountPercent, products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { findMarks } from './search-marks.ts'
import { findTerms, type SearchTerm } from './search-terms.ts'
import { selectProducts } from './product.queries.ts'
import { toProductWire } from './to-product-wire.ts'

const maxWords = 8
/** Matches that are ranked for each that is wanted, and the least of them. More would take longer. */
const rankedForEach = 4
const leastRanked = 600

/** What a text finds. */
export interface Matches {
  /** Ids of products, best first. */
  ids: number[]
  terms: SearchTerm[]
  /** The text without its typing errors; null when it has none. */
  corrected: string | null
}

/** Products that a text finds, and the words of their names that matched. */
export interface FoundProducts {
  data: Product[]
  marks: string[]
  corrected: string | null
}

const productsById = prepareOnce((db) => {
  const ids = sql`${sql.placeholder('ids')}::int[]`
  return selectProducts(db, {})
    .where(and(sql`${products.id} = any(${ids})`, isNull(products.deletedAt)))
    .orderBy(sql`array_position(${ids}, ${products.id})`)
    .prepare('found_products')
})

/** The products that match a text, best first. */
export async function searchProducts(db: Db, text: string, limit: number): Promise<FoundProducts> {
  const { ids, terms, corrected } = await findMatches(db, text, limit)
  if (ids.length === 0) return { data: [], marks: [], corrected: null }
  const rows = await productsById(db).execute({ ids })
  const data = rows.map((row) => toProductWire(row))
  return { data, marks: findMarks(data, terms), corrected }
}

/**
 * The products that have every word of a text, or a synonym of it, or when the word is no word of a
 * product what is spelt or sounds most like it. If there are none, a word that had to be replaced may be
 * missing, and then any other.
 * Ranked by match (names before keywords, the given word before others), then stock, then discount.
 */
export async function findMatches(db: Db, text: string, limit: number): Promise<Matches> {
  const terms = await findTerms(db, text)
  const corrected = terms.some((term) => term.corrected !== null)
    ? terms.map((term) => term.corrected ?? term.given).join(' ')
    : null
  const ids = terms.length === 0 ? [] : await rankTerms(db, terms, limit)
  return { ids, terms, corrected: ids.length > 0 ? corrected : null }
}

async function rankTerms(db: Db, terms: readonly SearchTerm[], limit: number): Promise<number[]> {
  // Of a word that thousands of products have, those that have it in their name are ranked.
  const inNames = await rank(db, terms, 'all meant in names', limit)
  if (inNames.length === limit) return inNames
  const all = await rank(db, terms, 'all', limit)
  if (all.length > 0) return all
  const known = terms.filter((term) => term.corrected === null)
  const ofKnown = known.length > 0 ? await rank(db, known, 'all', limit) : []
  return ofKnown.length > 0 ? ofKnown : await rank(db, terms, 'any', limit)
}

/** Which products are ranked: those with all words or any, and whether in their names. */
type Scope = 'all meant in names' | 'all' | 'any'

/** Statements for 1 to `maxWords` words. */
const statements = Array.from({ length: maxWords }, (_, index) =>
  prepareOnce((db) => {
    const { id, quantity, search, searchName } = products
    const ranked = db
      .select({
        id,
        quantity,
        search,
        searchName,
        discount: discountPercent(products).as('discount'),
      })
      .from(products)
      .where(and(isNull(products.deletedAt), matches(search, 'all')))
      .limit(sql.placeholder('ranked'))
      .as('ranked')
    const has = (name: string) => sql`(${matches(ranked.search, name)})::int`
    const words = Array.from({ length: index + 1 }, (__, word) => word)
    const count = sum(words.map((word) => has(`any${word}`)))
    const score = sum([
      ...words.flatMap((word) => [
        sql`2 * ${has(`meant${word}`)}`,
        sql`2 * ${has(`anyInName${word}`)}`,
        sql`3 * ${has(`meantInName${word}`)}`,
      ]),
      sql`2 * (${ranked.searchName} like ${sql.placeholder('beginning')})::int`,
      sql`(${ranked.searchName} like ${sql.placeholder('inside')})::int`,
    ])
    return db
      .select({ id: ranked.id, count: sql<number>`${count}`.as('count') })
      .from(ranked)
      .orderBy(
        desc(sql`count`),
        desc(score),
        desc(sql`${ranked.quantity} > 0`),
        desc(ranked.discount),
        asc(ranked.id),
      )
      .limit(sql.placeholder('limit'))
      .prepare(`ranked_products_${index}`)
  }),
)

function matches(column: PgColumn, name: string) {
  return sql`${column} @@ ${sql.placeholder(name)}::tsquery`
}

function sum(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql` + `)
}

/** The best matches: those with as many of the words as the first one. */
async function rank(
  db: Db,
  terms: readonly SearchTerm[],
  scope: Scope,
  limit: number,
): Promise<number[]> {
  const parameters = terms.map((term, word) => {
    const meant = lexemes(term.meant)
    const any = [...meant, ...lexemes(term.also)]
    const beginning = (weight: string) =>
      term.beginning === null ? [] : [`'${term.beginning}':*${weight}`]
    const inName = (names: readonly string[]) => names.map((name) => `${name}:A`)
    return {
      [`any${word}`]: [...any, ...beginning('')].join(' | '),
      [`meant${word}`]: meant.join(' | '),
      [`anyInName${word}`]: [...inName(any), ...beginning('A')].join(' | '),
      [`meantInName${word}`]: inName(meant).join(' | '),
    }
  })
  const phrase = terms.map(({ meant }) => meant[0]).join(' ')
  const rows = await statements[terms.length - 1]?.(db).execute({
    ...Object.assign({}, ...parameters),
    all: parameters
      .map(
        (tests, word) =>
          `(${tests[`${scope === 'all meant in names' ? 'meantInName' : 'any'}${word}`]})`,
      )
      .join(scope === 'any' ? ' | ' : ' & '),
    ranked: Math.max(leastRanked, limit * rankedForEach),
    beginning: ` ${phrase}%`,
    inside: `% ${phrase}%`,
    limit,
  })
  const best = rows?.[0]?.count
  return (rows ?? []).filter(({ count }) => count === best).map(({ id }) => id)
}

/** Words of letters and digits need no escape in a tsquery. */
function lexemes(words: readonly string[]): string[] {
  return [...new Set(words)].map((word) => `'${word}'`)
}
