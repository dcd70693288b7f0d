import { nameKey } from '@shop/domain'
import { editDistance } from '../search/edit-distance.ts'
import { normalizeWords } from '../search/normalize-words.ts'

const minLengthOfSlip = 5

/**
 * How a name sounds: equal for names that differ only in punctuation, accents, or Bengali and Latin letters, and so
 * are likely to mean one thing.
 */
export function soundKey(name: string): string {
  return normalizeWords(name).replaceAll(' ', '')
}

/** The names of categories, or the values of one attribute. Two spellings with one `nameKey` are one name. */
export class KnownNames {
  readonly #byKey = new Map<string, string>()

  constructor(names: Iterable<string> = []) {
    for (const name of names) this.add(name)
  }

  /** The spelling in use of a name; undefined for a new name. */
  find(name: string): string | undefined {
    return this.#byKey.get(nameKey(name))
  }

  /** Adds a name. The first spelling of a name is kept. */
  add(name: string): void {
    const key = nameKey(name)
    if (!this.#byKey.has(key)) this.#byKey.set(key, name)
  }

  /** A known name that sounds like a new one, or differs from it in one letter; undefined when there is none. */
  near(name: string): string | undefined {
    const sound = soundKey(name)
    return [...this.#byKey.values()].find((other) => isNear(sound, soundKey(other)))
  }
}

function isNear(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.min(a.length, b.length) < minLengthOfSlip || Math.abs(a.length - b.length) > 1)
    return false
  // Names that differ in a number are different: 10 W and 12 W.
  return a.replace(/\D/g, '') === b.replace(/\D/g, '') && editDistance(a, b) === 1
}
