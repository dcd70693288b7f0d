import type { Taka } from './money.ts'
import { formatNumber, INDIAN, type NumberStyle } from './number.ts'
import { latinDigits } from './phone.ts'
import { withoutInvisible } from './text.ts'

/** The signs of a style: its digits in order, and the separators of thousands and decimals. */
function signsOf(style: NumberStyle) {
  const parts = new Intl.NumberFormat(style.locale, {
    numberingSystem: style.digits,
  }).formatToParts(1_234_567.5)
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const digits = Array.from({ length: 10 }, (_, digit) => formatNumber(digit, style))
  return { digits, group: signOf('group'), decimal: signOf('decimal') || '.' }
}

const escape = (sign: string) => sign.replace(/\W/g, '\\$&')

/**
 * An amount as people type it in a market: Latin digits, Bengali ones or those of the style, with its
 * sign or spaces between thousands or without, and at most two decimals. Null for anything else, and
 * for more than nine digits.
 */
export function parseAmount(text: string, style: NumberStyle): number | null {
  const { digits, group, decimal } = signsOf(style)
  let plain = latinDigits(withoutInvisible(text).trim())
  for (const [value, digit] of digits.entries()) plain = plain.replaceAll(digit, String(value))
  // The last group has three digits, so that `12,50` is not read as 1250.
  const between = `(?:\\s|${escape(group)})\\s*`
  const whole = `\\d+|\\d{1,3}(?:${between}\\d{2,3})*${between}\\d{3}`
  const found = new RegExp(`^(${whole})(?:${escape(decimal)}(\\d{1,2}))?$`).exec(plain)
  const taka = found?.[1]?.replace(/\D/g, '') ?? ''
  return taka && taka.length <= 9 ? Number(`${taka}.${found?.[2] ?? 0}`) : null
}

/** The taka of an amount as people type it: `parseAmount` in Indian grouping. */
export function parseTaka(text: string): Taka | null {
  return parseAmount(text, INDIAN)
}
