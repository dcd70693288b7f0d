import { latinDigits, withoutInvisible } from '@shop/domain'

/** Parses a quantity in Latin or Bengali digits; undefined when the text is not a whole number. */
export function readQuantity(text: string): number | undefined {
  const latin = latinDigits(withoutInvisible(text).trim())
  return /^\d{1,9}$/.test(latin) ? Number(latin) : undefined
}
