import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { attributeLabels, products } from '../db/schema/index.ts'
import { continueIdentity } from '../db/identity.queries.ts'
import type { Db } from '../db/session.ts'
import { attributeWords } from './attribute-tags.ts'
import { joinedPairs, normalizeWords, wordsOf } from '../search/normalize-words.ts'
import { toDescription } from './to-description.ts'
import { storeWords } from '../search/store-words.queries.ts'

/** Every column that a product is stored with; rating, reviews and time of creation are kept. */
export type StoredProduct = Required<
  Omit<typeof products.$inferInsert, 'rating' | 'reviews' | 'createdAt' | 'search'>
>

/** The columns that a draft has under the same name. */
type SameColumns = Omit<
  StoredProduct,
  | 'image'
  | 'image2'
  | 'image3'
  | 'image4'
  | 'keywords'
  | 'searchText'
  | 'searchName'
  | 'offerProductId'
  | 'offerPrice'
  | 'offerImage'
>

/** A product to be stored: prices in poisha, `description` HTML that is not sanitised yet, or plain text. */
export interface ProductDraft extends SameColumns {
  /** Words of the category, for search. */
  categoryWords: string
  /** Up to four media paths. */
  images: readonly string[]
  keywords: readonly string[]
  /** The product offered after an order of this one, and its price in poisha. */
  offer: { productId: number; price: number; image: string | null } | null
}

const batchSize = 100

/** Stores the Bengali of values of attributes; a stored one is replaced. */
export async function storeAttributeLabels(
  db: Db,
  labels: readonly (typeof attributeLabels.$inferInsert)[],
): Promise<void> {
  if (labels.length === 0) return
  await db
    .insert(attributeLabels)
    .values([...labels])
    .onConflictDoUpdate({ target: attributeLabels.tag, set: { labelBn: sql`excluded.label_bn` } })
}

/** Stores products; a stored product of the same id is replaced. What is offered must not have an offer of its own. */
export async function storeProducts(db: Db, drafts: readonly ProductDraft[]): Promise<void> {
  const offeredFirst = [
    ...drafts.filter(({ offer }) => offer === null),
    ...drafts.filter(({ offer }) => offer !== null),
  ]
  for (let start = 0; start < drafts.length; start += batchSize) {
    await replaceProducts(db, offeredFirst.slice(start, start + batchSize).map(toRow))
  }
}

/**
 * Stores the rows of products in one statement; a stored product of the same id is replaced.
 * A caller that read a row before must have locked it.
 */
export async function replaceProducts(db: Db, rows: readonly StoredProduct[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(products)
    .values([...rows])
    .onConflictDoUpdate({ target: products.id, set: replacement(rows[0] ?? {}) })
  await continueIdentity(db, products)
  await storeWords(db, rows)
}

/**
 * The texts that search compares with, and from which the column `search` is made. Words of the name
 * are also there joined with the next one.
 */
export function searchTexts(product: {
  name: string
  nameBn: string | null
  keywords: string
  attributes: readonly string[]
  categoryWords: string
}): Pick<StoredProduct, 'searchText' | 'searchName'> {
  const { name, nameBn, keywords, attributes, categoryWords } = product
  const names = [name, nameBn ?? ''].join(' ')
  const pairs = joinedPairs(wordsOf(names)).map(({ word }) => word)
  return {
    searchText: ` ${normalizeWords(
      [names, keywords, attributeWords(attributes), categoryWords, ...pairs].join(' '),
    )}`,
    searchName: ` ${normalizeWords(names)}`,
  }
}

/** Sets every column of a row to its new value. */
function replacement(row: object): Record<string, SQL> {
  const { id, ...columns } = getTableColumns(products)
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([field]) => field in row)
      .map(([field, { name }]) => [field, sql`excluded.${sql.identifier(name)}`]),
  )
}

function toRow(draft: ProductDraft): StoredProduct {
  const { categoryWords, images, offer, ...same } = draft
  const keywords = draft.keywords.join(' ')
  return {
    ...same,
    image: images[0] ?? null,
    image2: images[1] ?? null,
    image3: images[2] ?? null,
    image4: images[3] ?? null,
    quantity: Math.max(0, draft.quantity),
    description: toDescription(draft.description),
    descriptionBn: draft.descriptionBn && toDescription(draft.descriptionBn),
    keywords,
    ...searchTexts({ ...draft, keywords }),
    offerProductId: offer?.productId ?? null,
    offerPrice: offer?.price ?? null,
    offerImage: offer?.image ?? null,
  }
}
