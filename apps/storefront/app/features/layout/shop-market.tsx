import { deliveryCharge, ZONES } from '@shop/domain'
import {
  MarketProvider,
  MessagesProvider,
  RoutesProvider,
  type PartialMessages,
  type ShopRoutes,
} from '@shop/ui'
import { useMemo, type ReactNode } from 'react'
import type { Language } from '../../lib/language.ts'
import { localeOf } from '../../messages/texts.ts'

/** The charges that the server adds to an order. */
const zones = ZONES.map((value) => ({ value, charge: deliveryCharge(value) }))

const routes: ShopRoutes = {
  home: '/',
  products: '/products',
  combo: '/combo-products',
  login: '/login',
  bag: '/cart',
  track: '/track-order',
  about: '/about-us',
  returns: '/return-refund',
  privacy: '/privacy-policy',
  terms: '/terms-conditions',
  delivery: '/delivery-policy',
  contact: '/contact-us',
}

export interface ShopMarketProps {
  language: Language
  children: ReactNode
}

/** The facts of this shop for the components of @shop/ui: market, texts and addresses. */
export function ShopMarket({ language, children }: ShopMarketProps) {
  const locale = localeOf(language)
  const messages: PartialMessages = locale.messages
  const market = useMemo(() => ({ ...locale.market, zones }), [locale])
  return (
    <MarketProvider market={market}>
      <MessagesProvider messages={messages}>
        <RoutesProvider routes={routes}>{children}</RoutesProvider>
      </MessagesProvider>
    </MarketProvider>
  )
}
