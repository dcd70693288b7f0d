import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Lays out the whole page once when the shopper comes back to it, before it is scrolled to the place left.
 * A list estimates the height of the cards that are not near the screen, and the place would be missed by
 * the sum of the differences.
 */
export function useExactReturn(): void {
  const { key } = useLocation()
  const returned = useNavigationType() === 'POP'
  const shown = useRef(key)
  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (!returned) return
    const cards = [...document.querySelectorAll<HTMLElement>('main li')]
    const set = (value: string) =>
      cards.forEach((card) => card.style.setProperty('content-visibility', value))
    set('visible')
    // The browser keeps the measured heights after two frames.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => set(''))
    })
    return () => cancelAnimationFrame(frame)
  }, [key, returned])
}
