import { bengali, electricKettle, lastOne, miniGrinder, riceCooker, soldOut } from './product.ts'
import type { ProductSummary } from '../../src/commerce/product/product.ts'
import type { BagEntry } from '../../src/commerce/bag-line/bag-entry.ts'
import { text } from './text.ts'

/** Converts a product to a bag line. */
function inBag(product: ProductSummary, quantity: number, more?: Partial<BagEntry>) {
  const { name, href, images, tint, price, discountPrice, stock: stock } = product
  const image = images[0] ?? null
  return { key: name, name, href, image, tint, price, discountPrice, quantity, stock, ...more }
}

export const cookerEntry = inBag(riceCooker, 2)
export const grinderEntry = inBag(miniGrinder, 1)
export const bengaliEntry = inBag(bengali, 3)
export const lastOneEntry = inBag(lastOne, 1)
export const soldOutEntry = inBag(soldOut, 1)
export const campaignEntry = inBag(electricKettle, 1, { campaign: true })
export const repricedEntry = inBag(riceCooker, 1, {
  notice: text('Price changed from 2,490 tk to 2,290 tk', 'দাম ২,৪৯০ টাকা থেকে ২,২৯০ টাকা হয়েছে'),
})

/** A bag with two pieces, one piece, and a Bengali product. */
export const bagFixture: readonly BagEntry[] = [cookerEntry, grinderEntry, bengaliEntry]
