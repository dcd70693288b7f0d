'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../lib/use-reduced-motion.ts'

/** The index of the slide that a row shows; undefined while it is not drawn. */
const shownIn = (row: HTMLElement | null): number | undefined =>
  row?.clientWidth ? Math.round(Math.abs(row.scrollLeft) / row.clientWidth) : undefined

/** State of a scroll-snap row of full-width slides: the active index, and a function that scrolls to a slide. */
export function useSwipeTrack() {
  const track = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)

  // What was scrolled before hydration counts.
  useLayoutEffect(() => setActive(shownIn(track.current) ?? 0), [])

  function onScroll() {
    setActive((before) => shownIn(track.current) ?? before)
  }

  function show(index: number) {
    const row = track.current
    const slide = row?.children[index]
    if (!row || !(slide instanceof HTMLElement)) return
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    row.scrollTo?.({ left: slide.offsetLeft, behavior })
  }

  return { track, active, onScroll, show }
}
