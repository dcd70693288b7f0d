/** An amount of taka: a number with at most two decimals. */
export type Taka = number

/** The ISO 4217 code of every amount, for analytics and structured data. */
export const CURRENCY = 'BDT'

/** The highest valid price, in taka. A higher one is treated as corrupt. */
export const MAX_PRICE: Taka = 1_000_000_000

const number = /* @__PURE__ */ new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
const exact = /* @__PURE__ */ new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Shown for an amount that is not finite, so that one invalid price does not break a page. */
const NO_AMOUNT = '–'

/**
 * Taka to whole poisha, halves rounded away from zero. The decimal digits count: `1.005` becomes 101,
 * although 1.005 × 100 is 100.49… in floating point.
 * @throws RangeError when the amount is not finite
 */
export function toPoisha(taka: Taka): number {
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

/** A number in Indian grouping, at most two decimals: `12,34,567`. */
export function formatNumber(value: number): string {
  return Number.isFinite(value) ? number.format(value) : NO_AMOUNT
}

/** An amount with the suffix; decimals only when it is not whole: `12,345 tk`, `99.50 tk`. */
export function formatTk(taka: Taka): string {
  return `${signed(taka, '', short)} tk`
}

/** An amount with the sign; decimals only when it is not whole: `৳12,345`, `৳99.50`. */
export function formatTaka(taka: Taka): string {
  return signed(taka, '৳', short)
}

/** An amount with the sign and always two decimals: `৳70.00`. */
export function formatTakaExact(taka: Taka): string {
  return signed(taka, '৳', exact.format)
}

function short(taka: Taka): string {
  return Number.isInteger(taka) ? number.format(taka) : exact.format(taka)
}

function signed(taka: Taka, sign: string, format: (taka: Taka) => string): string {
  if (!Number.isFinite(taka * 100)) return `${sign}${NO_AMOUNT}`
  const poisha = toPoisha(taka)
  return `${poisha < 0 ? '−' : ''}${sign}${format(toTaka(Math.abs(poisha)))}`
}
