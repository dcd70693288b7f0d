import { useStore } from 'zustand'
import { bagStore, type BagState } from './bag-store.ts'

/** A part of the bag's state; the component renders again only when that part changes. */
export function useBag<T>(selector: (state: BagState) => T): T {
  return useStore(bagStore, selector)
}

/** Applies an update to the stored bag and saves the result. */
export const { updateBag } = bagStore.getState()
