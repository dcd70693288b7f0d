import { Button, StatusMessage, useMessages } from '@shop/ui'
import { useCallback, useEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { frameMessages } from './layout.messages.ts'

/** The pages of an order: their code is prefetched, and they have no loader. */
const OFFLINE_PATHS = new Set(['/cart', '/shipping', '/payment-success', '/thank-you'])

/** Whether a navigation needs a connection. */
export function needsNetwork(from: string, to: string): boolean {
  return from !== to && !OFFLINE_PATHS.has(to)
}

/** Interval between connection checks while offline, in milliseconds. */
const RECHECK_MS = 5000

/** Whether the server responds. The `online` event alone fires before the network can be used. */
async function isReachable(): Promise<boolean> {
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

function OfflineNotice({ onReconnect }: { onReconnect: () => void }) {
  const t = useMessages(frameMessages)
  const { state, proceed, reset } = useBlocker(({ currentLocation, nextLocation }) =>
    needsNetwork(currentLocation.pathname, nextLocation.pathname),
  )
  useEffect(() => {
    let active = true
    const check = async () => {
      if (!(await isReachable()) || !active) return
      if (state === 'blocked') proceed()
      onReconnect()
    }
    const run = () => void check()
    const timer = setInterval(run, RECHECK_MS)
    window.addEventListener('online', run)
    return () => {
      active = false
      clearInterval(timer)
      window.removeEventListener('online', run)
    }
  }, [state, proceed, onReconnect])
  return (
    <StatusMessage tone="danger">
      {state === 'blocked' && (
        <div className="flex flex-wrap items-center gap-4">
          <div>{t('frame.offline')}</div>
          <Button variant="outline" onClick={() => reset()}>
            {t('frame.stay')}
          </Button>
        </div>
      )}
    </StatusMessage>
  )
}

/**
 * Blocks navigations that need a connection while the browser is offline, because the browser would
 * replace the shop with its own error page. A blocked navigation continues after the reconnect.
 */
export function OfflineNavigation() {
  const [offline, setOffline] = useState(false)
  const reconnect = useCallback(() => setOffline(false), [])
  useEffect(() => {
    const disconnect = () => setOffline(true)
    if (!navigator.onLine) disconnect()
    window.addEventListener('offline', disconnect)
    return () => window.removeEventListener('offline', disconnect)
  }, [])
  return offline ? <OfflineNotice onReconnect={reconnect} /> : null
}
