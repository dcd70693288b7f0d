'use client'

import { createContext } from 'react'
import type { Market } from './markets.ts'

/** A market with what messages need of it, so that components without amounts load no number formats. */
export interface ProvidedMarket extends Market {
  timeZone: string
  /** A number in the digits of the market, without grouping. */
  writeNumber: (value: number) => string
  /** The plural category of a number in the locale of the market. */
  pluralOf: (value: number) => Intl.LDMLPluralRule
}

/** The market of the nearest provider; null is `englishMarket`. */
export const MarketContext = createContext<ProvidedMarket | null>(null)
