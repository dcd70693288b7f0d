'use client'

import { isBlank } from '@shop/domain'
import { useEffect, useRef } from 'react'

/** Asks once typing has paused for `wait` milliseconds; a blank text clears at once and asks nobody. */
export function useDebouncedSearch(
  onSearch: (text: string) => void,
  onClear: () => void,
  wait: number,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ask = useRef(onSearch)

  useEffect(() => {
    ask.current = onSearch
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  return function follow(text: string) {
    clearTimeout(timer.current)
    if (isBlank(text)) onClear()
    else timer.current = setTimeout(() => ask.current(text.trim()), wait)
  }
}
