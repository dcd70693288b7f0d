import { picturePath } from '../pictures/path.ts'
import type { DemoOffer, DemoProduct } from './demo.ts'
import { describe, kindOf } from './kind.ts'

/** The colours products come in, by the name of the palette they are drawn with. */
export const colourNames = {
  coral: 'Coral',
  bottle: 'Bottle Green',
  marigold: 'Marigold',
  ink: 'Black',
  cream: 'Cream',
  sky: 'Sky Blue',
  rose: 'Rose',
  steel: 'Steel Grey',
  leaf: 'Leaf Green',
  plum: 'Plum',
} as const

/** What a row says beyond its columns; `views` is how many of the four pictures it has. */
export interface More {
  views?: 0 | 1 | 2 | 3 | 4
  size?: string
  spec?: Record<string, string>
  words?: string[]
  offer?: DemoOffer
  deleted?: boolean
}

/** A single product as a row: id, shelf, kind, colour, name, price, discount price, stock, more. */
export function item(
  id: number,
  categoryId: number,
  kindName: string,
  palette: keyof typeof colourNames,
  name: string,
  price: number,
  discountPrice: number | null,
  quantity: number,
  more: More = {},
): DemoProduct {
  const kind = kindOf(kindName)
  const color = colourNames[palette]
  const spec = { ...(more.size ? { Size: more.size } : {}), ...more.spec, Colour: color }
  const views = [1, 2, 3, 4].slice(0, more.views ?? 1)
  return {
    id,
    name,
    categoryId,
    price,
    discountPrice,
    quantity,
    productType: 'Single',
    images: views.map((view) => picturePath(kindName, palette, view)),
    color,
    size: more.size ?? null,
    description: describe(kind, spec),
    keywords: [...kind.keywords, ...(more.words ?? [])],
    checkoutOffer: more.offer ?? null,
    ...(more.deleted ? { deleted: true } : {}),
  }
}

/** A checkout offer with its picture. */
export function offer(productId: number, offerPrice: number): DemoOffer {
  return { productId, offerPrice, image: 'offers/checkout-offer.960w.jpg' }
}
