import type { CategoryLink } from '../product/product.ts'

/** Returns the categories whose name or search names contain the text, ignoring case; all of them for a blank text. */
export function filterCategories(
  categories: readonly CategoryLink[],
  text: string,
): readonly CategoryLink[] {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return categories
  return categories.filter(({ name, searchNames = [] }) =>
    [name, ...searchNames].some((candidate) => candidate.toLowerCase().includes(wanted)),
  )
}
