import { BANGLADESH } from '@shop/domain'
import type { ShopWire } from '@shop/domain/wire'
import { MarketProvider, MessagesProvider } from '@shop/ui'
import { useMemo, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Language } from '../lib/language.ts'
import { zoneStore } from '../lib/zone-store.ts'
import { localeOf, messagesIn } from '../messages/texts.ts'

export interface ShopMarketProps {
  language: Language
  shop: Pick<ShopWire, 'timeZone' | 'zones' | 'texts'>
  children: ReactNode
}

/** The facts of this shop for the components of @shop/ui: market and texts. */
export function ShopMarket({ language, shop, children }: ShopMarketProps) {
  const locale = localeOf(language)
  const messages = useMemo(() => messagesIn(language, shop.texts[language]), [language, shop])
  const quoted = useStore(zoneStore)
  const market = useMemo(() => {
    const zones = (quoted ?? shop.zones).map(({ id, name, charge }) => ({
      id,
      label: name,
      charge,
    }))
    return { ...locale.market, ...BANGLADESH, zones, timeZone: shop.timeZone }
  }, [locale, shop, quoted])
  return (
    <MarketProvider market={market}>
      <MessagesProvider messages={messages}>{children}</MessagesProvider>
    </MarketProvider>
  )
}
