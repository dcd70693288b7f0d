import { writeDigits } from '@shop/domain'
import type { ProvidedMarket } from './market-context.ts'
import type { Market } from './markets.ts'

/** By locale. To make one takes longer than all else that a market needs. */
const pluralRules = new Map<string, Intl.PluralRules>()

function pluralRulesOf(locale: string): Intl.PluralRules {
  const known = pluralRules.get(locale)
  if (known) return known
  const rules = new Intl.PluralRules(locale)
  pluralRules.set(locale, rules)
  return rules
}

/**
 * A market with what messages need of it.
 * @throws RangeError when the locale or the digits are not a valid tag
 */
export function provideMarket(market: Market): ProvidedMarket {
  const plurals = pluralRulesOf(market.locale)
  return {
    ...market,
    timeZone: market.timeZone ?? 'UTC',
    writeNumber: (value) => writeDigits(String(value), market.digits),
    pluralOf: (value) => plurals.select(value),
  }
}
