import type { AttributeWire } from './attribute.ts'
import { discountPercent, presentPrice } from './discount.ts'
import { isPrice } from './money.ts'
import { stockCount } from './stock-count.ts'

/** An object from an answer or a file, before its fields are read. */
export type RawObject = Readonly<Record<string, unknown>>

/** A field of a product: the schema it has on the wire, and how it is read from another shape. */
interface ProductField<K extends string, T> {
  kind: K
  /** Never throws: a value that is missing or unusable becomes null or the field's default. */
  read: (raw: RawObject) => T
}

const field = <K extends string, T>(kind: K, read: (raw: RawObject) => T): ProductField<K, T> => ({
  kind,
  read,
})

const text = (name: string) => field('optional-text', (raw) => toText(raw[name]))
const id = (name: string) => field('optional-id', (raw) => toId(raw[name]))
const stock = (raw: RawObject) =>
  stockCount({ quantity: toNumber(raw['quantity']), stock: toNumber(raw['stock']) })

/**
 * The one definition of a product (specification, section 3). The type `ProductWire`, the schema
 * in `wire/product.ts` and `normalizeProduct` derive from it. `kind` names the field's schema.
 */
export const productFields = {
  id: field('id', toProductId),
  /** The same identifier as `id`, under the name that bags and orders use. */
  productId: field('id', toProductId),
  // A product without a name still needs a text for its link and its bag line.
  name: field(
    'text',
    (raw) => toText(raw['name']) ?? toText(raw['title']) ?? `#${toProductId(raw)}`,
  ),
  /** The name in Bengali; null when it has none. */
  nameBn: text('nameBn'),
  /** In taka. */
  price: field('taka', toPrice),
  /** In taka. */
  discountPrice: field('optional-taka', toDiscountPrice),
  /** Discount percent, a whole number; 0 when there is none. Always computed. */
  discount: field('percent', (raw) =>
    discountPercent({ price: toPrice(raw), discountPrice: toDiscountPrice(raw) }),
  ),
  /** Media path, as `image2` to `image4`. */
  image: text('image'),
  image2: text('image2'),
  image3: text('image3'),
  image4: text('image4'),
  category: field('category', (raw) => toCategory(raw['category'])),
  productType: field('product-type', (raw): 'Single' | 'Combo' =>
    raw['productType'] === 'Combo' ? 'Combo' : 'Single',
  ),
  /** Pieces in stock. */
  quantity: field('count', stock),
  /** Repeats `quantity`. */
  stock: field('count', stock),
  rating: field('number', (raw) => toNumber(raw['rating']) ?? 5),
  reviews: field('integer', (raw) => toNumber(raw['reviews']) ?? 500),
  color: text('color'),
  size: text('size'),
  /** The warranty in words, e.g. `1 year brand warranty`; null for none. */
  warranty: text('warranty'),
  /** Brand, power, capacity and others, in the order in which they are shown; empty in lists. */
  attributes: field('attributes', (raw) => toAttributes(raw['attributes'])),
  /** Sanitised HTML; empty in lists. */
  description: field('text', (raw) => toText(raw['description']) ?? ''),
  /** The description in Bengali, as sanitised HTML; null in lists and when it has none. */
  descriptionBn: text('descriptionBn'),
  campaign_id: id('campaign_id'),
  order_id: id('order_id'),
  CheckoutDiscountProduct: field('checkout-product', (raw) =>
    toCheckoutProduct(raw['CheckoutDiscountProduct']),
  ),
  CheckoutDiscountImage: text('CheckoutDiscountImage'),
  deletedAt: text('deletedAt'),
  /** In taka. Combo cards show it; the API sets it to `discountPrice`. */
  currentPrice: field('optional-taka', (raw) => toOptionalPrice(raw['currentPrice'])),
}

/** The fields that a line of the bag keeps of a product. */
export const bagFields = [
  'productId',
  'name',
  'price',
  'discountPrice',
  'image',
  'quantity',
  'order_id',
  'campaign_id',
] as const

/** The fields that a card needs of a product: those of the bag, and what only the card shows. */
export const cardFields = ['id', 'category', 'productType', ...bagFields] as const

/** The id of a product, from `id`, `productId` or `_id`; NaN when none is usable. */
export function toProductId(raw: RawObject): number {
  return toId(raw['id']) ?? toId(raw['productId']) ?? toId(raw['_id']) ?? Number.NaN
}

/** Whether a value is an object and not an array. */
export function isRawObject(value: unknown): value is RawObject {
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

function toOptionalPrice(value: unknown): number | null {
  const number = toNumber(value)
  return isPrice(number) ? number : null
}

function toPrice(raw: RawObject): number {
  return toOptionalPrice(raw['price']) ?? 0
}

function toDiscountPrice(raw: RawObject): number | null {
  const price = toOptionalPrice(raw['discountPrice'])
  return presentPrice(price) ? price : null
}

function toCategory(value: unknown): { name: string } | string {
  if (isRawObject(value)) return { name: toText(value['name']) ?? '' }
  return toText(value) ?? ''
}

function toCheckoutProduct(value: unknown) {
  if (!isRawObject(value)) return null
  const id = toId(value['id'])
  const name = toText(value['name'])
  if (id === null || name === null) return null
  return { id, name, deletedAt: toText(value['deletedAt']) }
}

function toAttributes(value: unknown): AttributeWire[] {
  return (Array.isArray(value) ? value : []).filter(
    (entry): entry is AttributeWire =>
      isRawObject(entry) &&
      ['key', 'name', 'nameBn', 'value', 'label'].every((name) => typeof entry[name] === 'string'),
  )
}
