import { FILTER_KEYS } from '@shop/domain'
import { enlarge, SlotList } from './slot-list.ts'
import { WordList } from './word-list.ts'
import { soundOf } from './word-sound.ts'

/** What lists and search compare of a product. */
export interface IndexedProduct {
  id: number
  categoryId: number
  isCombo: boolean
  isDiscounted: boolean
  inStock: boolean
  /** In poisha. */
  finalPrice: number
  /** From 0 to 100. */
  discountPercent: number
  /** Attributes as `power=1000`. */
  tags: readonly string[]
  /** Words as `normalizeWords` spells them, those of the name again in `nameWords`. */
  words: readonly string[]
  nameWords: readonly string[]
}

/** The tags of all slots. */
export interface TagsOfSlots {
  /** Numbers of tags: those of a slot begin at `first[slot]` and end at `first[slot + 1]`. */
  numbers: Uint32Array
  first: Uint32Array
  /** By number of a tag: the place of its attribute in `FILTER_KEYS`; -1 for one that filters nothing. */
  places: Int8Array
}

/** What a list can be sorted by. */
export type SortKey = 'id' | 'finalPrice' | 'discountPercent'

/** Bits of a product. `live` is unset for one that was changed or removed. */
export const flag = { live: 1, inStock: 2, discounted: 4, combo: 8 } as const

const firstCapacity = 256
/** Slots of products that were changed are returned when there are this many, and half of the others. */
const leastDead = 1000

/**
 * The products of a shop in typed arrays, for lists, counts and search. Each product has a slot. One
 * that changes gets a new slot, so the lists of slots of words and tags only grow.
 */
export class ProductIndex {
  readonly words = new WordList()
  /** The ids of categories by the keys of their names. */
  categories: ReadonlyMap<string, number> = new Map()
  /** The Bengali of tags. */
  labels: ReadonlyMap<string, string> = new Map()

  /** How many slots are used, also those of products that are not live. */
  slotCount = 0
  ids: Uint32Array = new Uint32Array(firstCapacity)
  categoryIds: Uint32Array = new Uint32Array(firstCapacity)
  finalPrices: Float64Array = new Float64Array(firstCapacity)
  discountPercents: Uint8Array = new Uint8Array(firstCapacity)
  flags: Uint8Array = new Uint8Array(firstCapacity)

  /** The slots of live products, by each key and then by id. */
  readonly sorted: Record<SortKey, Uint32Array> = {
    id: new Uint32Array(),
    finalPrice: new Uint32Array(),
    discountPercent: new Uint32Array(),
  }

  /** The tags, which are numbered from 0. */
  readonly tags: string[] = []
  /** By number of a tag: the place of its attribute in `FILTER_KEYS`; -1 for one that filters nothing. */
  readonly #places: number[] = []
  readonly #tagNumbers = new Map<string, number>()
  readonly #slotsOfTag: SlotList[] = []
  /** The numbers of the tags of all slots, and where those of each slot begin. */
  readonly #tagsOfSlots = new SlotList()
  readonly #firstTags = new SlotList()
  #tagView: TagsOfSlots | undefined

  readonly #sortedUntil: Record<SortKey, number> = { id: 0, finalPrice: 0, discountPercent: 0 }
  readonly #slotsOfWord: SlotList[] = []
  readonly #slotsOfCategory = new Map<number, SlotList>()
  readonly #slotOfProduct = new Map<number, number>()
  /** The numbers of the words of all names, and where those of each slot begin. */
  readonly #wordsOfNames = new SlotList()
  readonly #firstWords = new SlotList()
  #dead = 0

  constructor() {
    this.#firstTags.push(0)
    this.#firstWords.push(0)
  }

  /** Whether so many products have changed that a new index would be smaller. */
  get isWorn(): boolean {
    return this.#dead > leastDead && this.#dead > this.#slotOfProduct.size / 2
  }

  /** The slot of a live product. */
  slotOf(id: number): number | undefined {
    return this.#slotOfProduct.get(id)
  }

  /** The slots of products with a word: twice the slot, and 1 more when it is in the name. */
  slotsOfWord(number: number): Uint32Array {
    return this.#slotsOfWord[number]?.items ?? new Uint32Array()
  }

  /** Adds the slots of a category to an empty set of bits. Some of them may not be live. */
  addCategory(id: number, set: Uint32Array): void {
    this.#slotsOfCategory.get(id)?.addTo(set, true)
  }

  /** The number of a tag; undefined when no product has it. */
  numberOfTag(tag: string): number | undefined {
    return this.#tagNumbers.get(tag)
  }

  /** Adds the slots with one of the tags to an empty set of bits. Some of them may not be live. */
  addTags(numbers: readonly number[], set: Uint32Array): void {
    for (const [place, number] of numbers.entries()) {
      this.#slotsOfTag[number]?.addTo(set, place === 0)
    }
  }

  /** The tags of all slots. The arrays are valid until products are replaced. */
  tagsOfSlots(): TagsOfSlots {
    return (this.#tagView ??= {
      numbers: this.#tagsOfSlots.items,
      first: this.#firstTags.items,
      places: Int8Array.from(this.#places),
    })
  }

