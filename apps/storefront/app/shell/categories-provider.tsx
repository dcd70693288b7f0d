import type { CategoryWire } from '@shop/domain'
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { browserApi } from '../lib/browser-api.ts'

const CategoryContext = createContext<readonly CategoryWire[]>([])

export interface CategoriesProviderProps {
  /** The categories that the server read; empty when the request failed. */
  initial: readonly CategoryWire[]
  children: ReactNode
}

/**
 * Provides the categories. Missing ones are requested after a navigation; a failure is logged and leaves
 * them empty.
 */
export function CategoriesProvider({ initial, children }: CategoriesProviderProps) {
  const [categories, setCategories] = useState(initial)
  const { key } = useLocation()
  // The first page does not retry: the server's request has just failed.
  const triedAt = useRef(key)
  const isLoading = useRef(false)
  useEffect(() => {
    if (key === triedAt.current || categories.length > 0 || isLoading.current) return
    triedAt.current = key
    isLoading.current = true
    browserApi()
      .then((api) => api.categories())
      .then(setCategories)
      .catch((error: unknown) => console.error('Categories could not be read.', error))
      .finally(() => (isLoading.current = false))
  }, [key, categories])
  return <CategoryContext value={categories}>{children}</CategoryContext>
}

/** The categories of the shop. */
export const useCategories = (): readonly CategoryWire[] => useContext(CategoryContext)
