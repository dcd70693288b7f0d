import { latinDigits } from './phone.ts'
import { withoutInvisible } from './text.ts'

/**
 * The form in which names, categories, values of attributes and searches are stored and compared: Unicode
 * NFC on one line, with single spaces, and without invisible characters other than the joiners and variation
 * selectors of letters and emoji.
 */
export function normalText(text: string): string {
  return text
    .replace(/(?![\u200c\u200d\ufe0e\ufe0f])\p{DI}/gu, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()
}

/** The key of a name: equal for names that differ only in case, white space, digits of another script or Unicode form. */
export function nameKey(name: string): string {
  return withoutInvisible(latinDigits(name))
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, '')
}
