import {
  cardFields,
  categoryName,
  productImage,
  productImages,
  stockCount,
  type CardProduct,
  type ProductWire,
} from '@shop/domain'
import type { ProductSummary } from '@shop/ui'
import { tintOf } from './category-view.ts'
import { addressIn } from './language.ts'
import type { ShopEnvironment } from './shop-environment.ts'

/** Address of a product's details; the segments after the id are only there to be read. */
function productHref(product: CardProduct): string {
  const offer = product.campaign_id === null ? '' : `?campaign=${product.campaign_id}`
  return `/product-details/${product.id}/${slug(categoryName(product))}/${slug(product.name)}${offer}`
}

/** The address of a product that is shared: short, complete, and in the language of the page. */
export const shortAddress = (
  { origin, language }: Pick<ShopEnvironment, 'origin' | 'language'>,
  id: number,
): string => origin + addressIn(language, `/product-details/${id}`)

/** The part of a product that its card and the bag need, for the data of a page. */
export function toCard(product: ProductWire): CardProduct {
  const fields = cardFields.map((name) => [name, product[name]] as const)
  // A card shows one picture: the first that there is.
  return { ...(Object.fromEntries(fields) as unknown as CardProduct), image: productImage(product) }
}

const summaries = new WeakMap<CardProduct, ProductSummary>()
const products = new WeakMap<ProductSummary, CardProduct>()

/** A product as the library draws it; the same object for the same product, so that its card is not rendered again. */
export function toSummary(product: CardProduct): ProductSummary {
  const known = summaries.get(product)
  if (known) return known
  const summary = {
    ...product,
    href: productHref(product),
    images: productImages(product),
    stock: stockCount(product),
    tint: tintOf(categoryName(product)),
    campaign: product.campaign_id !== null,
  }
  summaries.set(product, summary)
  products.set(summary, product)
  return summary
}

/** The product of a summary. @throws when `toSummary` did not make it */
export function productOf(summary: ProductSummary): CardProduct {
  const product = products.get(summary)
  if (!product) throw new TypeError(`The summary of ${summary.name} was not made by toSummary.`)
  return product
}

/** The attributes of a product as the library lists them. */
export const specificationOf = ({ attributes }: Pick<ProductWire, 'attributes'>) =>
  attributes.map(({ key, name, label }) => ({ id: key, label: name, value: label }))

/** Whether a description shows anything once it is drawn; markup around nothing does not. */
export function isDescribed({ description }: Pick<ProductWire, 'description'>): boolean {
  return description.replace(/<(?!img\b)[^>]*>|&nbsp;/gi, '').trim() !== ''
}

function slug(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return encodeURIComponent([...words].slice(0, 60).join('') || 'product')
}
