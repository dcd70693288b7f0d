import { formatTime, type Market } from '@shop/ui'

/**
 * A short day: `28 Nov`, or `28 Nov 2025` in another year than the present one. Without a time zone it is a day of the
 * shop, such as 2026-11-28.
 */
export function formatShortDay(date: string, market: Market, timeZone = 'UTC'): string {
  const { locale, digits: numberingSystem } = market
  const day = new Date(date)
  const yearOf = (time: Date, zone?: string) =>
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: zone }).format(time)
  const isThisYear = yearOf(day, timeZone) === yearOf(new Date(), market.timeZone)
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: isThisYear ? undefined : 'numeric',
    ...{ timeZone, numberingSystem },
  }).format(day)
}

/** A day and the time of it in the shop's time zone, short enough for a column: `28 Nov, 3:30 pm`. */
export function formatShortTime(time: string, market: Market): string {
  return `${formatShortDay(time, market, market.timeZone)}, ${formatTime(time, market)}`
}
