'use client'

import { useEffect, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'
import { useReducedMotion } from '../../lib/use-reduced-motion.ts'
import { useOnScreen } from './use-on-screen.ts'

interface UseRotationOptions {
  root: RefObject<HTMLElement | null>
  /** The play/pause button. Its focus does not pause a rotation that the shopper started. */
  control: RefObject<HTMLElement | null>
  /** Milliseconds between automatic moves; absent disables rotation. */
  autoplayDelay?: number
  next: () => void
}

/**
 * Decides when a carousel rotates automatically. It pauses on hover, on focus inside, off screen and
 * in a hidden tab, and under reduced motion until the shopper starts it.
 */
export function useRotation({ root, control, autoplayDelay, next }: UseRotationOptions) {
  const reduced = useReducedMotion()
  const onScreen = useOnScreen(root, autoplayDelay !== undefined)
  const [choice, setChoice] = useState<'started' | 'stopped' | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState<'control' | 'content' | null>(null)

  const playing = autoplayDelay !== undefined && (choice ? choice === 'started' : !reduced)
  const pausedByFocus = focused === 'content' || (focused === 'control' && choice !== 'started')
  const rotating = playing && onScreen && !hovered && !pausedByFocus

  useEffect(() => {
    if (!rotating || !autoplayDelay) return
    const timer = setInterval(next, autoplayDelay)
    return () => clearInterval(timer)
  }, [rotating, autoplayDelay, next])

  return {
    playing,
    rotating,
    toggle: () => setChoice(playing ? 'stopped' : 'started'),
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocusCapture: ({ target }: FocusEvent) =>
        setFocused(control.current?.contains(target) ? 'control' : 'content'),
      onBlurCapture: () => setFocused(null),
    },
  }
}
