import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { followOrders } from '../lib/follow-orders.ts'
import { deskApi } from '../lib/desk-api.ts'
import { playOrderSound } from '../lib/order-sound.ts'
import { ordersKey } from '../lib/queries.ts'
import { useSettings } from '../lib/settings.ts'

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/**
 * Reads what is shown of orders again after each change, while the page is visible. With the sound switched on, a new
 * order is heard, also while the page is in the background. Returns whether the API cannot be reached.
 */
export function useLiveOrders(): boolean {
  const queries = useQueryClient()
  const [lost, setLost] = useState(false)
  const sound = useSettings((settings) => settings.sound)
  // A browser opens six connections to a server without HTTP/2: pages in the background use none without a sound.
  const visible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
  useEffect(() => {
    if (!visible && !sound) return
    const end = new AbortController()
    const listen = sound ? createListener() : undefined
    void followOrders(end.signal, {
      onChange: () => {
        void queries.invalidateQueries({ queryKey: ordersKey })
        void listen?.()
      },
      onLost: setLost,
    })
    return () => end.abort()
  }, [visible, sound, queries])
  return lost
}

/** Returns a function that plays the sound when an order was placed since it was called last. */
function createListener() {
  let last: string | undefined
  return async () => {
    // The next change asks again.
    const newest = await deskApi.newest().catch(() => undefined)
    if (!newest) return
    if (last !== undefined && newest.placedAt > last) playOrderSound()
    if (last === undefined || newest.placedAt > last) last = newest.placedAt
  }
}
