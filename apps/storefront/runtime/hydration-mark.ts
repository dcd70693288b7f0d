import { useEffect } from 'react'

/**
 * Marks the document when React has hydrated the page: from then on React answers every press. The kept
 * events are repeated then, and tests wait for it. For the component that has the whole page: its effect runs
 * after those of all components in it, such as a carousel's, which starts in one.
 */
export function useHydrationMark(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
}
