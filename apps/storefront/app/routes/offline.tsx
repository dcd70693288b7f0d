import { OfflinePage } from '@shop/ui'
import { useEffect, useState } from 'react'
import type { Route } from './+types/offline'
import { cachePage } from '../lib/cache-page.ts'
import { whenReachable } from '../lib/connection.ts'
import { isCached, cachedPages, type CachedPage } from '../lib/cached-pages.ts'
import { addressIn, documentLanguage, splitLanguage } from '../lib/language.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { rootData } from '../lib/root-data.ts'
import { pageTexts } from '../messages/texts.ts'
import { offlineRouteMessages } from './offline.messages.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTexts(matches, offlineRouteMessages)('offlineRoute.title') })

export const headers: Route.HeadersFunction = () => cachePage(5)

/** The address of the wanted page, with its language: one of this shop, or else the home page. */
function wantedPage(): string {
  const from = new URLSearchParams(window.location.search).get('from') ?? '/'
  const { origin, pathname, search } = new URL(from, window.location.origin)
  return origin === window.location.origin ? pathname + search : '/'
}

export default function Offline({ matches }: Route.ComponentProps) {
  const [wanted, setWanted] = useState('/')
  const [pages, setPages] = useState<CachedPage[]>([])
  const [bag, setBag] = useState(false)
  useEffect(() => {
    const address = wantedPage()
    setWanted(splitLanguage(address).path)
    Promise.all([
      cachedPages().then(setPages),
      isCached(addressIn(documentLanguage(), '/cart')).then(setBag),
    ]).catch((error: unknown) => console.error('The cached pages could not be read.', error))
    return whenReachable(() => window.location.replace(address))
  }, [])
  return (
    <OfflinePage
      retryHref={wanted}
      phone={rootData(matches)?.environment.shop.phone ?? ''}
      bag={bag}
      pages={pages}
    />
  )
}
