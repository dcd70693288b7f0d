import {
  LinkProvider,
  MarketProvider,
  MediaProvider,
  MessagesProvider,
  Toaster,
  type Market,
} from '@shop/ui'
import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { shopQuery } from '../lib/queries.ts'
import { useSettings } from '../lib/settings.ts'
import { loadLocale } from '../messages/locale.ts'
import type { Locale } from '../messages/translation.ts'
import { DeskLink } from './desk-link.tsx'

/** Base address of pictures; the server writes it into the page. */
const mediaBase = () =>
  document.querySelector<HTMLMetaElement>('meta[name=media-base]')?.content ?? '/media'

interface DeskProvidersProps {
  queries: QueryClient
  /** The chosen language, already loaded. */
  locale: Locale
  children: ReactNode
}

/** What every page needs: texts, market, pictures, links, messages and what the server said. */
export function DeskProviders({ queries, locale: first, children }: DeskProvidersProps) {
  const language = useSettings((settings) => settings.language)
  const [locale, setLocale] = useState(first)
  useEffect(() => {
    let current = true
    // Without its file, the page stays in the language that it has.
    loadLocale(language).then((loaded) => current && setLocale(loaded), reportError)
    return () => void (current = false)
  }, [language])
  return (
    <QueryClientProvider client={queries}>
      <MessagesProvider messages={locale.messages}>
        <ShopMarket market={locale.market}>
          <MediaProvider base={mediaBase()}>
            <LinkProvider component={DeskLink}>
              {children}
              <Toaster className="max-lg:bottom-20" />
            </LinkProvider>
          </MediaProvider>
        </ShopMarket>
      </MessagesProvider>
    </QueryClientProvider>
  )
}

/** The market of the language with the shop's time zone. */
function ShopMarket({ market, children }: { market: Market; children: ReactNode }) {
  const { data } = useQuery(shopQuery)
  const timeZone = data?.timeZone ?? market.timeZone
  const own = useMemo(() => ({ ...market, timeZone }), [market, timeZone])
  return <MarketProvider market={own}>{children}</MarketProvider>
}
