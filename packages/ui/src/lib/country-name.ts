import type { Market } from './markets.ts'

/** The name of the country of a market in its language: Bangladesh, বাংলাদেশ. */
export function countryName({ country, locale }: Market): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country
}
