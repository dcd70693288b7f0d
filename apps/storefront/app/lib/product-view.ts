import {
  categoryName,
  productImages,
  stockCount,
  type CardProduct,
  type ProductWire,
} from '@shop/domain'
import type { ProductSummary } from '@shop/ui'
import { tintOf } from './category-view.ts'

/** Address of a product's details; the segments after the id are only there to be read. */
function productHref(product: CardProduct): string {
  const offer = product.campaign_id === null ? '' : `?campaign=${product.campaign_id}`
  return `/product-details/${product.id}/${slug(categoryName(product))}/${slug(product.name)}${offer}`
}

/** A product as the library draws it. */
export function toSummary(product: CardProduct): ProductSummary {
  return {
    ...product,
    href: productHref(product),
    images: productImages(product),
    quantity: stockCount(product),
    tint: tintOf(categoryName(product)),
    campaign: product.campaign_id !== null,
  }
}

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
