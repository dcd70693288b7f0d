'use client'

import { use, useMemo, type ReactNode } from 'react'
import { MarketContext } from './market-context.ts'
import { englishMarket, type Market } from './markets.ts'
import { provideMarket } from './provide-market.ts'

export interface MarketProviderProps {
  /** What differs from the market around it; of another country everything. Keep one object between renders. */
  market: Market | (Partial<Omit<Market, 'country'>> & { country?: undefined })
  children: ReactNode
}

/**
 * Sets currency, digits, locale and phone rule of every component below.
 * @throws RangeError when the locale or the digits are not a valid tag
 */
export function MarketProvider({ market, children }: MarketProviderProps) {
  const outer = useMarket()
  const provided = useMemo(
    () => provideMarket({ ...outer, ...market, country: market.country ?? outer.country }),
    [outer, market],
  )
  return <MarketContext value={provided}>{children}</MarketContext>
}

/** The market of the nearest `MarketProvider`, else `englishMarket`. The format functions take it. */
export function useMarket(): Market {
  return use(MarketContext) ?? englishMarket
}
