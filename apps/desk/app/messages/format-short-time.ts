import { formatTime, type Market } from '@shop/ui'

/** A day of the year and the time of it in the shop's time zone, short enough for a column: `28 Nov, 3:30 pm`. */
export function formatShortTime(time: string, market: Market): string {
  const { locale, digits, timeZone } = market
  const day = { day: 'numeric', month: 'short', timeZone, numberingSystem: digits } as const
  const date = new Intl.DateTimeFormat(locale, day).format(new Date(time))
  return `${date}, ${formatTime(time, market)}`
}
