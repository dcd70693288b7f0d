import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Focuses the element with this id after a navigation, so that screen readers start at the new content. */
export function useRouteFocus(id: string): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    document.getElementById(id)?.focus({ preventScroll: true })
  }, [pathname, id])
}
