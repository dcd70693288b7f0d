import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '../db/session.ts'
import {
  readChanges,
  readIndexed,
  readIndexedBehind,
  readNames,
  readSnapshot,
  readWords,
  readWordsBehind,
} from './indexed-products.queries.ts'
import { ProductIndex, type IndexedProduct, type SortKey } from './product-index.ts'

/** Read and stored at a time, so that other work of the process never waits long. */
const partSize = 500
/** The id of a change of categories or labels, beside those of products. */
const names = 0

interface State {
  index: ProductIndex
  /** Everything that was committed before it is in the index. */
  snapshot: string
}

/** The index of the products of a database, made when it is first needed and then kept current. */
export class LiveIndex {
  readonly #db: Db
  #state: State | undefined
  #running: Promise<ProductIndex> | undefined
  #next: Promise<ProductIndex> | undefined
  #renewal: Promise<void> | undefined

  constructor(db: Db) {
    this.#db = db
  }

  /**
   * The index with everything that was committed before the call. Calls at the same time share one
   * statement. Use it before the next `await`: later it is another call's.
   */
  current(): Promise<ProductIndex> {
    if (!this.#running) return this.#run()
    // The statement that runs may have been sent before a change that this caller knows of.
    const run = () => {
      this.#next = undefined
      return this.#run()
    }
    return (this.#next ??= this.#running.then(run, run))
  }

  #run(): Promise<ProductIndex> {
    const running = this.#refresh().finally(() => {
      if (this.#running === running) this.#running = undefined
    })
    return (this.#running = running)
  }

  async #refresh(): Promise<ProductIndex> {
    const state = (this.#state ??= await makeState(this.#db))
    const { snapshot, ids } = await readChanges(this.#db, state.snapshot)
    if (ids.includes(names)) await storeNames(this.#db, state.index)
    const changed = ids.filter((id) => id !== names)
    for (let start = 0; start < changed.length; start += partSize) {
      const part = changed.slice(start, start + partSize)
      const products = await readIndexed(this.#db, part)
      await addWords(this.#db, state.index, products)
      state.index.replace(part, products)
    }
    state.snapshot = snapshot
    if (state.index.isWorn) this.#renew()
    return state.index
  }

  /** Makes a new index while the worn one is still used. When that fails, the next refresh tries again. */
  #renew() {
    this.#renewal ??= makeState(this.#db)
      .then(
        (state) => void (this.#state = state),
        () => undefined,
      )
      .finally(() => (this.#renewal = undefined))
  }
}

/** Reads the whole catalogue. What changes meanwhile is read again by the first refresh. */
async function makeState(db: Db): Promise<State> {
  const index = new ProductIndex()
  const snapshot = await readSnapshot(db)
  await storeNames(db, index)
  for (let last = ''; ;) {
    const words = await readWordsBehind(db, last, partSize)
    for (const word of words) index.words.add(word)
    if (words.length < partSize) break
    last = words.at(-1)?.word ?? ''
  }
  for (let last = 0; ;) {
    const products = await readIndexedBehind(db, last, partSize)
    await addWords(db, index, products)
    index.add(products)
    if (products.length < partSize) break
    last = products.at(-1)?.id ?? 0
  }
  for (const key of Object.keys(index.sorted) as SortKey[]) {
    index.sort(key)
    await nextTurn()
  }
  return { index, snapshot }
}

async function storeNames(db: Db, index: ProductIndex) {
  const { categories, labels } = await readNames(db)
  index.categories = categories
  index.labels = labels
}

/** Adds the new words of products to the index, with the spelling that the database has. */
async function addWords(db: Db, index: ProductIndex, products: readonly IndexedProduct[]) {
  const unknown = new Set<string>()
  for (const { words, nameWords } of products) {
    for (const list of [words, nameWords]) {
      for (const word of list) if (index.words.numberOf(word) === undefined) unknown.add(word)
    }
  }
  unknown.delete('')
  const words = unknown.size > 0 ? await readWords(db, [...unknown]) : []
  for (const word of words) if (index.words.numberOf(word.word) === undefined) index.words.add(word)
}
