'use client'

import { useCallback, useEffect, useRef } from 'react'

/**
 * Calls `onDismiss` once `open` has been true for `duration` milliseconds. The returned handlers pause
 * the time while the pointer or the focus is on the element; `restart` starts it anew.
 */
export function useDismissTimer(open: boolean, duration: number, onDismiss: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const dismiss = useRef(onDismiss)
  useEffect(() => {
    dismiss.current = onDismiss
  })
  const pause = useCallback(() => clearTimeout(timer.current), [])
  const restart = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => dismiss.current(), duration)
  }, [duration])
  useEffect(() => {
    if (!open) return
    restart()
    return pause
  }, [open, pause, restart])
  const handlers = {
    onPointerEnter: pause,
    onPointerLeave: restart,
    onFocus: pause,
    onBlur: restart,
  }
  return { handlers, restart }
}
