import { Button, StatusMessage } from '@shop/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router-dom'

/** Pages of an order: their code is here before it is needed, and they load nothing of their own. */
const KEPT = new Set(['/cart', '/shipping', '/payment-success', '/thank-you'])

/** Whether a page can only open with a connection. */
export function needsNetwork(from: string, to: string): boolean {
  return from !== to && !KEPT.has(to)
}

/** Whether the browser knows that there is no connection. */
function useOffline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      // A held page goes on first; only then may what holds it leave.
      const later = () => setTimeout(changed)
      window.addEventListener('online', later)
      window.addEventListener('offline', changed)
      return () => {
        window.removeEventListener('online', later)
        window.removeEventListener('offline', changed)
      }
    },
    () => !navigator.onLine,
    () => false,
  )
}

function HeldPage() {
  const { state, proceed, reset } = useBlocker(({ currentLocation, nextLocation }) =>
    needsNetwork(currentLocation.pathname, nextLocation.pathname),
  )
  useEffect(() => {
    if (state !== 'blocked') return
    const go = () => proceed?.()
    window.addEventListener('online', go)
    return () => window.removeEventListener('online', go)
  }, [state, proceed])
  return (
    <StatusMessage tone="danger">
      {state === 'blocked' && (
        <div className="flex flex-wrap items-center gap-4">
          <div>You are offline. The page opens when the connection is back.</div>
          <Button variant="outline" onClick={() => reset?.()}>
            Stay here
          </Button>
        </div>
      )}
    </StatusMessage>
  )
}

/**
 * Keeps the page in view while there is no connection, instead of letting the browser replace the
 * shop by its own error page; the wanted page opens as soon as the connection is back.
 */
export function OfflineGuard() {
  return useOffline() ? <HeldPage /> : null
}
