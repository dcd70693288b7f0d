import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Product } from '@shop/domain/wire'
import { prepareOnce } from '../db/prepare-once.ts'
import { attributeLabels, products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { findBestOffers } from '../offers/offer.queries.ts'
import { selectProducts } from './product.queries.ts'
import { toProductWire } from './to-product-wire.ts'

/** The Bengali of a product's attributes, by `power=1000`. */
const labelsOfProduct = sql<Record<string, string> | null>`(
  select jsonb_object_agg(${attributeLabels.tag}, ${attributeLabels.labelBn}) from ${attributeLabels}
  where ${attributeLabels.tag} = any(${products.attributes}))`

const productById = prepareOnce((db) =>
  selectProducts(db, {
    description: products.description,
    descriptionBn: products.descriptionBn,
    attributes: products.attributes,
    labels: labelsOfProduct,
  })
    .where(and(eq(products.id, sql.placeholder('id')), isNull(products.deletedAt)))
    .prepare('product_by_id'),
)

/**
 * One product with its description, at the price of the best valid offer of the given order and
 * campaign. Undefined when no product has this id or it is deleted.
 */
export async function findProduct(
  db: Db,
  id: number,
  offer: { orderId: number | null; campaignId: number | null },
): Promise<Product | undefined> {
  const [[row], [best]] = await Promise.all([
    productById(db).execute({ id }),
    findBestOffers(db, [{ productId: id, ...offer }]),
  ])
  return row && toProductWire(row, best)
}
