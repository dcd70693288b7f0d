import { expect, test } from 'vitest'
import { deliveryRules } from './delivery-rules.ts'

test.each(['', '   ', '\u200b'])('V-SHIP-01, V-SHIP-06: %j is no name and no address', (text) => {
  expect(deliveryRules.name(text)).toEqual({ key: 'delivery.nameRequired' })
  expect(deliveryRules.address(text)).toEqual({ key: 'delivery.addressRequired' })
})

test.each(['01712345678', '০১৭১২৩৪৫৬৭৮', '০১7১২৩৪৫৬৭8', ' 01712345678 '])(
  'V-SHIP-03, V-SHIP-04: %j is a mobile number',
  (text) => {
    expect(deliveryRules.mobile(text)).toBeUndefined()
  },
)

test.each(['', '0171234567', '017123456789', 'abcdefghijk', '+8801712345678', '01712-345678'])(
  'V-SHIP-02, V-SHIP-05: %j is not exactly 11 digits',
  (text) => {
    expect(deliveryRules.mobile(text)).toEqual({ key: 'delivery.mobileInvalid' })
  },
)

test('V-SHIP-07: terms must be ticked', () => {
  expect(deliveryRules.terms(false)).toEqual({ key: 'delivery.termsRequired' })
  expect(deliveryRules.terms(true)).toBeUndefined()
})

test('V-LEN-01: length counts in code points, and the message knows how many there are', () => {
  expect(deliveryRules.name('😀'.repeat(100))).toBeUndefined()
  expect(deliveryRules.name('😀'.repeat(101))).toEqual({
    key: 'form.tooLong',
    values: { limit: 100, n: 101 },
  })
  expect(deliveryRules.address('ক'.repeat(251))).toEqual({
    key: 'form.tooLong',
    values: { limit: 250, n: 251 },
  })
})
