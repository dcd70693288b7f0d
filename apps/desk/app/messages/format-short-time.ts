import { formatTime, type Market } from '@shop/ui'

/** A day without its year: `28 Nov`. Without a time zone it is a day of the shop, such as 2026-11-28. */
export function formatShortDay(date: string, market: Market, timeZone = 'UTC'): string {
  const day = { day: 'numeric', month: 'short', timeZone, numberingSystem: market.digits } as const
  return new Intl.DateTimeFormat(market.locale, day).format(new Date(date))
}

/** A day of the year and the time of it in the shop's time zone, short enough for a column: `28 Nov, 3:30 pm`. */
export function formatShortTime(time: string, market: Market): string {
  return `${formatShortDay(time, market, market.timeZone)}, ${formatTime(time, market)}`
}
