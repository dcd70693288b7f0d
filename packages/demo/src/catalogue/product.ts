import { attributesOf } from './attribute.ts'
import { picturePath } from './picture-path.ts'
import type { DemoOffer, DemoProduct } from './model.ts'
import { namesInBengali } from './names-bn.ts'
import { describe, describeInBengali, kindOf } from './kind.ts'

/** Colour names by the palette that draws them. */
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

/** Optional parts of a product. */
export interface ProductOptions {
  /** How many of the four pictures it has. @default 1 */
  views?: 0 | 1 | 2 | 3 | 4
  size?: string
  spec?: Record<string, string>
  /** Search keywords besides those of its kind. */
  keywords?: string[]
  offer?: DemoOffer
  deleted?: boolean
}

/** The optional fields of a product that has none of them. */
export const withoutOptions = {
  color: null,
  size: null,
  warranty: null,
  checkoutOffer: null,
} as const

/** Makes a single product; prices in taka, `quantity` is the stock. */
export function product(
  id: number,
  categoryId: number,
  kindName: string,
  palette: keyof typeof colourNames,
  name: string,
  price: number,
  discountPrice: number | null,
  quantity: number,
  options: ProductOptions = {},
): DemoProduct {
  const kind = kindOf(kindName)
  const color = colourNames[palette]
  const spec = { ...(options.size ? { Size: options.size } : {}), ...options.spec, Colour: color }
  const views = [1, 2, 3, 4].slice(0, options.views ?? 1)
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
    size: options.size ?? null,
    warranty: warrantyOf({ ...kind.spec, ...spec }),
    attributes: attributesOf({
      kind: kindName,
      categoryId,
      color,
      size: options.size ?? null,
      spec: { ...kind.spec, ...spec },
    }),
    description: describe(kind, spec),
    ...inBengali(id, kindName),
    keywords: [...kind.keywords, ...(options.keywords ?? [])],
    checkoutOffer: options.offer ?? null,
    ...(options.deleted ? { deleted: true } : {}),
  }
}

/** The Bengali texts of a product, as far as there are any. */
function inBengali(id: number, kindName: string) {
  const nameBn = namesInBengali[id]
  const descriptionBn = describeInBengali(kindName)
  return { ...(nameBn ? { nameBn } : {}), ...(descriptionBn ? { descriptionBn } : {}) }
}

/** The warranty of the specifications, e.g. `12 months`; `—` and no entry mean none. */
function warrantyOf({ Warranty: period = '—' }: Record<string, string>): string | null {
  return period === '—' ? null : `${period} brand warranty`
}

/** Makes a checkout offer; `offerPrice` in taka. */
export function offer(productId: number, offerPrice: number): DemoOffer {
  return { productId, offerPrice, image: 'offers/checkout-offer.960w.jpg' }
}
