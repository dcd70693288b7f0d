import { prefersReducedMotion } from '../../lib/use-reduced-motion.ts'
import { canLoop, ease, lastIndex, nearestTarget, slotOf, wrap } from './carousel-math.ts'

interface TrackOptions {
  /** Index of the slide that is first in view at the beginning. */
  first: number
  loop: boolean
  /** What an earlier track of the same row showed; its position is kept as far as the slides allow. */
  previous: TrackView | null
  /** Duration of a move in milliseconds. */
  transitionDuration: number
  onChange: (view: TrackView) => void
}

/** The visible part of the row: index of the first visible slide and number of slides in view. */
export interface TrackView {
  index: number
  perView: number
  looping: boolean
}

export interface Track {
  goTo: (index: number) => void
  /** Moves one slide forward or back; wraps around at either end. */
  move: (by: 1 | -1) => void
  destroy: () => void
}

const SETTLE_MS = 120

/**
 * Animates a scroll-snapping row. Native scrolling stays in place: this eases `scrollLeft` and, in a
 * loop, translates slides that were scrolled past to the other end.
 */
export function createTrack(
  row: HTMLElement,
  { first, loop, previous, transitionDuration, onChange }: TrackOptions,
): Track {
  const slides = [...row.children].filter((slide) => slide instanceof HTMLElement)
  const count = slides.length
  const offsets = slides.map(() => 0)
  const start = Math.min(previous?.index ?? first, count - 1)
  let view: TrackView = { index: start, perView: 1, looping: false }
  let slideSize = 1
  let direction = 1
  let frame = 0
  let idle = 0
  let target: number | null = null

  const position = () => (row.scrollLeft * direction) / slideSize
  const setSnapping = (on: boolean) => (row.style.scrollSnapType = on ? '' : 'none')

  function translateSlides(at: number) {
    slides.forEach((slide, index) => {
      const rounds = view.looping ? slotOf(index, at, count) - index : 0
      const offset = rounds * slideSize * direction
      if (offsets[index] === offset) return
      offsets[index] = offset
      slide.style.translate = offset ? `${offset}px` : ''
    })
  }

  function jumpTo(to: number) {
    setSnapping(false)
    translateSlides(to)
    row.scrollLeft = to * slideSize * direction
    if (target === null) setSnapping(true)
  }

  function report(at: number) {
    const index = view.looping
      ? wrap(Math.round(at), count)
      : Math.min(Math.round(at), lastIndex(count, view.perView))
    if (index === view.index) return
    view = { ...view, index }
    onChange(view)
  }

  function settle() {
    const at = position()
    if (target === null && view.looping && at > count - 0.02) jumpTo(at - count)
  }

  function stop() {
    cancelAnimationFrame(frame)
    target = null
    setSnapping(true)
  }

  function animateTo(to: number) {
    cancelAnimationFrame(frame)
    let end = to
    if (view.looping && end < 0) {
      jumpTo(position() + count)
      end += count
    }
    target = end
    report(end)
    const from = position()
    const reduced = prefersReducedMotion()
    const start = performance.now()
    setSnapping(false)
    const draw = (now: number) => {
      const progress = reduced
        ? 1
        : Math.min(1, Math.max(0, now - start) / Math.max(1, transitionDuration))
      const at = from + (end - from) * ease(progress)
      translateSlides(at)
      row.scrollLeft = at * slideSize * direction
      if (progress < 1) frame = requestAnimationFrame(draw)
      else {
        stop()
        settle()
      }
    }
    frame = requestAnimationFrame(draw)
  }

  function measure() {
    const style = getComputedStyle(row)
    const perView = Number(style.getPropertyValue('--shop-per-view')) || 1
    slideSize = (parseFloat(style.width) + (parseFloat(style.columnGap) || 0)) / perView || 1
    direction = style.direction === 'rtl' ? -1 : 1
    const looping = loop && canLoop(count, perView)
    const index = looping ? view.index : Math.min(view.index, lastIndex(count, perView))
    view = { index, perView, looping }
    stop()
    jumpTo(index)
    onChange(view)
  }

  function onScroll() {
    if (target !== null) return
    const at = position()
    translateSlides(at)
    report(at)
    clearTimeout(idle)
    idle = window.setTimeout(settle, SETTLE_MS)
  }

  // In a loop, a swipe back from the first slide needs a round of slides before it.
  function onUserScroll() {
    if (target !== null) stop()
    if (view.looping && position() < 0.5) jumpTo(position() + count)
  }
  const onWheel = ({ deltaX, deltaY }: WheelEvent) => {
    if (Math.abs(deltaX) > Math.abs(deltaY)) onUserScroll()
  }

  // jsdom has no layout to observe.
  const resize = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : null
  resize?.observe(row)
  // The first measurement is left to the observer, which runs after layout.
  if (previous || !resize) measure()
  row.addEventListener('scroll', onScroll, { passive: true })
  row.addEventListener('touchstart', onUserScroll, { passive: true })
  row.addEventListener('wheel', onWheel, { passive: true })

  return {
    goTo(index) {
      const at = target ?? position()
      const to = nearestTarget(at, index, count, view.looping)
      animateTo(view.looping ? to : Math.min(to, lastIndex(count, view.perView)))
    },
    move(by) {
      const to = Math.round(target ?? position()) + by
      animateTo(view.looping ? to : wrap(to, lastIndex(count, view.perView) + 1))
    },
    destroy() {
      resize?.disconnect()
      stop()
      for (const slide of slides) slide.style.translate = ''
      clearTimeout(idle)
      row.removeEventListener('scroll', onScroll)
      row.removeEventListener('touchstart', onUserScroll)
      row.removeEventListener('wheel', onWheel)
    },
  }
}
