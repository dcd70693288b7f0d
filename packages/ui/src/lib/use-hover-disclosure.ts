'use client'

import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'

/** Milliseconds for which the panel waits when the mouse has left it, so that a crooked way to it is forgiven. */
const LEAVE_DELAY = 200

/**
 * A panel behind a button: opens by mouse over, by a press, and on keyboard focus if asked; a press keeps it open.
 * Esc closes it and gives the focus back; leaving it and pressing elsewhere close it too.
 * `handlers` and `root` belong on the element around both, `button` and `press` on the button.
 */
export function useHoverDisclosure({ opensOnFocus = false } = {}) {
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Opened by mouse over, a press keeps it open instead of closing it under the pointer.
  const [state, setState] = useState<false | 'peeked' | 'pinned'>(false)
  const open = state !== false

  useEffect(() => () => clearTimeout(leaving.current), [])
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Closed last: the focus that comes back must not open it again.
      if (root.current?.contains(document.activeElement)) button.current?.focus()
      setState(false)
    }
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setState(false)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [open])

  const peek = () => setState((now) => now || 'peeked')
  const onPointer = ({ type, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    clearTimeout(leaving.current)
    if (type === 'pointerenter') return peek()
    leaving.current = setTimeout(
      () => setState((now) => (now === 'peeked' ? false : now)),
      LEAVE_DELAY,
    )
  }

  return {
    root,
    button,
    open,
    press: () => setState((now) => (now === 'pinned' ? false : 'pinned')),
    handlers: {
      onPointerEnter: onPointer,
      onPointerLeave: onPointer,
      onFocus: ({ target }: FocusEvent) => {
        if (opensOnFocus && target === button.current && target.matches(':focus-visible')) peek()
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setState(false)
      },
    },
    /** For the panel's own clicks: choosing a link closes it. */
    choose: ({ target }: { target: EventTarget }) => {
      if (target instanceof Element && target.closest('a')) setState(false)
    },
  }
}
