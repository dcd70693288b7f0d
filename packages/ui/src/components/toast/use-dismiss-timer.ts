'use client'

import { useCallback, useEffect, useRef, type FocusEvent, type MouseEvent } from 'react'

/**
 * Calls `onDismiss` once `open` has been true for `duration` milliseconds; never with `Infinity`. The time
 * starts anew when the pointer or the focus leaves the element, and runs only without both.
 * Put `box` and `handlers` on the element and `close` on its close button. `restart` starts the time anew
 * after a change of the text.
 */
export function useDismissTimer(open: boolean, duration: number, onDismiss: () => void) {
  const box = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const used = useRef({ hovered: false, focused: false })
  /** What had the focus when the message appeared, such as the button that was pressed. */
  const before = useRef<Element>(null)
  const dismiss = useRef(onDismiss)
  useEffect(() => {
    dismiss.current = onDismiss
  })

  const run = useCallback(() => {
    clearTimeout(timer.current)
    if (used.current.hovered || used.current.focused || duration === Infinity) return
    timer.current = setTimeout(() => dismiss.current(), duration)
  }, [duration])
  const restart = useCallback(() => {
    const { activeElement } = document
    if (!box.current?.contains(activeElement)) before.current = activeElement
    run()
  }, [run])
  useEffect(() => {
    if (!open) return
    restart()
    return () => clearTimeout(timer.current)
  }, [open, restart])
  useEffect(() => {
    // An element that is removed gets no event when the pointer or the focus leaves it.
    if (!open) used.current = { hovered: false, focused: false }
  }, [open])

  function note(change: Partial<typeof used.current>) {
    Object.assign(used.current, change)
    run()
  }
  const handlers = {
    onPointerEnter: () => note({ hovered: true }),
    onPointerLeave: () => note({ hovered: false }),
    onFocus: () => note({ focused: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      note({ focused: currentTarget.contains(relatedTarget) }),
  }
  /** Dismisses the message and returns the focus, which the button would lose. */
  function close({ detail }: MouseEvent) {
    // A click of the keyboard has no detail.
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: detail > 0 })
    onDismiss()
  }
  return { box, handlers, restart, close }
}
