import { parseBag, serializeBag, type Bag } from '@shop/domain'
import { create } from 'zustand'
import { textStore, type TextStore } from '../../lib/storage.ts'

const KEY = 'bag'

/** The bag of this browser. `bag` is null until the stored one has been read, so that server and first paint agree. */
export interface BagState {
  bag: Bag | null
  /** Reads the stored bag and follows other tabs; returns how to stop following. */
  connect(): () => void
  /** Applies one rule of the bag to the bag as it is stored now, and stores the outcome at once. */
  change(rule: (bag: Bag) => Bag): void
}

/** Makes a bag over a store; the shop has one, tests make their own. */
export function createBagStore(store: TextStore = textStore) {
  return create<BagState>()((set) => ({
    bag: null,
    connect() {
      const follow = () => set({ bag: parseBag(store.read(KEY)) })
      const onStorage = (event: StorageEvent) => {
        if (event.key === KEY || event.key === null) follow()
      }
      follow()
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
    change(rule) {
      // Always from what is stored, never from what is shown: two tabs adding at once lose nothing.
      const stored = parseBag(store.read(KEY))
      const bag = rule(stored)
      if (bag !== stored) store.write(KEY, serializeBag(bag))
      set({ bag })
    },
  }))
}

export const useBag = createBagStore()
