import type { ProductIndex } from './product-index.ts'
import { rankProducts } from './rank-products.ts'
import { findTerms, type SearchTerm } from './search-terms.ts'

/** What a text finds. */
export interface Matches {
  /** Slots of products, best first. */
  slots: Uint32Array
  terms: SearchTerm[]
  /** The text without its typing errors; null when it has none or finds nothing. */
  corrected: string | null
  /** Whether no product is known to be what was looked for. Then there are few. */
  isGuess: boolean
}

const maxGuesses = 3

/**
 * The products that have every word of a text, or a synonym of it, or when the word is no word of a
 * product what is spelt or sounds most like it.
 */
export function findMatches(index: ProductIndex, text: string): Matches {
  const { terms, isGuess: hasGuess } = findTerms(index.words, text)
  const ranked = rankProducts(index, terms)
  const isGuess = ranked.slots.length > 0 && (hasGuess || !ranked.hasAll)
  const slots = isGuess ? ranked.slots.subarray(0, maxGuesses) : ranked.slots
  const isCorrected = slots.length > 0 && !isGuess && terms.some((term) => term.corrected !== null)
  const corrected = isCorrected ? terms.map((term) => term.corrected ?? term.given).join(' ') : null
  return { slots, terms, corrected, isGuess }
}
