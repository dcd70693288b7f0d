import { latinDigits } from './phone.ts'
import { writeDigits } from './number.ts'

/** A tag of HTML, or a number in Latin or Bengali digits, also with separators of thousands: `1,250.50`, `৬০`. */
const tagOrNumber = /<[^>]*>|[\d০-৯]+(?:,[\d০-৯]+)*(?:\.[\d০-৯]+)?/g

/** What says that a number is an amount of money. */
const currency = /৳|টাকা|\b(?:tk|taka|bdt)\b/i

const valueOf = (number: string) => Number(latinDigits(number).replaceAll(',', ''))

/**
 * Whether a text names an amount of taka, in Latin or Bengali digits. A number is one in any text that has a word or
 * sign for taka, because `৳80 to 100` names two amounts.
 */
export function namesAmount(text: string, taka: number): boolean {
  if (!currency.test(text)) return false
  return (text.match(tagOrNumber) ?? []).some((found) => valueOf(found) === taka)
}

/** The first amount of taka that a text names; undefined when it names none. */
export function firstAmount(text: string): number | undefined {
  if (!currency.test(text)) return undefined
  return (text.match(tagOrNumber) ?? []).map(valueOf).find((value) => !Number.isNaN(value))
}

/** The text with another amount in place of one that it names, in the digits in which it was written. */
export function replaceAmount(text: string, from: number, to: number): string {
  if (!namesAmount(text, from)) return text
  return text.replace(tagOrNumber, (found) => {
    if (valueOf(found) !== from) return found
    return writeDigits(String(to), /[০-৯]/.test(found) ? 'beng' : 'latn')
  })
}
