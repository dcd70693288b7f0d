import { discountPercent, toTaka, type ProductWire } from '@shop/domain'
import type { Product } from '@shop/domain/wire'
import { toAttributes } from './attribute-tags.ts'
import type { ProductRow } from './product.queries.ts'

/** A special price in poisha, and the order or the campaign that it belongs to. */
export interface OfferPrice {
  price: number
  orderId: number | null
  campaignId: number | null
}

/**
 * A product as the API serves it. An offer replaces the discount price.
 * Fields of the same name in row and wire are copied, so a new one needs no line here. A field that
 * is missing in either fails the type check.
 */
export function toProductWire(
  row: ProductRow & {
    description?: string
    descriptionBn?: string | null
    attributes?: string[]
    labels?: Record<string, string> | null
  },
  offer?: OfferPrice,
): Product {
  const { offerProductId, offerName, offerDeletedAt, offerImage, categoryId, labels, ...same } = row
  const price = toTaka(row.price)
  const discountPoisha = offer ? offer.price : row.discountPrice
  const discountPrice =
    discountPoisha !== null && discountPoisha > 0 ? toTaka(discountPoisha) : null
  return exact<Product>()({
    ...same,
    productId: row.id,
    price,
    discountPrice,
    discount: discountPercent({ price, discountPrice }),
    category: { name: row.category },
    stock: row.quantity,
    attributes: toAttributes(row.attributes ?? [], labels ?? {}),
    description: row.description ?? '',
    descriptionBn: row.descriptionBn ?? null,
    campaign_id: offer?.campaignId ?? null,
    order_id: offer?.orderId ?? null,
    CheckoutDiscountProduct: checkoutProduct(row),
    CheckoutDiscountImage: offerImage,
    deletedAt: null,
    currentPrice: discountPrice,
  })
}

/** Fails the type check when a value has fewer or more fields than T. */
function exact<T>() {
  return <U extends T>(value: U & Record<Exclude<keyof U, keyof T>, never>): T => value
}

/** The product offered after an order of this one; null when there is none. */
export function checkoutProduct(
  row: Pick<ProductRow, 'offerProductId' | 'offerName' | 'offerDeletedAt'>,
): ProductWire['CheckoutDiscountProduct'] {
  if (row.offerProductId === null || row.offerName === null) return null
  const deletedAt = row.offerDeletedAt && new Date(row.offerDeletedAt).toISOString()
  return { id: row.offerProductId, name: row.offerName, deletedAt }
}
