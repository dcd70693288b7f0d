'use client'

import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'

/** How long the pointer may leave before the panel closes, in milliseconds. */
const GRACE = 160

/**
 * A panel that opens under the pointer and on keyboard focus, and by a press stays open.
 * Esc closes it and gives the focus back; so does leaving it.
 */
export function useHoverDisclosure() {
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState<'closed' | 'peeked' | 'pinned'>('closed')

  useEffect(() => () => clearTimeout(timer.current), [])

  function peek() {
    clearTimeout(timer.current)
    setState((now) => (now === 'closed' ? 'peeked' : now))
  }

  return {
    button,
    open: state !== 'closed',
    close: () => setState('closed'),
    press: () => setState((now) => (now === 'pinned' ? 'closed' : 'pinned')),
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') peek()
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setState('closed'), GRACE)
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target === button.current && target.matches(':focus-visible')) peek()
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setState('closed')
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || state === 'closed') return
        event.stopPropagation()
        button.current?.focus()
        setState('closed')
      },
    },
  }
}
