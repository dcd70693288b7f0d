'use client'

import { useEffect, useState, type RefObject } from 'react'

/** Whether the element is in the viewport and the tab is visible; false on the server, and in jsdom, which has no viewport. */
export function useOnScreen(element: RefObject<HTMLElement | null>, watch: boolean): boolean {
  const [intersecting, setIntersecting] = useState(false)
  const [tabVisible, setTabVisible] = useState(true)

  useEffect(() => {
    if (!watch || !element.current || typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver((entries) =>
      setIntersecting(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(element.current)
    const onVisibility = () => setTabVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [element, watch])

  return intersecting && tabVisible
}
