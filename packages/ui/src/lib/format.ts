import { formatMoney, formatNumber as formatStyled } from '@shop/domain'
import { englishMarket, type Market } from './markets.ts'
import { fill } from './translate.ts'

/** A price in the market's currency: `12,345 tk`; decimals only when it is not whole. */
export function formatPrice(amount: number, market: Market = englishMarket): string {
  return formatMoney(amount, market, market.price)
}

/** An amount in the market's currency: `৳12,345`; decimals only when it is not whole. */
export function formatAmount(amount: number, market: Market = englishMarket): string {
  return formatMoney(amount, market, market.amount)
}

/** An amount in the market's currency, always with two decimals: `৳70.00`. */
export function formatAmountExact(amount: number, market: Market = englishMarket): string {
  return formatMoney(amount, market, market.amount, true)
}

/** A number with at most two decimals: `12,34,567`. */
export function formatNumber(value: number, market: Market = englishMarket): string {
  return formatStyled(value, market)
}

/** A percentage from its number: `14.5` is `14.5%`. */
export function formatPercent(percent: number, market: Market = englishMarket): string {
  return `${formatStyled(percent, market)}%`
}

/**
 * A day: `3 September 2025`. A date without a time is midnight in UTC, so UTC is the default time zone.
 * @throws RangeError when the date is invalid
 */
export function formatDate(
  date: Date | string | number,
  market: Market = englishMarket,
  timeZone = 'UTC',
): string {
  const { locale, digits } = market
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone,
    numberingSystem: digits,
  }).format(new Date(date))
}

/**
 * A day and the time of it in the time zone of the market: `20 November 2026 at 12:05 pm`, or as
 * `dateTime` of the market says.
 * @throws RangeError when the date is invalid
 */
export function formatDateTime(
  date: Date | string | number,
  market: Market = englishMarket,
  timeZone = market.timeZone ?? 'UTC',
): string {
  const { locale, digits, dateTime } = market
  const zone = { timeZone, numberingSystem: digits }
  if (!dateTime)
    return new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      ...zone,
    }).format(new Date(date))
  return fill(dateTime, {
    date: formatDate(date, market, timeZone),
    time: formatTime(date, market, timeZone),
  })
}

/**
 * The time of a day in the time zone of the market: `12:05 pm`, or as `time` of the market says.
 * @throws RangeError when the date is invalid
 */
export function formatTime(
  date: Date | string | number,
  market: Market = englishMarket,
  timeZone = market.timeZone,
): string {
  const { locale, digits, time } = market
  const clock = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod: time ? 'short' : undefined,
    timeZone,
    numberingSystem: digits,
  })
  if (!time) return clock.format(new Date(date))
  const parts = clock.formatToParts(new Date(date))
  return fill(time, Object.fromEntries(parts.map(({ type, value }) => [type, value])))
}
