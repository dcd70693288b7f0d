import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { whenIdle } from '../../runtime/when-idle.ts'
import { mayPrefetch } from '../../runtime/prefetch-page.ts'

/** How many parts are drawn in one idle period, so that a press between two is answered. */
const PARTS_AT_ONCE = 4

/** The cards and sections that the browser draws when they are near the screen. */
const offscreenParts = () => [...document.querySelectorAll<HTMLElement>('main li, .below-fold')]

const draw = (part: HTMLElement) => part.style.setProperty('content-visibility', 'visible')
const renderWhenNear = (part: HTMLElement) => part.style.removeProperty('content-visibility')

/**
 * Draws the rest of the page once it is loaded and the browser is idle, some parts in each idle period. A fast
 * scroll on a slow phone then meets no empty place, and a picture of the whole page has all of it. Not with
 * `Save-Data`, on 2G or without a network, because the parts may request pictures and the Bengali font.
 */
export function useRenderOffscreen(): void {
  const { key } = useLocation()
  useEffect(() => {
    let parts: HTMLElement[] = []
    const next = () => {
      parts.splice(0, PARTS_AT_ONCE).forEach(draw)
      if (parts.length > 0) stop = whenIdle(next)
    }
    const begin = () => {
      if (!mayPrefetch()) return
      parts = offscreenParts()
      next()
    }
    let stop = whenIdle(begin, { loaded: true })
    return () => stop()
  }, [key])
}

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
    const parts = offscreenParts()
    parts.forEach(draw)
    // The browser keeps the measured heights after two frames.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => parts.forEach(renderWhenNear))
    })
    return () => cancelAnimationFrame(frame)
  }, [key, returned])
}
