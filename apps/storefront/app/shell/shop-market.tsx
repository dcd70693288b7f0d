import { deliveryCharge, ZONES } from '@shop/domain'
import { MarketProvider, MessagesProvider, type PartialMessages } from '@shop/ui'
import { useMemo, type ReactNode } from 'react'
import type { Language } from '../lib/language.ts'
import { localeOf } from '../messages/texts.ts'

/** The charges that the server adds to an order. */
const zones = ZONES.map((value) => ({ value, charge: deliveryCharge(value) }))

export interface ShopMarketProps {
  language: Language
  /** The zone of days and times; undefined for that of the market. */
  timeZone: string | undefined
  children: ReactNode
}

/** The facts of this shop for the components of @shop/ui: market and texts. */
export function ShopMarket({ language, timeZone, children }: ShopMarketProps) {
  const locale = localeOf(language)
  const messages: PartialMessages = locale.messages
  const market = useMemo(
    () => ({ ...locale.market, zones, timeZone: timeZone ?? locale.market.timeZone }),
    [locale, timeZone],
  )
  return (
    <MarketProvider market={market}>
      <MessagesProvider messages={messages}>{children}</MessagesProvider>
    </MarketProvider>
  )
}