  /** The numbers of the words of all names in their order: those of a slot begin at `first[slot]`. */
  wordsOfNames(): { numbers: Uint32Array; first: Uint32Array } {
    return { numbers: this.#wordsOfNames.items, first: this.#firstWords.items }
  }

  /** Replaces the products of `ids` by those of them that `products` has. */
  replace(ids: readonly number[], products: readonly IndexedProduct[]): void {
    for (const id of ids) this.#remove(id)
    this.add(products)
    for (const key of Object.keys(this.sorted) as SortKey[]) this.sort(key)
  }

  /** Adds products that the index does not have. No list has them before each key is sorted again. */
  add(products: readonly IndexedProduct[]): void {
    for (const product of products) this.#add(product)
    this.#tagView = undefined
  }

  /** What slots are sorted by. */
  sortColumn(key: SortKey): Uint32Array | Float64Array | Uint8Array {
    if (key === 'id') return this.ids
    return key === 'finalPrice' ? this.finalPrices : this.discountPercents
  }

  /** Sorts the slots by a key: those that are sorted and still live are joined with the added ones. */
  sort(key: SortKey): void {
    const compare = this.comparison(key)
    const from = this.#sortedUntil[key]
    const added = Uint32Array.from({ length: this.slotCount - from }, (_, n) => from + n)
    added.sort(compare)
    const joined = new Uint32Array(this.#slotOfProduct.size)
    let [length, next] = [0, 0]
    for (const slot of this.sorted[key]) {
      if (this.flags[slot] === 0) continue
      for (; next < added.length && compare(added[next] ?? 0, slot) < 0; next += 1) {
        joined[length++] = added[next] ?? 0
      }
      joined[length++] = slot
    }
    joined.set(added.subarray(next), length)
    this.sorted[key] = joined
    this.#sortedUntil[key] = this.slotCount
  }

  /** Compares slots by a key, and equal ones by id. */
  comparison(key: SortKey): (a: number, b: number) => number {
    const [column, ids] = [this.sortColumn(key), this.ids]
    return (a, b) => (column[a] ?? 0) - (column[b] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0)
  }

  #remove(id: number) {
    const slot = this.#slotOfProduct.get(id)
    if (slot === undefined) return
    this.flags[slot] = 0
    this.#slotOfProduct.delete(id)
    this.#dead += 1
  }

  #add(product: IndexedProduct) {
    const slot = this.slotCount
    if (slot === this.ids.length) this.#enlarge(slot * 2)
    this.ids[slot] = product.id
    this.categoryIds[slot] = product.categoryId
    this.finalPrices[slot] = product.finalPrice
    this.discountPercents[slot] = product.discountPercent
    this.flags[slot] =
      flag.live |
      (product.inStock ? flag.inStock : 0) |
      (product.isDiscounted ? flag.discounted : 0) |
      (product.isCombo ? flag.combo : 0)
    this.slotCount += 1
    this.#slotOfProduct.set(product.id, slot)
    const category = this.#slotsOfCategory.get(product.categoryId) ?? new SlotList()
    this.#slotsOfCategory.set(product.categoryId, category)
    category.push(slot)
    for (const tag of new Set(product.tags)) {
      const number = this.#tagNumber(tag)
      this.#tagsOfSlots.push(number)
      this.#slotsOfTag[number]?.push(slot)
    }
    this.#firstTags.push(this.#tagsOfSlots.length)
    this.#addWords(slot, product)
  }

  #addWords(slot: number, { words, nameWords }: IndexedProduct) {
    for (const word of nameWords) {
      if (word !== '') this.#wordsOfNames.push(this.#addWord(word, slot * 2 + 1))
    }
    this.#firstWords.push(this.#wordsOfNames.length)
    for (const word of words) if (word !== '') this.#addWord(word, slot * 2)
  }

  #addWord(word: string, entry: number): number {
    const number =
      this.words.numberOf(word) ?? this.words.add({ word, sound: soundOf(word), shown: word })
    const entries = (this.#slotsOfWord[number] ??= new SlotList())
    // The words of the name are added first, so a later one of the same slot says nothing new.
    if (entries.length === 0 || entries.last >>> 1 !== entry >>> 1) entries.push(entry)
    return number
  }

  #tagNumber(tag: string): number {
    const known = this.#tagNumbers.get(tag)
    if (known !== undefined) return known
    const number = this.tags.length
    this.#tagNumbers.set(tag, number)
    this.tags.push(tag)
    this.#places.push((FILTER_KEYS as readonly string[]).indexOf(tag.slice(0, tag.indexOf('='))))
    this.#slotsOfTag.push(new SlotList())
    return number
  }

  #enlarge(capacity: number) {
    this.ids = enlarge(this.ids, capacity)
    this.categoryIds = enlarge(this.categoryIds, capacity)
    this.finalPrices = enlarge(this.finalPrices, capacity)
    this.discountPercents = enlarge(this.discountPercents, capacity)
    this.flags = enlarge(this.flags, capacity)
  }
}
