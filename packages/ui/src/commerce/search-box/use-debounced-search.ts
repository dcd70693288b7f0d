'use client'

import { isBlank } from '@shop/domain'
import { useEffect, useRef } from 'react'

/** Returns a change handler that calls `onSearch` after `wait` milliseconds without a change, or `onClear` at once for a blank text. */
export function useDebouncedSearch(
  onSearch: ((text: string) => void) | undefined,
  onClear: (() => void) | undefined,
  wait: number,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestOnSearch = useRef(onSearch)

  useEffect(() => {
    latestOnSearch.current = onSearch
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  return function change(text: string) {
    clearTimeout(timer.current)
    if (isBlank(text)) onClear?.()
    else timer.current = setTimeout(() => latestOnSearch.current?.(text.trim()), wait)
  }
}
