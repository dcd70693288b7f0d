import { discountPercent, toTaka, type ProductWire } from '@shop/domain'

/** A product as the database returns it, joined with its category and its checkout offer. */
export interface ProductRow {
  id: number
  name: string
  price: number
  discount_price: number | null
  image: string | null
  image2: string | null
  image3: string | null
  image4: string | null
  category: string
  product_type: 'Single' | 'Combo'
  quantity: number
  rating: number
  reviews: number
  color: string | null
  size: string | null
  description?: string
  offer_product_id: number | null
  offer_name: string | null
  offer_deleted_at: string | null
  offer_image: string | null
}

/** A special price that a shopper came with, in poisha, and where it is from. */
export interface OfferPrice {
  price: number
  orderId: number | null
  campaignId: number | null
}

/** Writes a product as it crosses the wire; an offer takes the place of the discount price. */
export function toWire(
  row: ProductRow,
  offer: OfferPrice | null = null,
): ProductWire & { category: { name: string }; currentPrice: number | null } {
  const price = toTaka(row.price)
  const reduced = offer ? offer.price : row.discount_price
  const discountPrice = reduced !== null && reduced > 0 ? toTaka(reduced) : null
  return {
    id: row.id,
    productId: row.id,
    name: row.name,
    price,
    discountPrice,
    discount: discountPercent({ price, discountPrice }),
    image: row.image,
    image2: row.image2,
    image3: row.image3,
    image4: row.image4,
    category: { name: row.category },
    productType: row.product_type,
    quantity: row.quantity,
    stock: row.quantity,
    rating: row.rating,
    reviews: row.reviews,
    color: row.color,
    size: row.size,
    description: row.description ?? '',
    campaign_id: offer?.campaignId ?? null,
    order_id: offer?.orderId ?? null,
    CheckoutDiscountProduct: offeredProduct(row),
    CheckoutDiscountImage: row.offer_image,
    deletedAt: null,
    currentPrice: discountPrice,
  }
}

/** The product that is offered after an order of this one, as it crosses the wire. */
export function offeredProduct(
  row: Pick<ProductRow, 'offer_product_id' | 'offer_name' | 'offer_deleted_at'>,
): ProductWire['CheckoutDiscountProduct'] {
  if (row.offer_product_id === null || row.offer_name === null) return null
  const deletedAt = row.offer_deleted_at && new Date(row.offer_deleted_at).toISOString()
  return { id: row.offer_product_id, name: row.offer_name, deletedAt }
}
