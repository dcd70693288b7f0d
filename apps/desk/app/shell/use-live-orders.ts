import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { followOrders } from '../lib/follow-orders.ts'
import { ordersKey } from '../lib/queries.ts'

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Reads what is shown of orders again after each change, while the page is visible. Returns whether the API cannot be reached. */
export function useLiveOrders(): boolean {
  const queries = useQueryClient()
  const [lost, setLost] = useState(false)
  // A browser opens six connections to a server without HTTP/2: pages in the background use none.
  const visible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
  useEffect(() => {
    if (!visible) return
    const end = new AbortController()
    void followOrders(end.signal, {
      onChange: () => void queries.invalidateQueries({ queryKey: ordersKey }),
      onLost: setLost,
    })
    return () => end.abort()
  }, [visible, queries])
  return lost
}
