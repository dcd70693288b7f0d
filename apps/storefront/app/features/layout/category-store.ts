import type { CategoryWire } from '@shop/domain'
import { createStore } from 'zustand/vanilla'

/** The shop's categories. */
export interface CategoryState {
  categories: readonly CategoryWire[]
  /** Asks for them while there are none; a failure leaves the menus empty and says nothing. */
  fetchMissing(ask: () => Promise<readonly CategoryWire[]>): Promise<void>
}

/** Makes the store of one drawn shop, beginning with what the server read. */
export function createCategoryStore(read: readonly CategoryWire[]) {
  let asking = false
  return createStore<CategoryState>()((set, get) => ({
    categories: read,
    async fetchMissing(ask) {
      if (asking || get().categories.length > 0) return
      asking = true
      try {
        set({ categories: await ask() })
      } catch (error) {
        console.error('Categories could not be read.', error)
      } finally {
        asking = false
      }
    },
  }))
}

export type CategoryStore = ReturnType<typeof createCategoryStore>
