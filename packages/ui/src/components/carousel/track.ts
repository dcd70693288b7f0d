import { canLoop, ease, lastIndex, nearestTarget, slotOf, wrap } from './carousel-math.ts'

export interface TrackOptions {
  loop: boolean
  /** Time of a movement in milliseconds. */
  transition: number
  onChange: (view: TrackView) => void
}

/** What can be seen of the row: the slide that starts it, and how many fit. */
export interface TrackView {
  index: number
  perView: number
  looping: boolean
}

export interface Track {
  goTo: (index: number) => void
  /** One slide on or back; past an end it goes round. */
  move: (by: 1 | -1) => void
  destroy: () => void
}

const SETTLE_MS = 120

/**
 * Moves a scroll-snapping row by script without taking it from the finger: the browser scrolls,
 * this only eases `scrollLeft`, and in a loop carries passed slides to the far end.
 */
export function createTrack(row: HTMLElement, { loop, transition, onChange }: TrackOptions): Track {
  const slides = [...row.children].filter((slide) => slide instanceof HTMLElement)
  const count = slides.length
  const places = slides.map(() => 0)
  let view: TrackView = { index: 0, perView: 1, looping: false }
  let step = 1
  let sign = 1
  let frame = 0
  let idle = 0
  let aim: number | null = null

  const position = () => (row.scrollLeft * sign) / step
  const snap = (on: boolean) => (row.style.scrollSnapType = on ? '' : 'none')

  function place(at: number) {
    slides.forEach((slide, index) => {
      const rounds = view.looping ? slotOf(index, at, count) - index : 0
      const offset = rounds * step * sign
      if (places[index] === offset) return
      places[index] = offset
      slide.style.translate = offset ? `${offset}px` : ''
    })
  }

  function jump(to: number) {
    snap(false)
    place(to)
    row.scrollLeft = to * step * sign
    if (aim === null) snap(true)
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
    if (aim === null && view.looping && at > count - 0.02) jump(at - count)
  }

  function stop() {
    cancelAnimationFrame(frame)
    aim = null
    snap(true)
  }

  function glide(to: number) {
    cancelAnimationFrame(frame)
    let target = to
    if (view.looping && target < 0) {
      jump(position() + count)
      target += count
    }
    aim = target
    report(target)
    const from = position()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const start = performance.now()
    snap(false)
    const draw = (now: number) => {
      const share = still ? 1 : Math.min(1, Math.max(0, now - start) / Math.max(1, transition))
      const at = from + (target - from) * ease(share)
      place(at)
      row.scrollLeft = at * step * sign
      if (share < 1) frame = requestAnimationFrame(draw)
      else {
        stop()
        settle()
      }
    }
    frame = requestAnimationFrame(draw)
  }

  function measure() {
    const style = getComputedStyle(row)
    const perView = Number(style.getPropertyValue('--per-view')) || 1
    step = (parseFloat(style.width) + (parseFloat(style.columnGap) || 0)) / perView || 1
    sign = style.direction === 'rtl' ? -1 : 1
    const looping = loop && canLoop(count, perView)
    const index = looping ? view.index : Math.min(view.index, lastIndex(count, perView))
    view = { index, perView, looping }
    stop()
    jump(index)
    onChange(view)
  }

  function onScroll() {
    if (aim !== null) return
    const at = position()
    place(at)
    report(at)
    clearTimeout(idle)
    idle = window.setTimeout(settle, SETTLE_MS)
  }

  // A finger at the first slide may pull back: give it a round to go back into.
  function yieldToHand() {
    if (aim !== null) stop()
    if (view.looping && position() < 0.5) jump(position() + count)
  }
  const onWheel = ({ deltaX, deltaY }: WheelEvent) => {
    if (Math.abs(deltaX) > Math.abs(deltaY)) yieldToHand()
  }

  const resize = new ResizeObserver(measure)
  resize.observe(row)
  row.addEventListener('scroll', onScroll, { passive: true })
  row.addEventListener('touchstart', yieldToHand, { passive: true })
  row.addEventListener('wheel', onWheel, { passive: true })

  return {
    goTo(index) {
      const at = aim ?? position()
      const to = nearestTarget(at, index, count, view.looping)
      glide(view.looping ? to : Math.min(to, lastIndex(count, view.perView)))
    },
    move(by) {
      const to = Math.round(aim ?? position()) + by
      glide(view.looping ? to : wrap(to, lastIndex(count, view.perView) + 1))
    },
    destroy() {
      resize.disconnect()
      stop()
      clearTimeout(idle)
      row.removeEventListener('scroll', onScroll)
      row.removeEventListener('touchstart', yieldToHand)
      row.removeEventListener('wheel', onWheel)
    },
  }
}
