import { normalizeWords, type Word } from './normalize-words.ts'

/** Endings of Bengali nouns: বাচ্চাদের, চায়ের, ঘরের, গাড়ির, ঘড়িটি, ঢাকনাসহ. */
const bengali = /(?:দের|য়ের|ের|র|গুলি|গুলো|টি|টা|সহ)$/u
/** Those of them that end no English word. */
const romanised = /(?:der|gulo|guli)$/
const leastLength = 3

/** A word without its Bengali ending; null when it has none. */
export function stemOf({ shown, word }: Word): string | null {
  const stem = normalizeWords(shown.normalize('NFC').replace(bengali, '')).replace(romanised, '')
  return stem !== word && stem.length >= leastLength ? stem : null
}
