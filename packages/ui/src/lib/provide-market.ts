import { writeDigits } from '@shop/domain'
import type { ProvidedMarket } from './market-context.ts'
import type { Market } from './markets.ts'

/**
 * A market with what messages need of it.
 * @throws RangeError when the locale or the digits are not a valid tag
 */
export function provideMarket(market: Market): ProvidedMarket {
  const plurals = new Intl.PluralRules(market.locale)
  return {
    ...market,
    writeNumber: (value) => writeDigits(String(value), market.digits),
    pluralOf: (value) => plurals.select(value),
  }
}
