import { normalText } from '@shop/domain'
import type { CategoryLink } from '../product/product.ts'

/** Returns the categories whose name or search names contain the text, ignoring case; all of them for a blank text. */
export function filterCategories(
  categories: readonly CategoryLink[],
  text: string,
): readonly CategoryLink[] {
  const wanted = normalText(text).toLowerCase()
  if (!wanted) return categories
  return categories.filter(({ name, searchNames = [] }) =>
    [name, ...searchNames].some((candidate) =>
      normalText(candidate).toLowerCase().includes(wanted),
    ),
  )
}
