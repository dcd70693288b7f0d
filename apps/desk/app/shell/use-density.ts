import { useSyncExternalStore } from 'react'

const wide = '(width >= 64rem)'

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(wide)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** The density of a page for work: compact where there is a pointer's room, else as a thumb needs it. */
export const useDensity = (): 'compact' | undefined =>
  useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches) ? 'compact' : undefined
