import { discountPercent, presentPrice } from './discount.ts'
import { isPrice } from './money.ts'
import { stockCount } from './product.ts'
import type { ProductWire, Taka } from './shop.ts'

type Raw = Readonly<Record<string, unknown>>

/**
 * The list inside an answer: an array, or an object that wraps one in `data` or `products`.
 * Anything else is an empty list.
 */
export function unwrapList(answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer
  if (!isRaw(answer)) return []
  const inner = answer['data'] ?? answer['products']
  if (Array.isArray(inner)) return inner
  return isRaw(inner) && Array.isArray(inner['products']) ? inner['products'] : []
}

/** The products inside any answer `unwrapList` understands; entries that are no product are left out. */
export function normalizeProducts(answer: unknown): ProductWire[] {
  return unwrapList(answer).flatMap((entry) => normalizeProduct(entry) ?? [])
}

/**
 * A product from an API answer or a static file, in the one shape the shop uses.
 * `title` and `_id` stand in for name and id; without a usable id it is no product: null.
 */
export function normalizeProduct(value: unknown): ProductWire | null {
  if (!isRaw(value)) return null
  const id = toId(value['id']) ?? toId(value['productId']) ?? toId(value['_id'])
  if (id === null) return null
  const price = toPrice(value['price']) ?? 0
  const discountPrice = toDiscountPrice(value['discountPrice'])
  const quantity = stockCount({
    quantity: toNumber(value['quantity']),
    stock: toNumber(value['stock']),
  })
  const currentPrice = toPrice(value['currentPrice'])
  return {
    id,
    productId: id,
    // A nameless product still needs words for its link and a key in the bag.
    name: toText(value['name']) ?? toText(value['title']) ?? `#${id}`,
    price,
    discountPrice,
    discount: discountPercent({ price, discountPrice }),
    image: toText(value['image']),
    image2: toText(value['image2']),
    image3: toText(value['image3']),
    image4: toText(value['image4']),
    category: toCategory(value['category']),
    productType: value['productType'] === 'Combo' ? 'Combo' : 'Single',
    quantity,
    stock: quantity,
    rating: toNumber(value['rating']) ?? 5,
    reviews: toNumber(value['reviews']) ?? 500,
    color: toText(value['color']),
    size: toText(value['size']),
    description: toText(value['description']) ?? '',
    campaign_id: toId(value['campaign_id']),
    order_id: toId(value['order_id']),
    CheckoutDiscountProduct: toOffer(value['CheckoutDiscountProduct']),
    CheckoutDiscountImage: toText(value['CheckoutDiscountImage']),
    deletedAt: toText(value['deletedAt']),
    ...(currentPrice === null ? {} : { currentPrice }),
  }
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

function toId(value: unknown): number | null {
  const number = toNumber(value)
  return number !== null && Number.isSafeInteger(number) && number > 0 ? number : null
}

function toText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function toPrice(value: unknown): Taka | null {
  const number = toNumber(value)
  return isPrice(number) ? number : null
}

function toDiscountPrice(value: unknown): Taka | null {
  const price = toPrice(value)
  return presentPrice(price) ? price : null
}

function toCategory(value: unknown): ProductWire['category'] {
  if (isRaw(value)) return { name: toText(value['name']) ?? '' }
  return toText(value) ?? ''
}

function toOffer(value: unknown): ProductWire['CheckoutDiscountProduct'] {
  if (!isRaw(value)) return null
  const id = toId(value['id'])
  const name = toText(value['name'])
  if (id === null || name === null) return null
  return { id, name, deletedAt: toText(value['deletedAt']) }
}
