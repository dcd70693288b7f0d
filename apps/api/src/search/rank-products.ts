import { flag, type ProductIndex } from './product-index.ts'
import { bytesFor, numbersFor, scratchFor } from './scratch.ts'
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

const scratchOf = scratchFor(
  {
    /** By slot: the ways in which the product has the word that is looked for. */
    ways: bytesFor,
    /** By slot: how many of the words the product has. */
    counts: bytesFor,
    scores: bytesFor,
    /** The slots that have the word that is looked for, then those that are ranked, and their ratings. */
    slots: numbersFor,
    ratings: numbersFor,
    /** By rating: how many of the ranked products have it. */
    numbers: () => numbersFor(ratingCount),
  },
  ['counts', 'scores', 'numbers'],
)
type Scratch = ReturnType<typeof scratchOf>

/** Fewer products that have every word are followed by those that have most. */
const enough = 3

/**
 * The slots of the products that have every word of a query, best first. If there are none, a word
 * that had to be replaced may be missing, and then any other: most words first.
 * Ranked by match (names before keywords, the given word before others), then stock, then discount.
 */
export function rankProducts(
  index: ProductIndex,
  terms: readonly SearchTerm[],
): { slots: Uint32Array; hasAll: boolean } {
  if (terms.length === 0) return { slots: new Uint32Array(), hasAll: false }
  const all = rank(index, terms)
  if (all.words === terms.length) {
    const more = all.slots.length < enough && terms.length > 1
    return { slots: more ? withMore(index, terms, all.slots) : all.slots, hasAll: true }
  }
  const known = terms.filter((term) => term.corrected === null)
  const ofKnown = known.length > 0 ? rank(index, known) : undefined
  const isBest = ofKnown && ofKnown.words === known.length
  return { slots: isBest ? ofKnown.slots : all.slots, hasAll: false }
}

function withMore(index: ProductIndex, terms: readonly SearchTerm[], slots: Uint32Array) {
  const more = rank(index, terms, 1).slots
  const joined = new Uint32Array(slots.length + more.length)
  joined.set(slots)
  joined.set(more, slots.length)
  return joined
}

/**
 * The products that have the most of the words, best first, and how many words that is.
 * @param missing how many words less than the most
 */
function rank(index: ProductIndex, terms: readonly SearchTerm[], missing = 0) {
  const scratch = scratchOf(index)
  let [words, found] = [0, 0]
  // The word of the fewest products comes last: those that have all words are among its products.
  for (const entries of terms.map((term) => entriesOf(index, term)).sort(byLength)) {
    const marked = markProducts(index, entries, scratch)
    words = Math.max(words, marked.most)
    found = marked.found
  }
  words -= missing
  if (words === 0) return { words, slots: new Uint32Array() }
  const { counts, scores, slots, ratings, numbers } = scratch
  let candidates = index.sorted.id
  if (words === terms.length) {
    const having = withCount(slots.subarray(0, found), counts, words)
    // By id, because equal products are ranked so.
    if (having.length <= fewProducts) candidates = having.sort(index.comparison('id'))
  }
  const phraseScore = phraseIn(index, terms)
  let length = 0
  for (const slot of candidates) {
    if (counts[slot] !== words) continue
    const score = (scores[slot] ?? 0) + phraseScore(slot)
    const rating = score * ratingsOfScore + ratingOf(index, slot)
    slots[length] = slot
    ratings[length] = rating
    numbers[rating] = (numbers[rating] ?? 0) + 1
    length += 1
  }
  return { words, slots: sortedByRating(slots.subarray(0, length), ratings, numbers) }
}

/** The slots with a count, in an array of their own. */
function withCount(slots: Uint32Array, counts: Uint8Array, count: number): Uint32Array {
  const having = new Uint32Array(slots.length)
  let length = 0
  for (const slot of slots) {
    if (counts[slot] === count) having[length++] = slot
  }
  return having.subarray(0, length)
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

/** Where the index has a word of a query: lists of `slotsOfWord`. */
interface TermEntries {
  meant: Uint32Array[]
  others: Uint32Array[]
  length: number
}

function entriesOf(index: ProductIndex, term: SearchTerm): TermEntries {
  const meant = numbersOf(index, term.meant)
  const others = numbersOf(index, term.also)
  if (term.beginning !== null) {
    for (const number of index.words.beginningWith(term.beginning)) others.add(number)
  }
  for (const number of meant) others.delete(number)
  const entries = {
    meant: Array.from(meant, (number) => index.slotsOfWord(number)),
    others: Array.from(others, (number) => index.slotsOfWord(number)),
  }
  const length = [...entries.meant, ...entries.others].reduce((sum, list) => sum + list.length, 0)
  return { ...entries, length }
}

function numbersOf(index: ProductIndex, words: readonly string[]): Set<number> {
  return new Set(words.flatMap((word) => index.words.numberOf(word) ?? []))
}

const byLength = (a: TermEntries, b: TermEntries) => b.length - a.length

/**
 * Counts a word in every live product that has it.
 * @returns the largest count, and how many products have the word: their slots are in `slots`
 */
function markProducts(index: ProductIndex, { meant, others }: TermEntries, scratch: Scratch) {
  const { flags } = index
  const { ways, counts, slots } = scratch
  let found = 0
  const mark = (entries: Uint32Array, anywhere: number, inName: number) => {
    for (const entry of entries) {
      const slot = entry >>> 1
      if (flags[slot] === 0) continue
      if (ways[slot] === 0) slots[found++] = slot
      ways[slot] = (ways[slot] ?? 0) | (entry & 1 ? inName : anywhere)
    }
  }
  const { any, anyInName } = has
  const given = any | has.meant
  for (const entries of meant) mark(entries, given, given | anyInName | has.meantInName)
  for (const entries of others) mark(entries, any, any | anyInName)
  let most = 0
  for (let at = 0; at < found; at += 1) {
    const slot = slots[at] ?? 0
    const count = (counts[slot] ?? 0) + 1
    counts[slot] = count
    scratch.scores[slot] = (scratch.scores[slot] ?? 0) + (scores[ways[slot] ?? 0] ?? 0)
    ways[slot] = 0
    if (count > most) most = count
  }
  return { most, found }
}

/**
 * Scores the names that have the meant words one behind the other. Of the last one a name may have a
 * longer word.
 */
function phraseIn(index: ProductIndex, terms: readonly SearchTerm[]): (slot: number) => number {
  const words = terms.map(({ meant }) => meant[0] ?? '')
  const before = words
    .slice(0, -1)
    .map((word) => index.words.numberOf(word) ?? -1)
    .reverse()
  const last = new Set(index.words.beginningWith(words.at(-1) ?? ''))
  const { numbers, first } = index.wordsOfNames()
  return (slot) => {
    const start = first[slot] ?? 0
    const end = first[slot + 1] ?? 0
    for (let at = start + before.length; at < end; at += 1) {
      if (!last.has(numbers[at] ?? -1)) continue
      let matched = 0
      while (matched < before.length && numbers[at - 1 - matched] === before[matched]) matched += 1
      if (matched < before.length) continue
      return at - before.length === start ? phraseScores.beginning : phraseScores.inside
    }
    return 0
  }
}
