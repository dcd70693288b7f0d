import { Button, Callout, useMessages } from '@shop/ui'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router-dom'
import { whenReachable } from '../lib/connection.ts'
import { isCached } from '../lib/cached-pages.ts'
import { addressIn, documentLanguage, splitLanguage } from '../lib/language.ts'
import { hasCode } from '../../runtime/prefetch-page.ts'
import { shellMessages } from './shell.messages.ts'
import { onPressedLink } from './pressed-link.ts'

/** The pages of an order: they have no loader. Their code is prefetched once the bag has a line. */
const OFFLINE_PATHS = new Set(['/cart', '/shipping', '/payment-success', '/thank-you'])

/**
 * Whether a navigation needs a connection.
 * @param hasCode whether the code of the page at a path is here
 */
export function needsNetwork(
  from: string,
  to: string,
  hasCode: (path: string) => boolean,
): boolean {
  return from !== to && !(OFFLINE_PATHS.has(to) && hasCode(to))
}

const isCodeHere = (path: string) => hasCode(addressIn(documentLanguage(), path))

function OfflineNotice({ onReconnect }: { onReconnect: () => void }) {
  const t = useMessages(shellMessages)
  const { state, location, proceed, reset } = useBlocker(({ currentLocation, nextLocation }) =>
    needsNetwork(currentLocation.pathname, nextLocation.pathname, isCodeHere),
  )
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // The router shows a blocked navigation after it has rendered all parts of the page again, which waits
  // for code that may not have been loaded. So a pressed link does not ask it.
  const [pressed, setPressed] = useState<string>()
  const wanted = state === 'blocked' ? location.pathname + location.search + location.hash : pressed
  useEffect(
    () =>
      onPressedLink((address) => {
        const { language, path } = splitLanguage(address)
        const { pathname: to } = new URL(path, window.location.origin)
        if (language !== documentLanguage() || needsNetwork(pathname, to, isCodeHere))
          setPressed(address)
        else void navigate(path)
      }),
    [navigate, pathname],
  )
  useEffect(() => {
    if (wanted === undefined) return
    let active = true
    isCached(wanted.replace(/#.*/, ''))
      .then((cached) => cached && active && window.location.assign(wanted))
      .catch((error: unknown) => console.error('The cached pages could not be read.', error))
    return () => {
      active = false
    }
  }, [wanted])
  const reconnect = useEffectEvent(() => {
    if (state === 'blocked') proceed()
    // Not by the router: the code that it waits for may have been lost with the connection.
    else if (pressed !== undefined) window.location.assign(pressed)
    onReconnect()
  })
  // A check that has begun also answers a link that is pressed meanwhile.
  useEffect(() => whenReachable(() => reconnect()), [])
  const stay = () => {
    setPressed(undefined)
    reset?.()
  }
  return (
    <Callout tone="danger">
      {wanted !== undefined && (
        <div className="flex flex-wrap items-center gap-4">
          <div>{t('shell.offline')}</div>
          <Button variant="outline" onClick={stay}>
            {t('shell.stay')}
          </Button>
        </div>
      )}
    </Callout>
  )
}

/**
 * Blocks navigations that need a connection while the browser is offline, because the browser would
 * replace the shop with its own error page. A page that the service worker has cached is opened from it;
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
