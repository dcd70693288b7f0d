import type { Market } from '@shop/ui'

const clock = { hour: 'numeric', minute: '2-digit' } as const

/** A day of the year and the time of it in the shop's time zone, short enough for a column: `28 Nov, 3:30 pm`. */
export const formatShortTime = (time: string, market: Market): string =>
  format(time, market, { day: 'numeric', month: 'short', ...clock })

/** The time of a day in the shop's time zone: `3:30 pm`. */
export const formatClock = (time: string, market: Market): string => format(time, market, clock)

function format(
  time: string,
  { locale, digits, timeZone }: Market,
  parts: Intl.DateTimeFormatOptions,
): string {
  const options = { ...parts, timeZone, numberingSystem: digits }
  return new Intl.DateTimeFormat(locale, options).format(new Date(time))
}
