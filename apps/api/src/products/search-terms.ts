import type { Db } from '../db/session.ts'
import { editDistance } from './edit-distance.ts'
import { wordsOf, joinedPairs, type Word } from './normalize-words.ts'
import { findSimilarWords, findWordsAlike, type KnownWord } from './search-words.queries.ts'
import { synonymsHeard, synonymsOf, withoutFillers } from './synonyms.ts'
import { soundOf, tellingSound } from './word-sound.ts'

/** What one word of a query finds. All words are normalised. */
export interface SearchTerm {
  /** The words that are meant: the given one, or its right spelling. Never empty. */
  meant: string[]
  /** Words that find less: synonyms and words that sound alike. */
  also: string[]
  /** A product matches too when one of its words begins with this one. */
  beginning: string | null
  /** How the word is written, when the given one is a typing error; else null. */
  corrected: string | null
  given: string
}

const maxLength = 100
const maxWords = 8
/** The least likeness of a right spelling, from 0 to 1, and how much worse than the best one it may be. */
const leastLikeness = 0.55
const nearBest = 0.9
const maxSpellings = 4

/** What the words of a text find. A word that is like none that a product has is left out. */
export async function findTerms(db: Db, text: string): Promise<SearchTerm[]> {
  const words = describing(wordsOf([...text].slice(0, maxLength).join('')))
  if (words.length === 0) return []
  const pairs = joinedPairs(words)
  const alike = await findWordsAlike(
    db,
    [...words, ...pairs].map(({ word }) => word),
  )
  const joined = joinWords(words, pairs, (word, match) =>
    alike.some((row) => row.given === word && row.match === match),
  )
  const found = joined.map(({ word }, index) =>
    termOf(
      word,
      index === joined.length - 1,
      alike.filter((row) => row.given === word),
    ),
  )
  const unknown = joined.filter((_, index) => !found[index]).map(({ word }) => word)
  const similar = await findSimilarWords(db, unknown)
  return joined.flatMap(({ word }, index) => {
    const near = similar.filter((row) => row.given === word)
    return found[index] ?? mostSimilar(word, near) ?? []
  })
}

function describing(words: readonly Word[]): Word[] {
  const kept = withoutFillers(words.map(({ word }) => word))
  return words.filter(({ word }) => kept.includes(word)).slice(0, maxWords)
}

/**
 * Joins two words that are one word of a product, "key board", unless both are words of products. A
 * joined word that only sounds like one counts when a part of it sounds like none: "head fone".
 */
function joinWords(
  words: readonly Word[],
  pairs: readonly Word[],
  has: (word: string, match: string) => boolean,
): Word[] {
  const sounds = ({ word }: Word) => soundOf(word).length >= tellingSound && has(word, 'sound')
  const known = ({ word }: Word) => has(word, 'exact') || synonymsOf(word).length > 0
  const isOne = (first: Word, second: Word, pair: Word) => {
    if (known(first) && known(second)) return false
    const isHeard = [first, second].every((word) => known(word) || sounds(word))
    return has(pair.word, 'exact') || (!isHeard && sounds(pair))
  }
  const joined: Word[] = []
  for (let index = 0; index < words.length; index += 1) {
    const [word, next, pair] = [words[index], words[index + 1], pairs[index]]
    if (!word) continue
    const one = next && pair && isOne(word, next, pair)
    joined.push(one ? pair : word)
    if (one) index += 1
  }
  return joined
}

/** The term of a word that products have, as it is written or as it sounds; null when none has it. */
function termOf(
  word: string,
  isLast: boolean,
  rows: readonly (KnownWord & { match: string })[],
): SearchTerm | null {
  const isExact = rows.some(({ match }) => match === 'exact')
  const isBeginning = rows.some(({ match }) => match === 'longer')
  const sounding = rows.filter(
    ({ match, sound }) => match === 'sound' && sound.length >= tellingSound,
  )
  const also = synonymsOf(word)
  // A word that is still being typed may become a longer one.
  const beginning = isBeginning && (isLast || !isExact) ? word : null
  if (isExact || also.length > 0) {
    return {
      meant: [word],
      also: [...also, ...namesOf(sounding)],
      beginning,
      corrected: null,
      given: word,
    }
  }
  const best = closest(word, sounding)
  if (best && (word.length > 3 || !beginning)) {
    const meant = namesOf(best)
    const others = [...namesOf(sounding), ...meant.flatMap(synonymsOf)]
    return { meant, also: others, beginning, corrected: best[0]?.shown ?? null, given: word }
  }
  const heard = synonymsHeard(word)
  return beginning || heard.length > 0
    ? { meant: [word], also: heard, beginning, corrected: null, given: word }
    : null
}

function mostSimilar(word: string, rows: readonly KnownWord[]): SearchTerm | null {
  const best = closest(word, rows)
  if (!best) return null
  const meant = namesOf(best)
  return {
    meant,
    also: meant.flatMap(synonymsOf),
    beginning: null,
    corrected: best[0]?.shown ?? null,
    given: word,
  }
}

/** The words most like a given one, the best first; undefined when none is like it. */
function closest(word: string, rows: readonly KnownWord[]): KnownWord[] | undefined {
  const sound = soundOf(word)
  const rated = rows
    .map((row) => ({ row, likeness: likeness(word, sound, row) }))
    .filter((rate) => rate.likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness)
  const best = rated[0]?.likeness
  if (best === undefined) return undefined
  return rated
    .filter((rate) => rate.likeness >= best * nearBest)
    .slice(0, maxSpellings)
    .map(({ row }) => row)
}

/** How alike two words are, from 0 to 1: by their letters, or by their consonants. */
function likeness(word: string, sound: string, other: KnownWord): number {
  const letters = 1 - editDistance(word, other.word) / Math.max(word.length, other.word.length)
  const sounds =
    1 - editDistance(sound, other.sound) / Math.max(sound.length, other.sound.length, 1)
  return (letters + sounds) / 2
}

function namesOf(words: readonly KnownWord[]): string[] {
  return words.map(({ word }) => word)
}
