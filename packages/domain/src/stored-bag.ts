import { withQuantity } from './bag-item.ts'
import { bagLines, bagOf, findLine, freeKey } from './bag.ts'
import type { Bag, BagLine } from './bag.ts'
import { finalPrice, presentPrice } from './discount.ts'
import { isPrice } from './money.ts'
import { stockCount } from './product.ts'
import type { BagItem } from './shop.ts'

/** The version of the stored shape; a reader of another version still takes the lines it understands. */
export const BAG_VERSION = 1

/** The bag as text for local storage. */
export function serializeBag(bag: Bag): string {
  return JSON.stringify({ version: BAG_VERSION, lines: bag })
}

/**
 * The bag inside a stored text, or an empty one. It never throws: a corrupt line is dropped,
 * and the older shape, a plain record without a version, is read too.
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

/**
 * One bag out of two that grew apart from `base`: what each tab added or took away counts.
 * Quantities stay within each line's cap.
 */
export function mergeBags(base: Bag, mine: Bag, theirs: Bag): Bag {
  const before = serializeBag(base)
  if (serializeBag(mine) === before) return theirs
  if (serializeBag(theirs) === before) return mine
  const kept = bagLines(theirs).flatMap(({ key, item }) =>
    merged(key, item, findLine(base, item), findLine(mine, item)),
  )
  return bagLines(mine).reduce((bag, { item }) => {
    if (findLine(theirs, item)) return bag
    const added = item.cartQuantity - (findLine(base, item)?.item.cartQuantity ?? 0)
    if (added < 1) return bag
    return bagOf([...bagLines(bag), { key: freeKey(bag, item), item: withQuantity(item, added) }])
  }, bagOf(kept))
}

function merged(
  key: string,
  theirs: BagItem,
  base: BagLine | undefined,
  mine: BagLine | undefined,
): BagLine[] {
  const change = (mine?.item.cartQuantity ?? 0) - (base?.item.cartQuantity ?? 0)
  const quantity = theirs.cartQuantity + change
  return quantity < 1 ? [] : [{ key, item: withQuantity(theirs, quantity) }]
}

function storedLines(text: string | null): object {
  if (!text) return {}
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored)) return {}
    if (typeof stored['version'] !== 'number') return stored
    return isRecord(stored['lines']) ? stored['lines'] : {}
  } catch {
    // A damaged text is an empty bag: the shop must open whatever the storage holds.
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
