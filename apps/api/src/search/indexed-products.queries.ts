import { discountPercent, finalPrice, nameKey, toTaka } from '@shop/domain'
import { and, asc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import { normalizeWords } from './normalize-words.ts'
import {
  attributeLabels,
  categories,
  isDiscounted,
  productChanges,
  products,
  searchWords,
} from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { prepareOnce } from '../db/prepare-once.ts'
import type { IndexedProduct } from './product-index.ts'
import type { KnownWord } from './word-list.ts'

/** Separates tags; no value of an attribute has it. */
const separator = '\u001f'
const columns = {
  id: products.id,
  categoryId: products.categoryId,
  isCombo: sql<boolean>`${products.productType} = 'Combo'`,
  isDiscounted: sql<boolean>`coalesce(${isDiscounted(products)}, false)`,
  inStock: sql<boolean>`${products.quantity} > 0`,
  price: products.price,
  discountPrice: products.discountPrice,
  tags: sql<string>`array_to_string(${products.attributes}, ${separator})`,
  searchText: products.searchText,
  searchName: products.searchName,
  categoryNameBn: categories.nameBn,
}

/** What has changed between two reads. */
export interface CatalogueChanges {
  /** Names the moment of this read for the next one. */
  snapshot: string
  /** Ids of products that were added, changed or removed; 0 for categories and labels of tags. */
  ids: number[]
}

const changes = prepareOnce((db) => {
  const since = sql`${sql.placeholder('since')}::pg_snapshot`
  return db
    .select({
      snapshot: sql<string>`pg_current_snapshot()::text`,
      ids: sql<string>`coalesce((
        select string_agg(${productChanges.productId}::text, ',') from ${productChanges}
        where ${productChanges.changedBy} >= pg_snapshot_xmin(${since})
          and not pg_visible_in_snapshot(${productChanges.changedBy}, ${since})), '')`,
    })
    .from(sql`(values (1)) as one`)
    .prepare('catalogue_changes')
})

/**
 * What transactions have changed that were not finished at `snapshot`. The database notes each change
 * with the number of its transaction, so none is missed and every process sees all of them.
 */
export async function readChanges(db: Db, since: string): Promise<CatalogueChanges> {
  const [row] = await changes(db).execute({ since })
  if (!row) throw new Error('The database did not return its snapshot')
  return {
    snapshot: row.snapshot,
    ids: row.ids === '' ? [] : row.ids.split(',').map(Number),
  }
}

/**
 * Forgets changes whose transactions this server has not had: another program has copied the table
 * from another server. Every read would otherwise return them.
 */
export async function forgetForeignChanges(db: Db): Promise<void> {
  await db
    .delete(productChanges)
    .where(sql`${productChanges.changedBy} >= pg_snapshot_xmax(pg_current_snapshot())`)
}

/** Names the present moment for `readChanges`. */
export async function readSnapshot(db: Db): Promise<string> {
  const { rows } = await db.execute<{ snapshot: string }>(
    sql`select pg_current_snapshot()::text as snapshot`,
  )
  const [row] = rows
  if (!row) throw new Error('The database did not return its snapshot')
  return row.snapshot
}

/** The live products of these ids. */
export async function readIndexed(db: Db, ids: readonly number[]): Promise<IndexedProduct[]> {
  return await read(db, sql`${products.id} = any(${sql.param(ids)}::int[])`)
}

/** The next live products behind an id, in the order of ids. */
export async function readIndexedBehind(
  db: Db,
  id: number,
  limit: number,
): Promise<IndexedProduct[]> {
  return await read(db, gt(products.id, id), limit)
}

async function read(db: Db, where: SQL, limit = 1_000_000): Promise<IndexedProduct[]> {
  const rows = await db
    .select(columns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isNull(products.deletedAt), where))
    .orderBy(asc(products.id))
    .limit(limit)
  return rows.map(
    ({ tags, searchText, searchName, categoryNameBn, price, discountPrice, ...row }) => ({
      ...row,
      words: [...searchText.split(' '), ...normalizeWords(categoryNameBn ?? '').split(' ')],
      nameWords: searchName.split(' '),
      finalPrice: finalPrice({ price, discountPrice }),
      discountPercent: discountPercent({
        price: toTaka(price),
        discountPrice: discountPrice === null ? null : toTaka(discountPrice),
      }),
      tags: tags === '' ? [] : tags.split(separator),
    }),
  )
}

/** The next words of products behind a word. */
export async function readWordsBehind(db: Db, word: string, limit: number): Promise<KnownWord[]> {
  const { sound, shown } = searchWords
  return await db
    .select({ word: searchWords.word, sound, shown })
    .from(searchWords)
    .where(gt(searchWords.word, word))
    .orderBy(asc(searchWords.word))
    .limit(limit)
}

/** The stored words among the given ones. */
export async function readWords(db: Db, words: readonly string[]): Promise<KnownWord[]> {
  const { word, sound, shown } = searchWords
  return await db
    .select({ word, sound, shown })
    .from(searchWords)
    .where(sql`${word} = any(${sql.param(words)}::text[])`)
}

/** The ids of categories by the keys of their names, and the Bengali of tags. */
export async function readNames(
  db: Db,
): Promise<{ categories: Map<string, number>; labels: Map<string, string> }> {
  const [names, labels] = await Promise.all([
    db.select({ id: categories.id, name: categories.name }).from(categories),
    db.select().from(attributeLabels),
  ])
  return {
    categories: new Map(names.map(({ id, name }) => [nameKey(name), id])),
    labels: new Map(labels.map(({ tag, labelBn }) => [tag, labelBn])),
  }
}
