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

/**
 * Normalises a text for search: lower case, no accents, Latin digits, Bengali letters transliterated,
 * words separated by single spaces. So কেটলি and "ketli" find the same products.
 */
export function normalizeWords(text: string): string {
  const plain = latinDigits(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200b-\u200d]/g, '')
    .toLowerCase()
  return [...plain]
    .map((letter) => SOUNDS[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
