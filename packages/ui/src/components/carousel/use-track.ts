'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createTrack, type Track, type TrackView } from './track.ts'

interface UseTrackOptions {
  /** Index of the first slide in view, when controlled. */
  index: number | undefined
  defaultIndex: number
  onIndexChange: ((index: number) => void) | undefined
  /** The keys of the slides and the classes of the carousel: another text needs another measurement. */
  layout: string
  loop: boolean
  transitionDuration: number
}

/** Creates the track of a row of slides, and a new one when a prop changes; `view` is null until the row is measured. */
export function useTrack({
  index,
  defaultIndex,
  onIndexChange,
  layout,
  loop,
  transitionDuration,
}: UseTrackOptions) {
  const row = useRef<HTMLDivElement>(null)
  const track = useRef<Track | null>(null)
  const latest = useRef<TrackView | null>(null)
  const [view, setView] = useState<TrackView | null>(null)
  const [first] = useState(index ?? defaultIndex)
  const changed = useRef(onIndexChange)
  useLayoutEffect(() => {
    changed.current = onIndexChange
  })

  // Before the next paint, so that no frame shows the new slides at the old places.
  useLayoutEffect(() => {
    if (!row.current?.firstChild) return
    const created = createTrack(row.current, {
      first,
      loop,
      previous: latest.current,
      transitionDuration,
      onChange(next) {
        const before = latest.current
        latest.current = next
        setView(next)
        if (before && before.index !== next.index) changed.current?.(next.index)
      },
    })
    track.current = created
    return () => {
      created.destroy()
      track.current = null
    }
  }, [first, layout, loop, transitionDuration])

  // Also back to the slide of a caller that does not follow a swipe.
  const shown = view?.index
  useEffect(() => {
    if (index !== undefined && shown !== undefined && shown !== index) track.current?.goTo(index)
  }, [index, shown])

  const move = useCallback((by: 1 | -1) => track.current?.move(by), [])
  const goTo = useCallback((index: number) => track.current?.goTo(index), [])
  return { row, view, index: shown ?? first, move, goTo }
}
