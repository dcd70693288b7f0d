'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * A value that returns to `undefined` after `duration` milliseconds, such as a confirmation.
 * Setting it again restarts the time.
 */
export function useTimedValue<T>(duration: number) {
  const [value, setValue] = useState<T>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback(
    (next: T) => {
      clearTimeout(timer.current)
      setValue(next)
      timer.current = setTimeout(() => setValue(undefined), duration)
    },
    [duration],
  )
  return [value, show] as const
}
