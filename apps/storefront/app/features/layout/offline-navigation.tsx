import { Button, StatusMessage, useMessages } from '@shop/ui'
import { useCallback, useEffect, useState } from 'react'
import { useBlocker, useNavigate } from 'react-router-dom'
import { whenReachable } from '../../lib/connection.ts'
import { isKept } from '../../lib/kept-pages.ts'
import { addressIn, documentLanguage, splitLanguage } from '../../lib/language.ts'
import { frameMessages } from './layout.messages.ts'

/** The pages of an order: their code is prefetched, and they have no loader. */
const OFFLINE_PATHS = new Set(['/cart', '/shipping', '/payment-success', '/thank-you'])

/** The address of the page that a press on a link opens in this tab; undefined for another press. */
function pressedPage(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || link.target || modified || event.button !== 0 || event.defaultPrevented) return
  const { origin, pathname } = window.location
  if (link.origin !== origin || link.pathname === pathname) return
  const { language, path } = splitLanguage(link.pathname + link.search + link.hash)
  return language === documentLanguage() ? path : undefined
}

/** Whether a navigation needs a connection. */
export function needsNetwork(from: string, to: string): boolean {
  return from !== to && !OFFLINE_PATHS.has(to)
}

function OfflineNotice({ onReconnect }: { onReconnect: () => void }) {
  const t = useMessages(frameMessages)
  const { state, location, proceed, reset } = useBlocker(({ currentLocation, nextLocation }) =>
    needsNetwork(currentLocation.pathname, nextLocation.pathname),
  )
  const navigate = useNavigate()
  useEffect(() => {
    // A part of the page whose code was not loaded in time has plain links.
    const follow = (event: MouseEvent) => {
      const page = pressedPage(event)
      if (!page) return
      event.preventDefault()
      void navigate(page)
    }
    // Before React, which stops the events of a part that it has not hydrated.
    window.addEventListener('click', follow, true)
    return () => window.removeEventListener('click', follow, true)
  }, [navigate])
  useEffect(() => {
    if (state !== 'blocked') return
    let active = true
    const address = addressIn(documentLanguage(), location.pathname + location.search)
    isKept(address)
      .then((kept) => kept && active && window.location.assign(address + location.hash))
      .catch((error: unknown) => console.error('The kept pages could not be read.', error))
    return () => {
      active = false
    }
  }, [state, location])
  useEffect(
    () =>
      whenReachable(() => {
        if (state === 'blocked') proceed()
        onReconnect()
      }),
    [state, proceed, onReconnect],
  )
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
 * replace the shop with its own error page. A page that the service worker has kept is opened from it;
 * any other blocked navigation continues after the reconnect.
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
