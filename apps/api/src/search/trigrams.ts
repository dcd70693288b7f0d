import { SlotList } from './slot-list.ts'

/** The least similarity of two texts, from 0 to 1, at which they count as similar. */
const leastSimilarity = 0.3

/**
 * Texts by the groups of three letters that they have, as the extension pg_trgm of PostgreSQL forms
 * them: two spaces before the text and one behind it belong to the groups.
 */
export class Trigrams {
  readonly #owners = new Map<string, SlotList>()
  readonly #sizes: number[] = []

  /** Adds the text of the next number: 0, 1, 2 and so on. */
  add(text: string): void {
    const number = this.#sizes.length
    const groups = groupsOf(text)
    this.#sizes.push(groups.size)
    for (const group of groups) {
      const owners = this.#owners.get(group) ?? new SlotList()
      if (owners.length === 0) this.#owners.set(group, owners)
      owners.push(number)
    }
  }

  /** The numbers of the texts that begin with one or two letters of `beginning`. */
  beginningLike(beginning: string): Uint32Array {
    const group = beginning.length < 2 ? `  ${beginning}` : ` ${beginning.slice(0, 2)}`
    return this.#owners.get(group)?.items ?? new Uint32Array()
  }

  /** The numbers of the texts that are similar to `text`, with the similarity. */
  similarTo(text: string): Map<number, number> {
    const groups = groupsOf(text)
    const shared = new Map<number, number>()
    for (const group of groups) {
      for (const number of this.#owners.get(group)?.items ?? []) {
        shared.set(number, (shared.get(number) ?? 0) + 1)
      }
    }
    const similar = new Map<number, number>()
    for (const [number, count] of shared) {
      const similarity = count / (groups.size + (this.#sizes[number] ?? 0) - count)
      if (similarity >= leastSimilarity) similar.set(number, similarity)
    }
    return similar
  }
}

function groupsOf(text: string): Set<string> {
  const padded = `  ${text} `
  const groups = new Set<string>()
  for (let at = 0; at + 3 <= padded.length; at += 1) groups.add(padded.slice(at, at + 3))
  return groups
}
