'use client'

import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import { isComposing } from '../../lib/is-composing.ts'

/** Milliseconds before the panel closes after the pointer left, so that a detour to it does not close it. */
const LEAVE_DELAY_MS = 200

/**
 * A disclosure (button and panel) that opens on hover and on a press, also with the keyboard. A press keeps
 * it open. Esc closes it and returns the focus; leaving it or pressing elsewhere closes it too.
 * Put `root` and `handlers` on the element around both, `button` and `press` on the button.
 */
export function useHoverDisclosure() {
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const leaveTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A click on a panel that hover opened pins it instead of closing it.
  const [state, setState] = useState<false | 'hovered' | 'pinned'>(false)
  const open = state !== false

  useEffect(() => () => clearTimeout(leaveTimer.current), [])
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return
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

  const onPointer = ({ type, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    clearTimeout(leaveTimer.current)
    if (type === 'pointerenter') return setState((current) => current || 'hovered')
    leaveTimer.current = setTimeout(
      () => setState((current) => (current === 'hovered' ? false : current)),
      LEAVE_DELAY_MS,
    )
  }

  return {
    root,
    button,
    open,
    press: () => setState((current) => (current === 'pinned' ? false : 'pinned')),
    handlers: {
      onPointerEnter: onPointer,
      onPointerLeave: onPointer,
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setState(false)
      },
    },
    /** Click handler of the panel; a click on a link closes it. */
    choose: ({ target }: { target: EventTarget }) => {
      if (target instanceof Element && target.closest('a')) setState(false)
    },
  }
}
