'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/** Something that shows for a while and goes. Showing it again starts the time anew. Durations are milliseconds. */
export function useBriefly<T>(duration: number) {
  const [shown, setShown] = useState<T>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback(
    (what: T) => {
      clearTimeout(timer.current)
      setShown(what)
      timer.current = setTimeout(() => setShown(undefined), duration)
    },
    [duration],
  )
  return [shown, show] as const
}
