import type { Market } from './markets.ts'

/** The name of the country of a market in its language; undefined for a market without one. */
export function countryName({ country, locale }: Market): string | undefined {
  return country && (new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country)
}
