import { nameKey, type CategoryWire } from '@shop/domain'
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
 * The ground of a category: the same name always has the same tint. The factor is one that
 * gives the demo shop's eleven shelves ten different grounds.
 */
export function tintOf(name: string): Tint {
  let sum = 0
  for (const letter of name.toLowerCase()) sum = (sum * 133 + (letter.codePointAt(0) ?? 0)) % 65_521
  return TINTS[sum % TINTS.length] ?? 'stone'
}

function findCategory(name: string, categories: readonly CategoryWire[]): CategoryWire | undefined {
  const key = nameKey(name)
  return categories.find((entry) => nameKey(entry.name) === key)
}

/** Whether a category has a name, in any case and spacing. */
export const isCategory = (name: string, categories: readonly CategoryWire[]): boolean =>
  findCategory(name, categories) !== undefined

/** The name of a category as it is shown: on a Bengali page the Bengali one, if there is one. */
export function categoryTitle(name: string, categories: readonly CategoryWire[]): string {
  const category = findCategory(name, categories)
  return category ? category.nameBn || category.name : name
}

/** A category as menus draw it. */
export function toCategoryLink(category: CategoryWire): CategoryLink {
  return {
    id: category.id,
    name: category.nameBn || category.name,
    href: categoryHref(category.name),
    icon: category.icon,
    // The field is English; on a Bengali page the name beside the icon says the same.
    iconAlt: category.nameBn ? '' : category.category,
    tint: tintOf(category.name),
    searchNames: [
      ...(category.nameBn ? [category] : []),
      ...category.subCategory,
      ...category.innerSubCategory,
    ].map(({ name }) => name),
  }
}
