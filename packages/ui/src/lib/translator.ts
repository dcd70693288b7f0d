import type { ProvidedMarket } from './market-context.ts'
import type { Market } from './markets.ts'
import { provideMarket } from './provide-market.ts'
import { translateWith, type Catalogue, type Translate } from './translate.ts'

/** How a language replaces and writes texts, for `translator`. */
export interface Translation {
  /** Texts in place of the defaults. @default none */
  messages?: Catalogue
  /** Digits and plural rule. @default those of English */
  market?: Market | undefined
}

// Plural rules take long to create.
const provided = new WeakMap<Market, ProvidedMarket>()

/**
 * Returns a function that formats the texts of a language, for code outside React, such as the title
 * of a page. It formats as `useMessages` does below a `MessagesProvider` and a `MarketProvider`.
 */
export function translator<D extends Catalogue>(
  defaults: D,
  { messages = {}, market }: Translation = {},
): Translate<D> {
  return translateWith(defaults, messages, market ? provide(market) : null)
}

function provide(market: Market): ProvidedMarket {
  let known = provided.get(market)
  if (!known) provided.set(market, (known = provideMarket(market)))
  return known
}
