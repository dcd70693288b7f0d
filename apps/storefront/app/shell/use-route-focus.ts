import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { typesIntoField, watchTyping } from '../lib/typing.ts'

/**
 * Focuses the element with this id after a navigation to another page, so that screen readers start at the
 * new content. After a change of the query alone, such as another search, only when the link that was
 * followed is gone and nothing else took its focus. Never while the shopper types, such as another search.
 */
export function useRouteFocus(id: string): void {
  const { pathname, search, hash } = useLocation()
  const previous = useRef({ pathname, search })
  useEffect(watchTyping, [])
  useEffect(() => {
    const { pathname: oldPath, search: oldSearch } = previous.current
    previous.current = { pathname, search }
    const replaced = oldSearch !== search && !hash && document.activeElement === document.body
    if ((oldPath !== pathname || replaced) && !typesIntoField())
      document.getElementById(id)?.focus({ preventScroll: true })
  }, [pathname, search, hash, id])
}
