import { translator } from '@shop/ui'
import { expect, it } from 'vitest'
import { bengali as locale } from '../../messages/bn.ts'
import { warrantyMessages } from './warranty.messages.ts'
import { warrantyText } from './warranty-text.ts'

const english = translator(warrantyMessages)
const bengali = translator(warrantyMessages, locale)

it.each([
  ['12 months brand warranty', '১২ মাসের ব্র্যান্ড ওয়ারেন্টি'],
  ['1 year warranty', '১ বছরের ওয়ারেন্টি'],
  ['আজীবন ওয়ারেন্টি', 'আজীবন ওয়ারেন্টি'],
])('%s is the same in English, and %s in Bengali', (text, translated) => {
  expect(warrantyText(text, english)).toBe(text)
  expect(warrantyText(text, bengali)).toBe(translated)
})
