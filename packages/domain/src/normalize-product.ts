import { cardFields, isRawObject, productFields, toProductId } from './product-fields.ts'
import type { CardProduct, ProductWire } from './shop.ts'

const allFields = Object.keys(productFields) as (keyof ProductWire)[]

/**
 * The list inside an answer: an array, or an object that wraps one in `data` or `products`.
 * Anything else is an empty list.
 */
export function unwrapList(answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer
  if (!isRawObject(answer)) return []
  const inner = answer['data'] ?? answer['products']
  if (Array.isArray(inner)) return inner
  return isRawObject(inner) && Array.isArray(inner['products']) ? inner['products'] : []
}

/** The products of any answer that `unwrapList` accepts, without the entries that have no usable id. */
export function normalizeProducts(answer: unknown): ProductWire[] {
  return unwrapList(answer).flatMap((entry) => normalizeProduct(entry) ?? [])
}

/**
 * A product from an API answer or a static file, with every field that the shop uses.
 * `_id` and `title` are accepted for `id` and `name`. Null when there is no usable id.
 */
export function normalizeProduct(value: unknown): ProductWire | null {
  return readFields(allFields, value)
}

/** The fields of a card, read as `normalizeProduct` reads them. */
export function normalizeCard(value: unknown): CardProduct | null {
  return readFields(cardFields, value)
}

function readFields<K extends keyof ProductWire>(
  names: readonly K[],
  value: unknown,
): Pick<ProductWire, K> | null {
  if (!isRawObject(value) || Number.isNaN(toProductId(value))) return null
  const read = names.map((name) => [name, productFields[name].read(value)] as const)
  return Object.fromEntries(read) as unknown as Pick<ProductWire, K>
}
