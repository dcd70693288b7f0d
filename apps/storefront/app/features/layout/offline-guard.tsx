import { Button, StatusMessage } from '@shop/ui'
import { useCallback, useEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'

/** Pages of an order: their code is here before it is needed, and they load nothing of their own. */
const KEPT = new Set(['/cart', '/shipping', '/payment-success', '/thank-you'])

/** Whether a page can only open with a connection. */
export function needsNetwork(from: string, to: string): boolean {
  return from !== to && !KEPT.has(to)
}

/** How often a lost connection is looked for, in milliseconds. */
const AGAIN = 5000

/** Whether the shop answers. Browsers say that they are online before anything can be reached. */
async function reachable(): Promise<boolean> {
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

function HeldPage({ onBack }: { onBack: () => void }) {
  const { state, proceed, reset } = useBlocker(({ currentLocation, nextLocation }) =>
    needsNetwork(currentLocation.pathname, nextLocation.pathname),
  )
  useEffect(() => {
    let here = true
    const look = async () => {
      if (!(await reachable()) || !here) return
      if (state === 'blocked') proceed()
      onBack()
    }
    const run = () => void look()
    const timer = setInterval(run, AGAIN)
    window.addEventListener('online', run)
    return () => {
      here = false
      clearInterval(timer)
      window.removeEventListener('online', run)
    }
  }, [state, proceed, onBack])
  return (
    <StatusMessage tone="danger">
      {state === 'blocked' && (
        <div className="flex flex-wrap items-center gap-4">
          <div>You are offline. The page opens when the connection is back.</div>
          <Button variant="outline" onClick={() => reset()}>
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
  const [offline, setOffline] = useState(false)
  const back = useCallback(() => setOffline(false), [])
  useEffect(() => {
    const lost = () => setOffline(true)
    if (!navigator.onLine) lost()
    window.addEventListener('offline', lost)
    return () => window.removeEventListener('offline', lost)
  }, [])
  return offline ? <HeldPage onBack={back} /> : null
}
