'use client'

import { useSyncExternalStore } from 'react'

// jsdom has no `matchMedia`.
const preference = () =>
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined

function subscribe(notify: () => void) {
  const media = preference()
  media?.addEventListener('change', notify)
  return () => media?.removeEventListener('change', notify)
}

/** Whether `prefers-reduced-motion` is set. */
export const prefersReducedMotion = (): boolean => preference()?.matches ?? false

/** Whether `prefers-reduced-motion` is set; false on the server and while hydrating. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false)
}
