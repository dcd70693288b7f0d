import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Lays out the whole page once when the shopper comes back to it, before it is scrolled to the place left.
 * The height of the cards and sections that are not near the screen is estimated, and the place would be
 * missed by the sum of the differences.
 */
export function useExactReturn(): void {
  const { key } = useLocation()
  const returned = useNavigationType() === 'POP'
  const shown = useRef(key)
  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (!returned) return
    const parts = [...document.querySelectorAll<HTMLElement>('main li, .below-fold')]
    const set = (value: string) =>
      parts.forEach((part) => part.style.setProperty('content-visibility', value))
    set('visible')
    // The browser keeps the measured heights after two frames.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => set(''))
    })
    return () => cancelAnimationFrame(frame)
  }, [key, returned])
}
