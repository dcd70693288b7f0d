'use client'

import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus when a control is removed by its own press, because the browser then focuses nothing.
 * @param isRemoved whether the pressed control is gone
 * @param next what gets the focus then; not called when something else has it
 * @returns what the control calls with its own data when it is pressed; it stays the same
 */
export function useFocusAfterRemoval<T>(
  isRemoved: (pressed: T) => boolean,
  next: (pressed: T) => HTMLElement | null | undefined,
): (pressed: T) => void {
  const waiting = useRef<{ pressed: T }>(undefined)
  useLayoutEffect(() => {
    if (!waiting.current || !isRemoved(waiting.current.pressed)) return
    const { pressed } = waiting.current
    waiting.current = undefined
    if (document.activeElement === document.body) next(pressed)?.focus()
  })
  return useCallback((pressed: T) => {
    waiting.current = { pressed }
  }, [])
}
