import { Trigrams } from './trigrams.ts'

/** A word that some product has, and how it is written there. */
export interface KnownWord {
  /** As `normalizeWords` spells it. */
  word: string
  /** As `soundOf` spells it. */
  sound: string
  shown: string
}

const maxOfOneSound = 12
const maxSimilar = 12

/** The words of products: by spelling, by beginning, by sound and by similarity. They are numbered from 0. */
export class WordList {
  readonly #words: KnownWord[] = []
  readonly #numbers = new Map<string, number>()
  readonly #bySound = new Map<string, number[]>()
  readonly #spellings = new Trigrams()
  readonly #sounds = new Trigrams()

  /** The number of a word; undefined when no product has it. */
  numberOf(word: string): number | undefined {
    return this.#numbers.get(word)
  }

  /** Whether a product has this word, and not only two words that are joined to it. */
  isOneWord(word: string): boolean {
    const number = this.#numbers.get(word)
    return number !== undefined && !this.#words[number]?.shown.includes(' ')
  }

  /** Adds a word that the list does not have, and returns its number. */
  add(known: KnownWord): number {
    const number = this.#words.length
    this.#words.push(known)
    this.#numbers.set(known.word, number)
    const alike = this.#bySound.get(known.sound)
    if (alike) alike.push(number)
    else this.#bySound.set(known.sound, [number])
    this.#spellings.add(known.word)
    this.#sounds.add(known.sound)
    return number
  }

  /** The numbers of the words that begin with a text, the text itself among them. */
  beginningWith(text: string): number[] {
    const numbers: number[] = []
    for (const number of this.#spellings.beginningLike(text)) {
      if (this.#words[number]?.word.startsWith(text)) numbers.push(number)
    }
    return numbers
  }

  /** Whether a word begins with this text and goes on. */
  hasLonger(text: string): boolean {
    for (const number of this.#spellings.beginningLike(text)) {
      const word = this.#words[number]?.word ?? ''
      if (word.length > text.length && word.startsWith(text)) return true
    }
    return false
  }

  /** Some words of a sound, `word` not among them. */
  soundingLike(word: string, sound: string): KnownWord[] {
    const numbers = this.#bySound.get(sound) ?? []
    return this.#known(numbers)
      .filter((known) => known.word !== word)
      .slice(0, maxOfOneSound)
  }

  /** The words whose letters or whose sound are most similar to those of a word. */
  similarTo(word: string, sound: string): KnownWord[] {
    const similar = this.#spellings.similarTo(word)
    for (const [number, similarity] of this.#sounds.similarTo(sound)) {
      if (similarity > (similar.get(number) ?? 0)) similar.set(number, similarity)
    }
    const best = [...similar].sort(([, a], [, b]) => b - a).slice(0, maxSimilar)
    return this.#known(best.map(([number]) => number))
  }

  #known(numbers: readonly number[]): KnownWord[] {
    return numbers.flatMap((number) => this.#words[number] ?? [])
  }
}
