'use client'

import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { createTrack, type Track, type TrackView } from './track.ts'

interface UseTrackOptions {
  /** The keys of the slides and the classes of their layout: another text needs another measurement. */
  layout: string
  loop: boolean
  transitionDuration: number
}

/** Creates the track of a row of slides, and a new one when a prop changes; `view` is null until the row is measured. */
export function useTrack({ layout, loop, transitionDuration }: UseTrackOptions) {
  const row = useRef<HTMLDivElement>(null)
  const track = useRef<Track | null>(null)
  const latest = useRef<TrackView | null>(null)
  const [view, setView] = useState<TrackView | null>(null)

  // Before the next paint, so that no frame shows the new slides at the old places.
  useLayoutEffect(() => {
    if (!row.current?.firstChild) return
    const created = createTrack(row.current, {
      loop,
      previous: latest.current,
      transitionDuration,
      onChange(next) {
        latest.current = next
        setView(next)
      },
    })
    track.current = created
    return () => {
      created.destroy()
      track.current = null
    }
  }, [layout, loop, transitionDuration])

  const move = useCallback((by: 1 | -1) => track.current?.move(by), [])
  const goTo = useCallback((index: number) => track.current?.goTo(index), [])
  return { row, view, move, goTo }
}
