import { asc, eq, gt, sql } from 'drizzle-orm'
import { categories, products, searchWords } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { storeWords } from '../search/store-words.queries.ts'
import { searchTexts } from './write.queries.ts'

const batchSize = 500

/**
 * Writes the search texts of all products again when there are products and no words: after a
 * migration that emptied `search_words`, because texts are normalised otherwise since. The words are
 * stored last and together, so that the next call continues one that was interrupted.
 * @returns how many products were read
 */
export async function reindexIfNeeded(db: Db): Promise<number> {
  const [known] = await db.select({ word: searchWords.word }).from(searchWords).limit(1)
  if (known) return 0
  let done = 0
  for await (const rows of allTexts(db)) {
    await storeTexts(db, rows)
    done += rows.length
  }
  await db.transaction(async (tx) => {
    for await (const rows of allTexts(tx)) await storeWords(tx, rows)
  })
  return done
}

/** The search texts of all products, in the order of their ids. */
async function* allTexts(db: Db) {
  for (let last = 0; ;) {
    const rows = await db
      .select({
        id: products.id,
        name: products.name,
        nameBn: products.nameBn,
        keywords: products.keywords,
        attributes: products.attributes,
        categoryWords: categories.name,
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(gt(products.id, last))
      .orderBy(asc(products.id))
      .limit(batchSize)
    const next = rows.at(-1)?.id
    if (next === undefined) return
    last = next
    yield rows.map((row) => ({ ...row, ...searchTexts(row) }))
  }
}

/** Stores the texts of products that have others. */
async function storeTexts(
  db: Db,
  rows: readonly { id: number; searchText: string; searchName: string }[],
) {
  await db.execute(sql`
    update ${products} set search_text = given.search_text, search_name = given.search_name
    from unnest(${sql.param(rows.map(({ id }) => id))}::int[],
      ${sql.param(rows.map(({ searchText }) => searchText))}::text[],
      ${sql.param(rows.map(({ searchName }) => searchName))}::text[]
    ) as given(id, search_text, search_name)
    where ${products.id} = given.id
      and (${products.searchText}, ${products.searchName}) is distinct from (given.search_text, given.search_name)`)
}
