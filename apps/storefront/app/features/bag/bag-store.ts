import { parseBag, serializeBag, type Bag } from '@shop/domain'
import { create } from 'zustand'
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
  return create<BagState>()((set) => ({
    bag: null,
    connect() {
      const read = () => set({ bag: parseBag(store.read(KEY)) })
      const onStorage = (event: StorageEvent) => {
        if (event.key === KEY || event.key === null) read()
      }
      read()
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
    updateBag(update) {
      // Starts from the stored bag and not from `bag`, which may be stale: another tab may have changed it.
      const stored = parseBag(store.read(KEY))
      const bag = update(stored)
      if (bag !== stored) store.write(KEY, serializeBag(bag))
      set({ bag })
    },
  }))
}

export const useBag = createBagStore()
