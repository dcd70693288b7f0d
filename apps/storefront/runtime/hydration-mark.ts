import { useLayoutEffect } from 'react'

/**
 * Marks the document when React has hydrated the page: from then on React answers every press. The kept
 * events are repeated then, and tests wait for it. For the component that has the whole page.
 */
export function useHydrationMark(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
}
