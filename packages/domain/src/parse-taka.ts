import type { Taka } from './money.ts'
import { latinDigits } from './phone.ts'
import { withoutInvisible } from './text.ts'

/**
 * The taka of an amount as people type it: Latin or Bengali digits, with commas and spaces between them
 * or without, and at most two decimals. Null for anything else, and for more than nine digits.
 */
export function parseTaka(text: string): Taka | null {
  const plain = latinDigits(withoutInvisible(text).trim()).replace(/(\d)[,\s]+(?=\d)/g, '$1')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}
