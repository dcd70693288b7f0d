import { finalPrice } from './discount.ts'
import type { Priced } from './discount.ts'
import { toPoisha, toTaka } from './money.ts'
import { categoryName, productImage, stockCount } from './product.ts'
import type { BagItem, ProductWire, Taka } from './shop.ts'

/** The bag: its lines by product name. It has no prototype, so any name is a safe key. */
export type Bag = Readonly<Record<string, BagItem>>

/** One line of the bag with the key that the bag's functions take. */
export interface BagLine {
  key: string
  item: BagItem
}

/** What tells two lines apart: the product, and the offer under which it is bought. */
export type LineIdentity = Pick<BagItem, 'productId' | 'order_id' | 'campaign_id'>

/** What a quote may say about a line; what it leaves out stays as it is. */
export type LineUpdate = Partial<Pick<BagItem, 'name' | 'price' | 'discountPrice' | 'stock'>>

const EMPTY: Bag = /* @__PURE__ */ Object.freeze(bagOf([]))

/** A bag without lines; always the same one. */
export function emptyBag(): Bag {
  return EMPTY
}

/** How many pieces of a line may be in the bag: its stock, and at most 1 of a campaign's product. */
export function cartCap(item: Pick<BagItem, 'stock' | 'campaign_id'>): number {
  const stock = stockCount({ stock: item.stock })
  return item.campaign_id === null ? stock : Math.min(1, stock)
}

/** Whether a line may grow by 1. */
export function canIncrease(
  item: Pick<BagItem, 'stock' | 'campaign_id' | 'cartQuantity'>,
): boolean {
  return item.campaign_id === null && item.cartQuantity < cartCap(item)
}

/**
 * The bag with n more of a product, capped by its stock; a product without stock adds nothing.
 * The line takes the product's prices and stock of now.
 */
export function addToBag(bag: Bag, product: ProductWire, n = 1): Bag {
  const more = Math.floor(n)
  const fresh = toItem(product)
  if (!(more >= 1) || cartCap(fresh) < 1) return bag
  const line = findLine(bag, fresh)
  if (!line)
    return bagOf([...bagLines(bag), { key: freeKey(bag, fresh), item: capped(fresh, more) }])
  return replaceLine(bag, line, capped(fresh, line.item.cartQuantity + more))
}

/** The bag with a line grown by 1, if `canIncrease` allows it. */
export function increaseLine(bag: Bag, key: string): Bag {
  const item = bag[key]
  if (!item || !canIncrease(item)) return bag
  return replaceLine(bag, { key, item }, { ...item, cartQuantity: item.cartQuantity + 1 })
}

/** The bag with a line lowered by 1; at 0 the line is gone. */
export function decreaseLine(bag: Bag, key: string): Bag {
  const item = bag[key]
  return item ? lower(bag, { key, item }, 1) : bag
}

/** The bag without a line. */
export function removeLine(bag: Bag, key: string): Bag {
  return bag[key] ? bagOf(bagLines(bag).filter((line) => line.key !== key)) : bag
}

/**
 * The bag after n pieces of a product were ordered directly; at 0 the line is gone.
 * Name the offer where the same product may lie in the bag with and without one.
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
  return line && n >= 1 ? lower(bag, line, Math.floor(n)) : bag
}

/**
 * The bag with what a quote says about a line: prices, stock, name.
 * The quantity falls to the stock, but a sold-out line stays with 1 until the shopper removes it;
 * a new name gives the line a new key in the same place.
 */
export function refreshLine(bag: Bag, key: string, update: LineUpdate): Bag {
  const item = bag[key]
  if (!item) return bag
  const next = { ...item, ...update }
  const stock = stockCount({ stock: next.stock })
  const priced = { ...next, stock, quantity: stock, finalPrice: finalPrice(next) }
  return replaceLine(bag, { key, item }, capped(priced, item.cartQuantity))
}

/** The line of a product under an offer, if it is in the bag. */
export function findLine(bag: Bag, wanted: LineIdentity): BagLine | undefined {
  return bagLines(bag).find(({ item }) => sameLine(item, wanted))
}

/** The key a new line gets: its name, or with ` #` and its ids when another product holds the name. */
export function freeKey(bag: Bag, item: LineIdentity & Pick<BagItem, 'name'>): string {
  if (!bag[item.name]) return item.name
  const offer = [
    item.campaign_id === null ? '' : `+campaign ${item.campaign_id}`,
    item.order_id === null ? '' : `+order ${item.order_id}`,
  ].join('')
  let key = `${item.name} #${item.productId}${offer}`
  while (bag[key]) key += '+'
  return key
}

const linesOf = /* @__PURE__ */ new WeakMap<Bag, readonly BagLine[]>()

/** The lines in the order they were added; the same array for the same bag. */
export function bagLines(bag: Bag): readonly BagLine[] {
  const known = linesOf.get(bag)
  if (known) return known
  const lines = Object.entries(bag).map(([key, item]) => ({ key, item }))
  linesOf.set(bag, lines)
  return lines
}

/** How many different lines are in the bag: the number on the badge. */
export function bagCount(bag: Bag): number {
  return bagLines(bag).length
}

/** What a line costs, in taka: discount price when present, else price, times its quantity. */
export function lineTotal(line: Priced & Pick<BagItem, 'cartQuantity'>): Taka {
  return toTaka(toPoisha(finalPrice(line)) * line.cartQuantity)
}

/** What all lines cost together, in taka, before coupon and delivery. */
export function bagSubtotal(bag: Bag): Taka {
  return toTaka(bagLines(bag).reduce((sum, { item }) => sum + toPoisha(lineTotal(item)), 0))
}

/** A bag of these lines, each under its key. */
export function bagOf(lines: readonly BagLine[]): Bag {
  const bag: Record<string, BagItem> = Object.create(null)
  for (const { key, item } of lines) bag[key] = item
  return bag
}

/** A line with this quantity, kept between 1 and its cap. */
export function capped(item: BagItem, quantity: number): BagItem {
  return { ...item, cartQuantity: Math.max(1, Math.min(quantity, cartCap(item))) }
}

function toItem(product: ProductWire): BagItem {
  const stock = stockCount(product)
  return {
    productId: product.productId,
    name: product.name,
    price: product.price,
    discountPrice: product.discountPrice,
    finalPrice: finalPrice(product),
    image: productImage(product),
    stock,
    quantity: stock,
    order_id: product.order_id,
    campaign_id: product.campaign_id,
    category: categoryName(product),
    cartQuantity: 1,
  }
}

function lower(bag: Bag, { key, item }: BagLine, n: number): Bag {
  if (item.cartQuantity <= n) return removeLine(bag, key)
  return replaceLine(bag, { key, item }, { ...item, cartQuantity: item.cartQuantity - n })
}

function replaceLine(bag: Bag, old: BagLine, item: BagItem): Bag {
  if (sameFields(old.item, item)) return bag
  const key = item.name === old.item.name ? old.key : freeKey(removeLine(bag, old.key), item)
  return bagOf(bagLines(bag).map((line) => (line.key === old.key ? { key, item } : line)))
}

function sameLine(a: LineIdentity, b: LineIdentity): boolean {
  return a.productId === b.productId && a.order_id === b.order_id && a.campaign_id === b.campaign_id
}

function sameFields(a: BagItem, b: BagItem): boolean {
  return (Object.keys(b) as (keyof BagItem)[]).every((field) => Object.is(a[field], b[field]))
}
