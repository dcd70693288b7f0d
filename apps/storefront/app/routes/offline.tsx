import { OfflinePage } from '@shop/ui'
import { useEffect, useState } from 'react'
import { whenReachable } from '../lib/connection.ts'
import { isCached, cachedPages, type CachedPage } from '../lib/cached-pages.ts'
import {
  addressIn,
  documentLanguage,
  LANGUAGE_KEY,
  languages,
  splitLanguage,
} from '../lib/language.ts'
import { useShop } from '../shell/use-shop.ts'
import { localStore } from '../lib/text-store.ts'
import { pageTitles } from '../messages/page-titles.messages.ts'
import { titleMeta } from '../messages/title-meta.ts'

export const meta = titleMeta(pageTitles, 'offlineRoute.title')

/**
 * Shows the offline page in the language that the shopper chose, if it is kept: an address from a chat has
 * no language, and without a connection nothing else can follow the choice.
 */
async function followChoice(): Promise<void> {
  const chosen = languages.find((language) => language === localStore.read(LANGUAGE_KEY))
  if (!chosen || chosen === documentLanguage()) return
  const address = addressIn(chosen, '/offline')
  if (await isCached(address)) window.location.replace(address + window.location.search)
}

/** The path of the wanted page, without its language: one of this shop, or else the home page. */
function wantedPath(): string {
  const from = new URLSearchParams(window.location.search).get('from') ?? '/'
  try {
    const { origin, pathname, search } = new URL(from, window.location.origin)
    return origin === window.location.origin ? splitLanguage(pathname + search).path : '/'
  } catch {
    // It is no address.
    return '/'
  }
}

export default function Offline() {
  const { phone } = useShop().shop
  const [wanted, setWanted] = useState('/')
  const [pages, setPages] = useState<CachedPage[]>([])
  const [bag, setBag] = useState(false)
  useEffect(() => {
    const path = wantedPath()
    setWanted(path)
    Promise.all([
      followChoice(),
      cachedPages().then(setPages),
      isCached(addressIn(documentLanguage(), '/cart')).then(setBag),
    ]).catch((error: unknown) => console.error('The cached pages could not be read.', error))
    return whenReachable(() => window.location.replace(addressIn(documentLanguage(), path)))
  }, [])
  return <OfflinePage retryHref={wanted} phone={phone} bag={bag} pages={pages} />
}
