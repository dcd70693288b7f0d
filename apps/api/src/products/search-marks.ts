import { wordsOf } from '../search/normalize-words.ts'
import type { SearchTerm } from '../search/search-terms.ts'

/**
 * The words of the names of products that matched, in lower case and as they are written there, so
 * that a page can mark them without knowing how search compares.
 */
export function findMarks(
  products: readonly { name: string; nameBn: string | null }[],
  terms: readonly SearchTerm[],
): string[] {
  const found = new Set(terms.flatMap(({ meant, also }) => [...meant, ...also]))
  const beginnings = terms.flatMap(({ beginning }) => beginning ?? [])
  const marks = new Set<string>()
  for (const { name, nameBn } of products) {
    for (const { word, shown } of wordsOf(`${name} ${nameBn ?? ''}`)) {
      const matched = found.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
      if (matched) marks.add(shown.toLowerCase())
    }
  }
  return [...marks]
}
