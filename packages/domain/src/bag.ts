import { cartCap, itemOf, lineTotal } from './bag-item.ts'
import { sameItem, sameLine, updatedItem, withQuantity } from './bag-item.ts'
import type { LineIdentity, LineUpdate } from './bag-item.ts'
import { toPoisha, toTaka } from './money.ts'
import type { Taka } from './money.ts'
import type { BagItem, CardProduct } from './shop.ts'

/** The lines of a bag by product name. The object has no prototype, so that any name is a safe key. */
export type Bag = Readonly<Record<string, BagItem>>

/** A line of the bag, with its key. */
export interface BagLine {
  key: string
  item: BagItem
}

/** The most lines of a bag, and of an order. */
export const MAX_LINES = 100

const EMPTY: Bag = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ bagOf([]))

/** The empty bag; always the same object. */
export function emptyBag(): Bag {
  return EMPTY
}

/**
 * Adds n pieces of a product, up to its stock; a product without stock is not added, nor is a further
 * line to a bag that has `MAX_LINES`.
 * An existing line gets the current name, prices and stock of the product.
 */
export function addToBag(bag: Bag, product: CardProduct, n = 1): Bag {
  const more = Math.floor(n)
  const fresh = itemOf(product)
  if (!(more >= 1) || cartCap(fresh) < 1) return bag
  const line = findLine(bag, fresh)
  if (line) return replaceLine(bag, line, withQuantity(fresh, line.item.cartQuantity + more))
  if (bagCount(bag) >= MAX_LINES) return bag
  return bagOf([...bagLines(bag), { key: freeKey(bag, fresh), item: withQuantity(fresh, more) }])
}

/** The bag of a direct purchase: n pieces of one product, also above its stock, which the server checks. */
export function directBag(product: CardProduct, n: number): Bag {
  return bagOf([{ key: product.name, item: { ...itemOf(product), cartQuantity: n } }])
}

/** Whether a product cannot be added because the bag has `MAX_LINES` other lines. */
export function isBagFullFor(bag: Bag, product: LineIdentity): boolean {
  return bagCount(bag) >= MAX_LINES && !findLine(bag, product)
}

/** Sets the quantity of a line, up to its `cartCap`. A quantity below 1 changes nothing. */
export function setQuantity(bag: Bag, key: string, quantity: number): Bag {
  const line = lineAt(bag, key)
  const wanted = Math.floor(quantity)
  return line && wanted >= 1 ? replaceLine(bag, line, withQuantity(line.item, wanted)) : bag
}

/** Increases the quantity of a line by 1, up to its `cartCap`. */
export function increaseLine(bag: Bag, key: string): Bag {
  const line = lineAt(bag, key)
  return line ? setQuantity(bag, key, line.item.cartQuantity + 1) : bag
}

/** Decreases the quantity of a line by 1; at 0 the line is removed. */
export function decreaseLine(bag: Bag, key: string): Bag {
  const line = lineAt(bag, key)
  return line ? lowerLine(bag, line, 1) : bag
}

/** Removes a line. */
export function removeLine(bag: Bag, key: string): Bag {
  return lineAt(bag, key) ? bagOf(bagLines(bag).filter((line) => line.key !== key)) : bag
}

/**
 * Subtracts n pieces of a product that were ordered directly; at 0 the line is removed.
 * Pass `offer` when the bag may have the same product with and without an offer.
 */
export function subtractFromLine(
  bag: Bag,
  productId: number,
  n: number,
  offer?: Omit<LineIdentity, 'productId'>,
): Bag {
  const line = offer
    ? findLine(bag, { productId, ...offer })
    : bagLines(bag).find(({ item }) => item.productId === productId)
  return line && n >= 1 ? lowerLine(bag, line, Math.floor(n)) : bag
}

/**
 * Updates a line from a quote. The quantity is reduced to the stock; a sold-out line keeps 1 until
 * the shopper removes it. A new name changes the key of the line and not its position.
 */
export function refreshLine(bag: Bag, key: string, update: LineUpdate): Bag {
  const line = lineAt(bag, key)
  return line ? replaceLine(bag, line, updatedItem(line.item, update)) : bag
}

/** The line of a product and an offer; undefined when the bag has none. */
export function findLine(bag: Bag, wanted: LineIdentity): BagLine | undefined {
  return bagLines(bag).find(({ item }) => sameLine(item, wanted))
}

/** The key of a new line: its name, followed by ` #` and its ids when the name is in use. */
export function freeKey(bag: Bag, item: LineIdentity & Pick<BagItem, 'name'>): string {
  if (!Object.hasOwn(bag, item.name)) return item.name
  const campaign = item.campaign_id === null ? '' : `+campaign ${item.campaign_id}`
  const order = item.order_id === null ? '' : `+order ${item.order_id}`
  let key = `${item.name} #${item.productId}${campaign}${order}`
  while (Object.hasOwn(bag, key)) key += '+'
  return key
}

const linesOf = /* @__PURE__ */ new WeakMap<Bag, readonly BagLine[]>()

/** The lines in the order in which they were added; the same array for the same bag. */
export function bagLines(bag: Bag): readonly BagLine[] {
  const known = linesOf.get(bag)
  if (known) return known
  const lines = Object.entries(bag).map(([key, item]) => ({ key, item }))
  linesOf.set(bag, lines)
  return lines
}

/** The number of lines. */
export function bagCount(bag: Bag): number {
  return bagLines(bag).length
}

/** The number of pieces of all lines. */
export function bagPieces(bag: Bag): number {
  return bagLines(bag).reduce((sum, { item }) => sum + item.cartQuantity, 0)
}

/** The cost of all lines, without coupon and delivery. */
export function bagSubtotal(bag: Bag): Taka {
  return toTaka(bagLines(bag).reduce((sum, { item }) => sum + toPoisha(lineTotal(item)), 0))
}

/** A bag with the given lines. */
function bagOf(lines: readonly BagLine[]): Bag {
  const bag: Record<string, BagItem> = Object.create(null)
  for (const { key, item } of lines) bag[key] = item
  return bag
}

function lineAt(bag: Bag, key: string): BagLine | undefined {
  const item = Object.hasOwn(bag, key) ? bag[key] : undefined
  return item && { key, item }
}

function lowerLine(bag: Bag, line: BagLine, n: number): Bag {
  const cartQuantity = line.item.cartQuantity - n
  return cartQuantity < 1
    ? removeLine(bag, line.key)
    : replaceLine(bag, line, { ...line.item, cartQuantity })
}

function replaceLine(bag: Bag, old: BagLine, item: BagItem): Bag {
  if (sameItem(old.item, item)) return bag
  const key = item.name === old.item.name ? old.key : freeKey(removeLine(bag, old.key), item)
  return bagOf(bagLines(bag).map((line) => (line.key === old.key ? { key, item } : line)))
}
