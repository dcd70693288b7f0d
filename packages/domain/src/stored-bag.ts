import { withQuantity } from './bag-item.ts'
import { freeKey } from './bag.ts'
import type { Bag } from './bag.ts'
import { finalPrice, presentPrice } from './discount.ts'
import { isPrice } from './money.ts'
import { stockCount } from './stock-count.ts'
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
    if (!isRecord(stored)) return {}
    if (typeof stored['version'] !== 'number') return stored
    return isRecord(stored['lines']) ? stored['lines'] : {}
  } catch {
    // A corrupt text is an empty bag: it must not keep the shop from opening.
    return {}
  }
}

function toItem(value: unknown): BagItem | null {
  if (!isRecord(value)) return null
  const { productId, name, price, cartQuantity, discountPrice } = value
  if (!isCount(productId) || typeof name !== 'string' || name.trim() === '') return null
  if (!isPrice(price) || !isCount(cartQuantity)) return null
  const discounted = isPrice(discountPrice) && presentPrice(discountPrice) ? discountPrice : null
  const stock = stockCount({ stock: toNumber(value['stock']) ?? toNumber(value['quantity']) })
  const item: BagItem = {
    productId,
    name,
    price,
    discountPrice: discounted,
    finalPrice: finalPrice({ price, discountPrice: discounted }),
    image: typeof value['image'] === 'string' ? value['image'] : null,
    stock,
    quantity: stock,
    order_id: isCount(value['order_id']) ? value['order_id'] : null,
    campaign_id: isCount(value['campaign_id']) ? value['campaign_id'] : null,
    category: typeof value['category'] === 'string' ? value['category'] : '',
    cartQuantity,
  }
  return withQuantity(item, cartQuantity)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}

function toNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
