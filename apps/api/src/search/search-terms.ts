import { normalText } from '@shop/domain'
import { editDistance } from './edit-distance.ts'
import { wordsOf, joinedPairs, type Word } from './normalize-words.ts'
import { synonymsHeard, synonymsOf, withoutFillers } from './synonyms.ts'
import type { KnownWord, WordList } from './word-list.ts'
import { soundOf, tellingSound } from './word-sound.ts'
import { stemOf } from './word-stem.ts'

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
const leastLikeness = 0.65
const nearBest = 0.9
const maxSpellings = 4

/** What the words of a text find. */
export interface FoundTerms {
  terms: SearchTerm[]
  /** Whether a word was left out because it is like none of the known ones, or may mean another one. */
  isGuess: boolean
}

/** What the words of a text find. A word that is like none of the known ones is left out. */
export function findTerms(known: WordList, text: string): FoundTerms {
  const words = joinWords(
    known,
    describing(wordsOf([...normalText(text)].slice(0, maxLength).join(''))),
  )
  const found = words.map((word, index) => findTerm(known, word, index === words.length - 1))
  return {
    terms: found.flatMap((term) => term ?? []),
    isGuess: found.some((term) => !term || isUnsure(term)),
  }
}

function describing(words: readonly Word[]): Word[] {
  const kept = withoutFillers(words.map(({ word }) => word))
  return words.filter(({ word }) => kept.includes(word)).slice(0, maxWords)
}

function findTerm(known: WordList, given: Word, isLast: boolean): SearchTerm | null {
  const { word } = given
  const stem = stemOf(given)
  const isKnown = (text: string) =>
    known.numberOf(text) !== undefined || synonymsOf(text).length > 0 || known.hasLonger(text)
  const meant = stem !== null && !isKnown(word) && isKnown(stem) ? stem : word
  return termOf(known, meant, isLast) ?? mostSimilar(meant, known.similarTo(meant, soundOf(meant)))
}

/** Whether the words that a term means differ from the given one in more than a slip of the finger. */
function isUnsure({ given, meant, corrected }: SearchTerm): boolean {
  return corrected !== null && !meant.some((word) => isSlip(given, word))
}

function isSlip(given: string, word: string): boolean {
  const edits = editDistance(given, word)
  const length = Math.max(given.length, word.length)
  if (edits === 2) return length > 7
  return edits === 1 && (length > 4 || (length > 2 && soundOf(given) === soundOf(word)))
}

/**
 * Joins two words that are one word of a product: "key board", "ear phone". Two words that products
 * have are joined when the one word is also written as one.
 */
function joinWords(list: WordList, words: readonly Word[]): Word[] {
  const pairs = joinedPairs(words)
  const isExact = ({ word }: Word) => list.numberOf(word) !== undefined
  const sounds = ({ word }: Word) => soundingLike(list, word).length > 0
  const known = (word: Word) => isExact(word) || synonymsOf(word.word).length > 0
  const isOne = (first: Word, second: Word, pair: Word) => {
    if (known(first) && known(second)) return isOneWord(list, pair.word)
    const isHeard = [first, second].every((word) => known(word) || sounds(word))
    return isExact(pair) || isOneWord(list, pair.word) || (!isHeard && sounds(pair))
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

/** Whether a word is written without a space: "headphone", and not "ricecooker". */
function isOneWord(list: WordList, word: string): boolean {
  return list.isOneWord(word) || synonymsOf(word).length > 0
}

/** The known words of the sound of a word, when that sound is long enough to tell. */
function soundingLike(known: WordList, word: string): KnownWord[] {
  const sound = soundOf(word)
  return sound.length < tellingSound ? [] : known.soundingLike(word, sound)
}

/** The term of a word that products have, as it is written or as it sounds; null when none has it. */
function termOf(known: WordList, word: string, isLast: boolean): SearchTerm | null {
  const isExact = known.numberOf(word) !== undefined
  const sounding = soundingLike(known, word)
  const also = synonymsOf(word)
  // A word that is still being typed may become a longer one.
  const beginning = (isLast || !isExact) && known.hasLonger(word) ? word : null
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
