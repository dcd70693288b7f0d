import type { CategoryWire } from '@shop/domain'
import type { CategoryLink, Tint } from '@shop/ui'

const TINTS: readonly Tint[] = [
  'sage',
  'peach',
  'sky',
  'butter',
  'rose',
  'mint',
  'lilac',
  'sand',
  'aqua',
  'stone',
]

/** Address of a category's list. */
export function categoryHref(name: string): string {
  return `/products?category=${encodeURIComponent(name)}`
}

/**
 * The ground of a category: the same name always stands on the same tint. The factor is one that
 * gives the demo shop's eleven shelves ten different grounds.
 */
export function tintOf(name: string): Tint {
  let sum = 0
  for (const letter of name.toLowerCase()) sum = (sum * 133 + (letter.codePointAt(0) ?? 0)) % 65_521
  return TINTS[sum % TINTS.length] ?? 'stone'
}

/** A category as menus draw it. */
export function toCategoryLink(category: CategoryWire): CategoryLink {
  return {
    id: category.id,
    name: category.name,
    href: categoryHref(category.name),
    icon: category.icon,
    iconAlt: category.category,
    tint: tintOf(category.name),
    searchNames: [...category.subCategory, ...category.innerSubCategory].map(({ name }) => name),
  }
}
