import type { CategoryLink } from '../product/product.ts'

/** The categories whose name, or one of whose further names, holds the text; all of them when it is blank. */
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
