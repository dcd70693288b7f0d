import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Moves focus to the page's content after a change of page, so that a screen reader starts there. */
export function useRouteFocus(id: string): void {
  const { pathname } = useLocation()
  const former = useRef(pathname)
  useEffect(() => {
    if (former.current === pathname) return
    former.current = pathname
    document.getElementById(id)?.focus({ preventScroll: true })
  }, [pathname, id])
}
