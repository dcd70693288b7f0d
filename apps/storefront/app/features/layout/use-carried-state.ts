import { useHydrated } from '@shop/ui'
import { useLocation } from 'react-router-dom'

/**
 * What the former page handed to this one. The browser keeps it across a reload, but the server
 * never knows it: until the page has come alive `ready` is false, so that both draw the same.
 */
export function useCarriedState<T>(): { ready: boolean; carried: Partial<T> } {
  const state: unknown = useLocation().state
  const ready = useHydrated()
  const carried = ready && typeof state === 'object' && state !== null ? (state as Partial<T>) : {}
  return { ready, carried }
}
