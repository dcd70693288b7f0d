import { latinDigits } from '@shop/domain'

/** The `tel:` address of a phone number: its digits in Latin and plus signs, without spaces, dashes and brackets. */
export function phoneHref(phone: string): string {
  return `tel:${latinDigits(phone).replace(/[^+\d]/g, '')}`
}
