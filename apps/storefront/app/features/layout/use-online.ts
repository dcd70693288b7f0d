import { useSyncExternalStore } from 'react'

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/**
 * Whether the browser believes in a connection. Without one nothing may be prefetched: the router
 * answers a page's code that does not arrive by reloading, which offline ends the shop.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
}
