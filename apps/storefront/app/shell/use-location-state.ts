import { useHydrated } from '@shop/ui'
import { useLocation } from 'react-router-dom'

/**
 * The navigation state of this location. The browser keeps it across reloads and the server does not
 * know it, so it is empty until `hydrated` is true.
 */
export function useLocationState<T>(): { hydrated: boolean; state: Partial<T> } {
  const stored: unknown = useLocation().state
  const hydrated = useHydrated()
  const state =
    hydrated && typeof stored === 'object' && stored !== null ? (stored as Partial<T>) : {}
  return { hydrated, state }
}
