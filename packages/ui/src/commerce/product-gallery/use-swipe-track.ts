'use client'

import { useRef, useState } from 'react'

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** State of a scroll-snap row of full-width slides: the active index, and a function that scrolls to a slide. */
export function useSwipeTrack() {
  const track = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)

  function onScroll() {
    const row = track.current
    if (!row?.clientWidth) return
    setActive(Math.round(Math.abs(row.scrollLeft) / row.clientWidth))
  }

  function show(index: number) {
    const row = track.current
    const slide = row?.children[index]
    if (!row || !(slide instanceof HTMLElement)) return
    row.scrollTo({ left: slide.offsetLeft, behavior: scrollBehavior() })
  }

  return { track, active, onScroll, show }
}
