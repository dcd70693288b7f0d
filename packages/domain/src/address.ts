/** Where the delivery zones of a country are, as people write it in an address. Names are in lower case. */
export interface Places {
  /** Towns, areas and districts by zone. An address ends with its district, so the last of them counts. */
  names: Readonly<Record<string, readonly string[]>>
  /** Larger regions by zone, which count only in an address without any of the names. */
  regions: Readonly<Record<string, readonly string[]>>
  /** Words that make the name before them that of a street, such as "road". */
  streets: readonly string[]
}

/** A place that an address names. */
export interface NamedPlace {
  zone: string
  /** The name as it is written in the address. */
  name: string
}

/** The words of the longest names. */
const MOST_WORDS = 3

/** Letters or digits, so that "Mirpur10" and "Mirpur-10" are two words. */
const WORD = /[\p{L}\p{M}]+|\p{N}+/gu

const keyOf = (text: string) =>
  (text.normalize('NFC').toLowerCase().replace(/['’]/g, '').match(WORD) ?? []).join(' ')

const zonesByName = (names: Places['names']) =>
  new Map(
    Object.entries(names).flatMap(([zone, list]) =>
      list.map((name) => [keyOf(name), zone] as const),
    ),
  )

/** The last place that an address names outside the name of a street. */
export function namedPlace(address: string, places: Places): NamedPlace | undefined {
  const text = address.normalize('NFC').replace(/['’]/g, '')
  const words = [...text.matchAll(WORD)]
  const keys = words.map(([word]) => word.toLowerCase())
  const streets = new Set(places.streets.map(keyOf))
  const last = (zones: ReadonlyMap<string, string>) => {
    let found: NamedPlace | undefined
    for (let at = 0; at < keys.length; at += 1) {
      for (let end = Math.min(at + MOST_WORDS, keys.length); end > at; end -= 1) {
        const zone = zones.get(keys.slice(at, end).join(' '))
        if (zone === undefined) continue
        if (!streets.has(keys[end] ?? ''))
          found = { zone, name: written(text, words[at], words[end - 1]) }
        at = end - 1
        break
      }
    }
    return found
  }
  return last(zonesByName(places.names)) ?? last(zonesByName(places.regions))
}

const written = (text: string, first?: RegExpMatchArray, last?: RegExpMatchArray) =>
  text.slice(first?.index, (last?.index ?? 0) + (last?.[0].length ?? 0))

/** The fewest letters and digits of an address that a rider may find. */
const FEWEST_CHARACTERS = 8

/** Whether hardly any rider could find an address: it is very short, or one word or number. */
export function isVagueAddress(address: string): boolean {
  const words = address.match(WORD) ?? []
  return words.join('').length < FEWEST_CHARACTERS || words.length === 1
}
