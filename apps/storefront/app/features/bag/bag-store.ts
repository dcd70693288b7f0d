import { parseBag, serializeBag, type Bag } from '@shop/domain'
import { createStore } from 'zustand/vanilla'
import { localStore, type TextStore } from '../../lib/text-store.ts'

const KEY = 'bag'

/** The bag of this browser. `bag` is null until local storage was read, so that hydration matches. */
export interface BagState {
  bag: Bag | null
  /** Reads the stored bag and subscribes to changes in other tabs; returns the unsubscribe function. */
  connect(): () => void
  /** Applies an update to the stored bag and saves the result. */
  updateBag(update: (bag: Bag) => Bag): void
}

/** Creates a bag store over a text store. The shop has one; tests create their own. */
export function createBagStore(store: TextStore = localStore) {
  let known: { text: string | null; bag: Bag } | undefined
  /** The stored bag. Parsed only when its text is new: another tab may have changed it. */
  const stored = () => {
    const text = store.read(KEY)
    if (!known || known.text !== text) known = { text, bag: parseBag(text) }
    return known.bag
  }
  return createStore<BagState>()((set) => ({
    bag: null,
    connect() {
      const read = () => set({ bag: stored() })
      const onStorage = (event: StorageEvent) => {
        if (event.key === KEY || event.key === null) read()
      }
      read()
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
    updateBag(update) {
      const before = stored()
      const bag = update(before)
      if (bag !== before) {
        known = { text: serializeBag(bag), bag }
        store.write(KEY, known.text ?? '')
      }
      set({ bag })
    },
  }))
}

/** The bag of the shop. It needs no React: the early script uses it before React arrives. */
export const bagStore = createBagStore()
