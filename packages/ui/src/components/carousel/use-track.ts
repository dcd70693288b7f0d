'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { createTrack, type Track, type TrackView } from './track.ts'

interface UseTrackOptions {
  count: number
  loop: boolean
  transitionDuration: number
}

/** Creates the track of a row of slides; `view` is null until the row is measured. */
export function useTrack({ count, loop, transitionDuration }: UseTrackOptions) {
  const row = useRef<HTMLDivElement>(null)
  const track = useRef<Track | null>(null)
  const [view, setView] = useState<TrackView | null>(null)

  useEffect(() => {
    if (!row.current || count === 0) return
    const created = createTrack(row.current, { loop, transitionDuration, onChange: setView })
    track.current = created
    return () => {
      created.destroy()
      track.current = null
    }
  }, [count, loop, transitionDuration])

  const move = useCallback((by: 1 | -1) => track.current?.move(by), [])
  const goTo = useCallback((index: number) => track.current?.goTo(index), [])
  return { row, view, move, goTo }
}
