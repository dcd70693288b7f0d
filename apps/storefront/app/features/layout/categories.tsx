import type { CategoryWire } from '@shop/domain'
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { browserApi } from '../../lib/browser-api.ts'
import { createCategoryStore, type CategoryStore } from './category-store.ts'

const CategoryContext = createContext<CategoryStore>(createCategoryStore([]))

export interface CategoriesProps {
  /** What the server read; empty when it could not. */
  read: readonly CategoryWire[]
  children: ReactNode
}

/**
 * Holds the categories for everything inside. The store is made with the page, by server and
 * browser from the same list: what is drawn agrees, and nothing is shared between requests.
 */
export function Categories({ read, children }: CategoriesProps) {
  const [store] = useState(() => createCategoryStore(read))
  const { key } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    // A page that came without them does not ask again itself: the API may be the one that is ill.
    if (key === first.current) return
    void store.getState().fetchMissing(async () => (await browserApi()).categories())
  }, [key, store])
  return <CategoryContext value={store}>{children}</CategoryContext>
}

/** The shop's categories, also those that came later than the page. */
export function useCategories(): readonly CategoryWire[] {
  return useStore(useContext(CategoryContext), (state) => state.categories)
}
