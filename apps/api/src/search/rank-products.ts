import { flag, type ProductIndex } from './product-index.ts'
import type { SearchTerm } from './search-terms.ts'

/** How a product has the word of a query. */
const has = { any: 1, meant: 2, anyInName: 4, meantInName: 8 } as const
/** What a product scores for each way in which it has a word. */
const scores = Uint8Array.from(
  { length: 16 },
  (_, ways) =>
    (ways & has.meant ? 2 : 0) + (ways & has.anyInName ? 2 : 0) + (ways & has.meantInName ? 3 : 0),
)
const phraseScores = { beginning: 3, inside: 1 } as const
/** Ratings of one score: in stock or not, and a discount from 0 to 100. */
const ratingsOfScore = 2 * 101
/** Eight words that score 7 each, and a phrase. */
const ratingCount = (8 * 7 + phraseScores.beginning + 1) * ratingsOfScore

const fewProducts = 1000

/** Arrays that all searches of one index share: to make new ones takes longer than a search. */
interface Scratch {
  /** By slot: the ways in which the product has the word that is looked for. */
  ways: Uint8Array
  /** By slot: how many of the words the product has. */
  counts: Uint8Array
  scores: Uint8Array
  /** The slots that have the word that is looked for, then those that are ranked, and their ratings. */
  slots: Uint32Array
  ratings: Uint32Array
  /** By rating: how many of the ranked products have it. */
  numbers: Uint32Array
}
const scratches = new WeakMap<ProductIndex, Scratch>()

/**
 * The slots of the products that have every word of a query, best first. If there are none, a word
 * that had to be replaced may be missing, and then any other: most words first.
 * Ranked by match (names before keywords, the given word before others), then stock, then discount.
 */
export function rankProducts(index: ProductIndex, terms: readonly SearchTerm[]): Uint32Array {
  if (terms.length === 0) return new Uint32Array()
  const all = rank(index, terms)
  if (all.words === terms.length) return all.slots
  const known = terms.filter((term) => term.corrected === null)
  const ofKnown = known.length > 0 ? rank(index, known) : undefined
  return ofKnown && ofKnown.words === known.length ? ofKnown.slots : all.slots
}

/** The products that have the most of the words, best first, and how many words that is. */
function rank(index: ProductIndex, terms: readonly SearchTerm[]) {
  const scratch = scratchOf(index)
  let [words, found] = [0, 0]
  for (const term of terms) {
    const { most, slots: length } = findTerm(index, term, scratch)
    words = Math.max(words, most)
    found = length
  }
  const phraseScore = phraseIn(index, terms)
  const { counts, scores, slots, ratings, numbers } = scratch
  let length = 0
  // By id, because equal products are ranked so. Those with all words are among those of the last word.
  const isFew = words === terms.length && found <= fewProducts
  const candidates = isFew ? slots.slice(0, found).sort(index.comparison('id')) : index.sorted.id
  if (words > 0) {
    for (const slot of candidates) {
      if (counts[slot] !== words) continue
      const score = (scores[slot] ?? 0) + phraseScore(slot)
      const rating = score * ratingsOfScore + ratingOf(index, slot)
      slots[length] = slot
      ratings[length] = rating
      numbers[rating] = (numbers[rating] ?? 0) + 1
      length += 1
    }
  }
  return { words, slots: sortedByRating(slots.subarray(0, length), ratings, numbers) }
}

/** Products in stock before others, then those with the larger discount. */
function ratingOf(index: ProductIndex, slot: number): number {
  const inStock = (index.flags[slot] ?? 0) & flag.inStock
  return (inStock ? 101 : 0) + (index.discountPercents[slot] ?? 0)
}

function sortedByRating(
  slots: Uint32Array,
  ratings: Uint32Array,
  numbers: Uint32Array,
): Uint32Array {
  let before = 0
  for (let rating = numbers.length - 1; rating >= 0; rating -= 1) {
    const number = numbers[rating] ?? 0
    numbers[rating] = before
    before += number
  }
  const sorted = new Uint32Array(slots.length)
  for (let at = 0; at < slots.length; at += 1) {
    const rating = ratings[at] ?? 0
    const place = numbers[rating] ?? 0
    sorted[place] = slots[at] ?? 0
    numbers[rating] = place + 1
  }
  return sorted
}

/**
 * Counts a word in every live product that has it.
 * @returns the largest count, and how many products have the word: their slots are in `slots`
 */
function findTerm(index: ProductIndex, term: SearchTerm, scratch: Scratch) {
  const { flags } = index
  const { ways, counts, slots } = scratch
  let found = 0
  const mark = (number: number | undefined, isMeant: boolean) => {
    if (number === undefined) return
    const anywhere = has.any | (isMeant ? has.meant : 0)
    const inName = anywhere | has.anyInName | (isMeant ? has.meantInName : 0)
    for (const entry of index.slotsOfWord(number)) {
      const slot = entry >>> 1
      if (flags[slot] === 0) continue
      if (ways[slot] === 0) slots[found++] = slot
      ways[slot] = (ways[slot] ?? 0) | (entry & 1 ? inName : anywhere)
    }
  }
  for (const word of new Set(term.meant)) mark(index.words.numberOf(word), true)
  for (const word of new Set(term.also)) mark(index.words.numberOf(word), false)
  if (term.beginning !== null) {
    for (const number of index.words.beginningWith(term.beginning)) mark(number, false)
  }
  let most = 0
  for (let at = 0; at < found; at += 1) {
    const slot = slots[at] ?? 0
    const count = (counts[slot] ?? 0) + 1
    counts[slot] = count
    scratch.scores[slot] = (scratch.scores[slot] ?? 0) + (scores[ways[slot] ?? 0] ?? 0)
    ways[slot] = 0
    if (count > most) most = count
  }
  return { most, slots: found }
}

/**
 * Scores the names that have the meant words one behind the other. Of the last one a name may have a
 * longer word.
 */
function phraseIn(index: ProductIndex, terms: readonly SearchTerm[]): (slot: number) => number {
  const words = terms.map(({ meant }) => meant[0] ?? '')
  const before = words.slice(0, -1).map((word) => index.words.numberOf(word) ?? -1)
  const last = new Set(index.words.beginningWith(words.at(-1) ?? ''))
  const { numbers, first } = index.wordsOfNames()
  const isAt = (start: number) =>
    last.has(numbers[start + before.length] ?? -1) &&
    before.every((word, place) => numbers[start + place] === word)
  return (slot) => {
    const start = first[slot] ?? 0
    const end = (first[slot + 1] ?? 0) - before.length
    for (let at = start; at < end; at += 1) {
      if (isAt(at)) return at === start ? phraseScores.beginning : phraseScores.inside
    }
    return 0
  }
}

function scratchOf(index: ProductIndex): Scratch {
  const known = scratches.get(index)
  if (known && known.counts.length >= index.slotCount) {
    known.counts.fill(0)
    known.scores.fill(0)
    known.numbers.fill(0)
    return known
  }
  const length = index.ids.length
  const made = {
    ways: new Uint8Array(length),
    counts: new Uint8Array(length),
    scores: new Uint8Array(length),
    slots: new Uint32Array(length),
    ratings: new Uint32Array(length),
    numbers: new Uint32Array(ratingCount),
  }
  scratches.set(index, made)
  return made
}
