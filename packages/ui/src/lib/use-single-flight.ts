'use client'

import { useCallback, useRef, useState } from 'react'

/**
 * Runs asynchronous work one call at a time. While a call is pending, `run` ignores further calls
 * and resolves to `undefined`; this also covers presses that come before `pending` is rendered.
 * A rejection of the work rejects `run`.
 */
export function useSingleFlight() {
  const running = useRef(false)
  const [pending, setPending] = useState(false)
  const run = useCallback(async <T>(work: () => T | Promise<T>): Promise<T | undefined> => {
    if (running.current) return undefined
    running.current = true
    setPending(true)
    try {
      return await work()
    } finally {
      running.current = false
      setPending(false)
    }
  }, [])
  return { pending, run }
}
