import { categoryName, normalizeProduct, type ProductWire } from '@shop/domain'

/** What a card, a line of the bag and direct checkout need of a product. */
const cardFields = [
  ...(['id', 'productId', 'name', 'nameBn', 'price', 'discountPrice', 'image'] as const),
  ...(['quantity', 'order_id', 'campaign_id'] as const),
]

/**
 * A product in the data of a page that shows it as a card. The data is part of the page, so fields
 * that are null, and those of the details page, are left out.
 */
export type CardData = Pick<ProductWire, 'id' | 'productId' | 'name' | 'price'> & {
  category: string
} & Partial<ProductWire>

/** The data of a product's card. */
export function cardData(product: ProductWire): CardData {
  const used = cardFields.map((name) => [name, product[name]] as const)
  const { productType } = product
  return {
    ...Object.fromEntries(used.filter(([, value]) => value !== null)),
    category: categoryName(product),
    ...(productType === 'Single' ? {} : { productType }),
  } as CardData
}

/** The product of a card, with null or the default in the fields that its data leaves out. */
export function cardProduct(data: CardData): ProductWire {
  const product = normalizeProduct(data)
  if (!product) throw new TypeError('The data of a card has no product id.')
  return product
}
