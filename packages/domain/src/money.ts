import { formatNumber } from './number.ts'
import type { NumberStyle } from './number.ts'

/** An amount of taka: a number with at most two decimals. */
export type Taka = number

/** The ISO 4217 code of every amount, for analytics and structured data. */
export const CURRENCY = 'BDT'

/** The highest valid price, in taka. A higher one is treated as corrupt. */
export const MAX_PRICE: Taka = 1_000_000_000

/**
 * Taka to whole poisha, halves rounded away from zero. The decimal digits count: `1.005` becomes 101,
 * although 1.005 × 100 is 100.49… in floating point.
 * @throws RangeError when the amount is not finite
 */
export function toPoisha(taka: Taka): number {
  // Most amounts are whole taka; a list of cards converts thousands of them.
  if (Number.isSafeInteger(taka) && Number.isSafeInteger(taka * 100)) return taka * 100 || 0
  const scaled = Math.abs(taka) * 100
  if (!Number.isFinite(scaled)) throw new RangeError(`Not an amount of taka: ${taka}`)
  const poisha = Math.round(scaled < 1e15 ? Number(scaled.toPrecision(15)) : scaled)
  return taka < 0 && poisha > 0 ? -poisha : poisha
}

/**
 * Whole poisha to taka with at most two decimals.
 * @throws RangeError when the amount is not a whole number
 */
export function toTaka(poisha: number): Taka {
  if (!Number.isInteger(poisha)) throw new RangeError(`Not whole poisha: ${poisha}`)
  return poisha / 100
}

/** Whether a value is a price: a number from 0 to `MAX_PRICE` taka. */
export function isPrice(value: unknown): value is Taka {
  return typeof value === 'number' && value >= 0 && value <= MAX_PRICE
}

/**
 * An amount in a pattern that has `{amount}` in the place of the number: `{amount} tk`, `৳{amount}`.
 * The minus is before everything. An amount that is not a finite number, also null from a database, shows a dash.
 * `exact` writes two decimals always; else only when the amount is not whole.
 */
export function formatMoney(
  taka: Taka,
  style: NumberStyle,
  pattern: string,
  exact = false,
): string {
  const poisha = Number.isFinite(taka) && Number.isFinite(taka * 100) ? toPoisha(taka) : Number.NaN
  const decimals = exact || poisha % 100 ? 2 : 0
  const amount = formatNumber(Math.abs(poisha) / 100, style, decimals)
  return (poisha < 0 ? '−' : '') + pattern.replace('{amount}', amount)
}
