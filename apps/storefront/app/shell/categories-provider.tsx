import type { CategoryWire } from '@shop/domain'
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { browserApi } from '../lib/browser-api.ts'
import { createCategoryStore, type CategoryStore } from './category-store.ts'

const CategoryContext = createContext<CategoryStore>(createCategoryStore([]))

export interface CategoriesProviderProps {
  /** The categories that the server read; empty when the request failed. */
  initial: readonly CategoryWire[]
  children: ReactNode
}

/**
 * Provides the categories. Each render of the document creates its own store from `initial`, so that
 * hydration matches and requests share no state. Missing categories are requested after a navigation.
 */
export function CategoriesProvider({ initial, children }: CategoriesProviderProps) {
  const [store] = useState(() => createCategoryStore(initial))
  const { key } = useLocation()
  const firstKey = useRef(key)
  useEffect(() => {
    // The first page does not retry: the server's request has just failed.
    if (key === firstKey.current) return
    void store.getState().fetchMissing(async () => (await browserApi()).categories())
  }, [key, store])
  return <CategoryContext value={store}>{children}</CategoryContext>
}

/** The categories of the shop. */
export function useCategories(): readonly CategoryWire[] {
  return useStore(useContext(CategoryContext), (state) => state.categories)
}
