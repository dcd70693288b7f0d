'use client'

import { use, useMemo, type ReactNode } from 'react'
import { MarketContext } from './market-context.ts'
import { englishMarket, type Market } from './markets.ts'
import { provideMarket } from './provide-market.ts'

export interface MarketProviderProps {
  /** What differs from the market around it. Keep one object between renders. */
  market: Partial<Market>
  children: ReactNode
}

/**
 * Sets currency, digits, locale and the facts of the country of every component below.
 * @throws RangeError when the locale or the digits are not a valid tag
 */
export function MarketProvider({ market, children }: MarketProviderProps) {
  const outer = useMarket()
  const provided = useMemo(() => provideMarket({ ...outer, ...market }), [outer, market])
  return <MarketContext value={provided}>{children}</MarketContext>
}

const withoutProvider = /* @__PURE__ */ (() => ({ ...englishMarket, timeZone: 'UTC' }))()

/** The market of the nearest `MarketProvider`, else `englishMarket`. The format functions take it. */
export function useMarket(): Market & { timeZone: string } {
  return use(MarketContext) ?? withoutProvider
}
