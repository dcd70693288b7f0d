import { deliveryCharge, ZONES } from '@shop/domain'
import {
  englishMarket,
  MarketProvider,
  MessagesProvider,
  RoutesProvider,
  type Market,
  type PartialMessages,
  type ShopRoutes,
} from '@shop/ui'
import type { ReactNode } from 'react'

/** Money, digits and phones of Bangladesh in English, and the charges that the server adds to an order. */
const market: Market = {
  ...englishMarket,
  zones: ZONES.map((value) => ({ value, charge: deliveryCharge(value) })),
}

// The English texts are the defaults of the components.
const messages: PartialMessages = {}

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

/** The facts of this shop for the components of @shop/ui: market, texts and addresses. */
export function ShopMarket({ children }: { children: ReactNode }) {
  return (
    <MarketProvider market={market}>
      <MessagesProvider messages={messages}>
        <RoutesProvider routes={routes}>{children}</RoutesProvider>
      </MessagesProvider>
    </MarketProvider>
  )
}
