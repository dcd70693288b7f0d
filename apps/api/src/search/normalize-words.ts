import { latinDigits } from '@shop/domain'

/** The Latin spelling of each Bengali letter, as shoppers type it on a phone. */
const SOUNDS: Readonly<Record<string, string>> = {
  অ: 'o', আ: 'a', ই: 'i', ঈ: 'i', উ: 'u', ঊ: 'u', ঋ: 'ri', এ: 'e', ঐ: 'oi', ও: 'o', ঔ: 'ou',
  ক: 'k', খ: 'kh', গ: 'g', ঘ: 'gh', ঙ: 'ng', চ: 'ch', ছ: 'ch', জ: 'j', ঝ: 'jh', ঞ: 'n',
  ট: 't', ঠ: 'th', ড: 'd', ঢ: 'dh', ণ: 'n', ত: 't', থ: 'th', দ: 'd', ধ: 'dh', ন: 'n',
  প: 'p', ফ: 'f', ব: 'b', ভ: 'v', ম: 'm', য: 'j', র: 'r', ল: 'l', শ: 'sh', ষ: 'sh', স: 's', হ: 'h',
  ৎ: 't', 'ং': 'ng', 'ঃ': '', 'ঁ': '', 'া': 'a', 'ি': 'i', 'ী': 'i', 'ু': 'u', 'ূ': 'u', 'ৃ': 'ri',
  'ে': 'e', 'ৈ': 'oi', 'ো': 'o', 'ৌ': 'ou', '্': '', '়': '',
} // prettier-ignore

/** Signs that sound otherwise together: য়, ড়, the sign after a consonant in ফ্যান but not in কার্য, and ও before য়. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/ওয\u09bc/g, 'w'],
  [/য\u09bc/g, 'y'],
  [/[ডঢ]\u09bc/g, 'r'],
  [/(?<!র)\u09cdয|(?<=র)\u200d\u09cdয/g, ''],
]

/**
 * Normalises a text for search: lower case, no accents, Latin digits without separators, Bengali
 * letters transliterated, words separated by single spaces. So কেটলি and "ketli" find the same
 * products. The rows of products hold such texts: a migration that empties `search_words` lets the
 * next start write them again.
 */
export function normalizeWords(text: string): string {
  let plain = latinDigits(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
  for (const [letters, sound] of JOINED) plain = plain.replace(letters, sound)
  return [...plain.replace(/[\u200b-\u200d]/g, '')]
    .map((letter) => SOUNDS[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A word as it is written in a text, and as `normalizeWords` spells it. */
export interface Word {
  readonly shown: string
  readonly word: string
}

/** Names share most of their words, and each search looks at the names of all products that it lists. */
const kept = new Map<string, Word>()
const maxKept = 20_000

/** The words of a text in order. */
export function wordsOf(text: string): Word[] {
  const tokens = text
    .replace(/(?<=[\d০-৯]),(?=[\d০-৯]{3})/g, '')
    .match(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu)
  return (tokens ?? []).map(toWord).filter(({ word }) => word !== '')
}

function toWord(shown: string): Word {
  const known = kept.get(shown)
  if (known) return known
  const word = { shown, word: normalizeWords(shown).replaceAll(' ', '') }
  if (kept.size >= maxKept) kept.clear()
  kept.set(shown, word)
  return word
}

/** Each word joined with the next: shoppers write "ricecooker", "powerbank" and "64gb". */
export function joinedPairs(words: readonly Word[]): Word[] {
  return words.slice(1).map((second, index) => {
    const first = words[index] ?? second
    return { shown: `${first.shown} ${second.shown}`, word: first.word + second.word }
  })
}
