import { expect, it } from 'vitest'
import { phoneHref } from './phone-href.ts'

it.each([
  ['01700-000000', 'tel:01700000000'],
  ['+880 1700 000000', 'tel:+8801700000000'],
  ['(02) 9876543', 'tel:029876543'],
  ['০১৭০০-০০০০০০', 'tel:01700000000'],
])('links %s to %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})
