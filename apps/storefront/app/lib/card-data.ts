import {
  cardFields,
  categoryName,
  normalizeCard,
  type CardProduct,
  type ProductWire,
} from '@shop/domain'

/**
 * A product in the data of a page that shows it as a card. The data is part of the page, so fields
 * that are null, and those of the details page, are left out.
 */
export type CardData = Pick<CardProduct, 'id' | 'productId' | 'name' | 'price'> & {
  category: string
} & Partial<CardProduct>

/** The data of a product's card. */
export function cardData(product: ProductWire): CardData {
  const card = { ...product, category: categoryName(product) }
  const isDefault = (name: keyof CardProduct) =>
    card[name] === null || (name === 'productType' && card[name] === 'Single')
  const used = cardFields.filter((name) => !isDefault(name))
  return Object.fromEntries(used.map((name) => [name, card[name]])) as CardData
}

/** The product of a card, with null or the default in the fields that its data leaves out. */
export function cardProduct(data: CardData): CardProduct {
  const product = normalizeCard(data)
  if (!product) throw new TypeError('The data of a card has no product id.')
  return product
}
