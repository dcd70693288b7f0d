import { finalPrice, presentPrice } from './discount.ts'
import type { Priced } from './discount.ts'
import { isPrice, toPoisha, toTaka } from './money.ts'
import { categoryName, productImage } from './product.ts'
import type { Taka } from './money.ts'
import { bagFields } from './product-fields.ts'
import type { BagItem, CardProduct } from './shop.ts'
import { stockCount } from './stock-count.ts'

/** Identifies a line: the product, and the order or campaign whose offer applies to it. */
export type LineIdentity = Pick<BagItem, 'productId' | 'order_id' | 'campaign_id'>

/** Changes to a line, from a quote; absent fields stay unchanged. */
export type LineUpdate = Partial<Pick<BagItem, 'name' | 'price' | 'discountPrice' | 'stock'>>

/** The largest quantity of a line: its stock, and at most 1 for the product of a campaign. */
export function cartCap(item: Pick<BagItem, 'stock' | 'campaign_id'>): number {
  const stock = stockCount({ stock: item.stock })
  return item.campaign_id == null ? stock : Math.min(1, stock)
}

/** The cost of a line in taka: the final price times the quantity. */
export function lineTotal(line: Priced & Pick<BagItem, 'cartQuantity'>): Taka {
  return toTaka(toPoisha(finalPrice(line)) * line.cartQuantity)
}

/** The item with a quantity between 1 and `cartCap`; a sold-out item has 1. */
export function withQuantity(item: BagItem, quantity: number): BagItem {
  return { ...item, cartQuantity: Math.max(1, Math.min(quantity, cartCap(item))) }
}

/** A bag item with one piece of a product. */
export function itemOf(product: CardProduct): BagItem {
  const kept = Object.fromEntries(bagFields.map((name) => [name, product[name]]))
  const stock = stockCount(product)
  return {
    ...(kept as Pick<CardProduct, (typeof bagFields)[number]>),
    discountPrice: presentPrice(product.discountPrice) ? product.discountPrice : null,
    finalPrice: finalPrice(product),
    image: productImage(product),
    stock,
    quantity: stock,
    category: categoryName(product),
    cartQuantity: 1,
  }
}

/** The item with the changes of a quote; an invalid name or price is ignored. */
export function updatedItem(item: BagItem, update: LineUpdate): BagItem {
  const price = isPrice(update.price) ? update.price : item.price
  const offered = update.discountPrice === undefined ? item.discountPrice : update.discountPrice
  const discountPrice = isPrice(offered) && presentPrice(offered) ? offered : null
  const stock = stockCount({ stock: update.stock ?? item.stock })
  const next = {
    ...item,
    name: update.name?.trim() ? update.name : item.name,
    price,
    discountPrice,
    finalPrice: finalPrice({ price, discountPrice }),
    stock,
    quantity: stock,
  }
  return withQuantity(next, item.cartQuantity)
}

/** Whether two items have the same product and the same offer. */
export function sameLine(a: LineIdentity, b: LineIdentity): boolean {
  return a.productId === b.productId && a.order_id === b.order_id && a.campaign_id === b.campaign_id
}

/** Whether two items are equal in every field. */
export function sameItem(a: BagItem, b: BagItem): boolean {
  return (Object.keys(b) as (keyof BagItem)[]).every((field) => Object.is(a[field], b[field]))
}
