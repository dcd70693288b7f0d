'use client'

import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is in the viewport of a visible tab; false on the server. */
export function useOnScreen(element: RefObject<HTMLElement | null>, watch: boolean): boolean {
  const [near, setNear] = useState(false)
  const [shown, setShown] = useState(true)

  useEffect(() => {
    if (!watch || !element.current) return
    const observer = new IntersectionObserver((entries) =>
      setNear(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(element.current)
    const onVisibility = () => setShown(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [element, watch])

  return near && shown
}
