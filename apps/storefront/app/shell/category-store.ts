import type { CategoryWire } from '@shop/domain'
import { createStore } from 'zustand/vanilla'

/** The categories of the shop. */
export interface CategoryState {
  categories: readonly CategoryWire[]
  /** Requests the categories while there are none; a failure is logged and leaves them empty. */
  fetchMissing(request: () => Promise<readonly CategoryWire[]>): Promise<void>
}

/** Creates a category store with the categories that the server read. */
export function createCategoryStore(initial: readonly CategoryWire[]) {
  let loading = false
  return createStore<CategoryState>()((set, get) => ({
    categories: initial,
    async fetchMissing(request) {
      if (loading || get().categories.length > 0) return
      loading = true
      try {
        set({ categories: await request() })
      } catch (error) {
        console.error('Categories could not be read.', error)
      } finally {
        loading = false
      }
    },
  }))
}

export type CategoryStore = ReturnType<typeof createCategoryStore>
