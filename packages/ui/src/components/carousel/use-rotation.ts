'use client'

import { useEffect, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'
import { useReducedMotion } from '../../lib/use-reduced-motion.ts'
import { useOnScreen } from './use-on-screen.ts'

export interface UseRotationOptions {
  root: RefObject<HTMLElement | null>
  /** The stop/start control, whose own focus does not hold a rotation that the shopper started. */
  control: RefObject<HTMLElement | null>
  /** Milliseconds between two moves; absent means that it never rotates. */
  autoplay?: number
  next: () => void
}

/**
 * Decides when a carousel turns by itself: not under the pointer, not while focus is inside,
 * not off screen or in a hidden tab, not under reduced motion until it is started by hand.
 */
export function useRotation({ root, control, autoplay, next }: UseRotationOptions) {
  const reduced = useReducedMotion()
  const onScreen = useOnScreen(root, autoplay !== undefined)
  const [wish, setWish] = useState<'started' | 'stopped' | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState<'control' | 'content' | null>(null)

  const wanted = autoplay !== undefined && (wish ? wish === 'started' : !reduced)
  const heldByFocus = focused === 'content' || (focused === 'control' && wish !== 'started')
  const rotating = wanted && onScreen && !hovered && !heldByFocus

  useEffect(() => {
    if (!rotating || !autoplay) return
    const timer = setInterval(next, autoplay)
    return () => clearInterval(timer)
  }, [rotating, autoplay, next])

  return {
    wanted,
    rotating,
    toggle: () => setWish(wanted ? 'stopped' : 'started'),
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocusCapture: ({ target }: FocusEvent) =>
        setFocused(control.current?.contains(target) ? 'control' : 'content'),
      onBlurCapture: () => setFocused(null),
    },
  }
}
