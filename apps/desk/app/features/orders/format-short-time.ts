import type { Market } from '@shop/ui'

/** A day of the year and the time of it in the shop's time zone, short enough for a column: `28 Nov, 3:30 pm`. */
export function formatShortTime(time: string, { locale, digits, timeZone }: Market): string {
  return new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone, numberingSystem: digits },
  }).format(new Date(time))
}
