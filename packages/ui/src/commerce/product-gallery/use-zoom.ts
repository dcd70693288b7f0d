'use client'

import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { fittedSize, limitView, span, WHOLE, zoomAround, type Pair } from './zoom-view.ts'

/** Enlargement by one press of a button or a key. */
const STEP = 1.5
/** Enlargement by a double tap. */
const DOUBLE_TAP = 2.5
/** Distance of one arrow key in pixels. */
const NUDGE = 60
/** A second tap within this time (ms) and distance (px) is a double tap. */
const TAP_TIME = 300
const TAP_DISTANCE = 30

const arrows: Record<string, Pair> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Zooms and moves the picture inside `frame`: with two fingers, a double tap, dragging, the wheel and keys. */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(WHOLE)
  const [held, setHeld] = useState(false)
  const pointers = useRef(new Map<number, Pair>())
  const tap = useRef({ at: 0, point: [0, 0] as Pair })

  /** Changes the view, within the limits of picture and frame. */
  function change(next: (view: typeof WHOLE) => typeof WHOLE) {
    const box = frame.current
    if (!box) return
    const room: Pair = [box.clientWidth, box.clientHeight]
    const image = box.querySelector('img')
    const natural: Pair = image?.naturalWidth ? [image.naturalWidth, image.naturalHeight] : [1, 1]
    setView((current) => limitView(next(current), fittedSize(natural, room), room))
  }
  const zoom = (factor: number, point: Pair = [0, 0]) =>
    change((current) => zoomAround(current, factor, point))
  const move = ([x, y]: Pair) =>
    change((current) => ({ ...current, x: current.x + x, y: current.y + y }))

  /** The place of a pointer, from the middle of the frame. */
  function place({ clientX, clientY }: { clientX: number; clientY: number }): Pair {
    const box = frame.current?.getBoundingClientRect()
    return box ? [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2] : [0, 0]
  }

  // React's own wheel listener cannot prevent the page from zooming.
  const latestZoom = useRef({ zoom, place })
  useEffect(() => {
    latestZoom.current = { zoom, place }
  })
  useEffect(() => {
    const box = frame.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      latestZoom.current.zoom(Math.exp(-event.deltaY / 400), latestZoom.current.place(event))
    }
    box?.addEventListener('wheel', onWheel, { passive: false })
    return () => box?.removeEventListener('wheel', onWheel)
  }, [])

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, place(event))
    setHeld(true)
  }

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = place(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (!other) return move([now[0] - before[0], now[1] - before[1]])
    const [from, to] = [span(before, other), span(now, other)]
    if (from.distance > 0) zoom(to.distance / from.distance, to.middle)
    move([to.middle[0] - from.middle[0], to.middle[1] - from.middle[1]])
  }

  function onPointerUp(event: PointerEvent) {
    if (!pointers.current.delete(event.pointerId)) return
    setHeld(pointers.current.size > 0)
    if (event.type !== 'pointerup' || pointers.current.size > 0) return
    const point = place(event)
    const { at, point: last } = tap.current
    const again = event.timeStamp - at < TAP_TIME && span(point, last).distance < TAP_DISTANCE
    tap.current = { at: again ? 0 : event.timeStamp, point }
    if (again) zoom(view.scale > 1 ? 0 : DOUBLE_TAP, point)
  }

  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoom(STEP)
    else if (event.key === '-') zoom(1 / STEP)
    else if (event.key === '0') change(() => WHOLE)
    else if (arrow) move([arrow[0] * NUDGE, arrow[1] * NUDGE])
    else return
    event.preventDefault()
  }

  return {
    frame,
    view,
    held,
    showWhole: () => setView(WHOLE),
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    onKeyDown,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  }
}
