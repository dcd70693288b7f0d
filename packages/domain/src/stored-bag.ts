import { itemOf, withQuantity } from './bag-item.ts'
import { freeKey } from './bag.ts'
import type { Bag } from './bag.ts'
import { isPrice } from './money.ts'
import { normalizeCard } from './normalize-product.ts'
import { isRawObject } from './product-fields.ts'
import type { BagItem } from './shop.ts'

/** The version of the stored format. Valid lines of other versions are read too. */
export const BAG_VERSION = 1

/** Serialises a bag for local storage. */
export function serializeBag(bag: Bag): string {
  return JSON.stringify({ version: BAG_VERSION, lines: bag })
}

/**
 * Parses a stored bag. Never throws: a corrupt text is an empty bag, and a corrupt line is dropped.
 * The older format, a plain record without a version, is read too.
 */
export function parseBag(text: string | null): Bag {
  const bag: Record<string, BagItem> = Object.create(null)
  const seen = new Set<string>()
  for (const [key, value] of Object.entries(storedLines(text))) {
    const item = toItem(value)
    if (!item) continue
    const identity = [item.productId, item.order_id, item.campaign_id].join()
    if (seen.has(identity)) continue
    seen.add(identity)
    const kept = (key === item.name || key.startsWith(`${item.name} #`)) && !bag[key]
    bag[kept ? key : freeKey(bag, item)] = item
  }
  return bag
}

function storedLines(text: string | null): object {
  if (!text) return {}
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRawObject(stored)) return {}
    if (typeof stored['version'] !== 'number') return stored
    return isRawObject(stored['lines']) ? stored['lines'] : {}
  } catch {
    // A corrupt text is an empty bag: it must not keep the shop from opening.
    return {}
  }
}

/** A stored item is read as a product, so that every field that the bag keeps is read. */
function toItem(value: unknown): BagItem | null {
  if (!isRawObject(value)) return null
  const { productId, name, price, cartQuantity } = value
  if (!isCount(productId) || typeof name !== 'string' || name.trim() === '') return null
  if (!isPrice(price) || !isCount(cartQuantity)) return null
  const quantity = value['stock'] ?? value['quantity']
  const product = normalizeCard({ ...value, id: productId, quantity })
  return product && withQuantity(itemOf(product), cartQuantity)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}
