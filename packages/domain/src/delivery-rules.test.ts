import { expect, test } from 'vitest'
import { BANGLADESHI_PHONE } from './phone.ts'
import { deliveryRules } from './order-fields.ts'

const rules = deliveryRules(BANGLADESHI_PHONE)

test.each(['', '   ', '\u200b'])('V-SHIP-01, V-SHIP-06: %j is no name and no address', (text) => {
  expect(rules.name(text)).toEqual({ code: 'delivery.nameRequired' })
  expect(rules.address(text)).toEqual({ code: 'delivery.addressRequired' })
})

test.each(['01712345678', '০১৭১২৩৪৫৬৭৮', '০১7১২৩৪৫৬৭8', ' 01712345678 ', '01712-345678'])(
  'V-SHIP-03, V-SHIP-04: %j is a mobile number',
  (text) => {
    expect(rules.mobile(text)).toBeUndefined()
  },
)

test.each(['', '0171234567', '017123456789', 'abcdefghijk', '+8801712345678'])(
  'V-SHIP-02, V-SHIP-05: %j is not exactly 11 digits',
  (text) => {
    expect(rules.mobile(text)).toEqual({ code: 'delivery.mobileInvalid' })
  },
)

test('V-SHIP-07: terms must be ticked', () => {
  expect(rules.terms(false)).toEqual({ code: 'delivery.termsRequired' })
  expect(rules.terms(true)).toBeUndefined()
})

test('V-LEN-01: length counts in code points, and the message knows how many there are', () => {
  expect(rules.name('😀'.repeat(100))).toBeUndefined()
  expect(rules.name('😀'.repeat(101))).toEqual({
    code: 'form.tooLong',
    values: { limit: 100, n: 101 },
  })
  expect(rules.address('ক'.repeat(251))).toEqual({
    code: 'form.tooLong',
    values: { limit: 250, n: 251 },
  })
})
