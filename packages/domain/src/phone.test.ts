import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  hasPhoneLength,
  hasPhoneStart,
  isBangladeshiMobile,
  isCampaignPhone,
  isContactPhone,
  isElevenDigits,
  isMobile,
  isMobileOrPrefixed,
  latinDigits,
  normalizePhone,
  storedPhone,
} from './phone.ts'

const rules = { isElevenDigits, isContactPhone, isCampaignPhone, isBangladeshiMobile }
const toBengali = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)))

/** Text near enough to a phone that every rule says yes now and then. */
const phoneLike = fc.oneof(
  fc.stringMatching(/^(\+?88)?01[2-9][0-9]{7,9}$/),
  fc.stringMatching(/^[0-9 +-]{9,14}$/),
)

test('V-SHIP-03: eleven Latin digits are a mobile number', () => {
  expect(isElevenDigits('01712345678')).toBe(true)
  expect(isElevenDigits('  01712345678 ')).toBe(true)
  expect(isElevenDigits('99999999999')).toBe(true)
})

test('V-SHIP-04: eleven Bengali digits are a mobile number, mixed ones too', () => {
  expect(isElevenDigits('০১৭১২৩৪৫৬৭৮')).toBe(true)
  expect(isElevenDigits('017১২৩45678')).toBe(true)
})

test('fewer or more digits, letters and +88 are not eleven digits', () => {
  const wrong = ['', '0171234567', '017123456789', '0171234567a', '+8801712345678']
  // Devanagari digits look like digits but are neither Latin nor Bengali.
  expect([...wrong, '०१७१२३४५६७८'].some(isElevenDigits)).toBe(false)
})

test.each(['01712 345698', '০১৭১২-৩৪৫৬৯৮', '01712 - 345 698', '01712\u00a0345698'])(
  '%j has separators between its digits, and is the same number for every form',
  (text) => {
    expect(Object.values(rules).every((rule) => rule(text))).toBe(true)
    expect(storedPhone(text)).toBe('01712345698')
  },
)

test('a separator outside the digits, another sign, and a digit too few stay wrong', () => {
  const wrong = ['-01712345698', '01712345698-', '01712.345698', '01712 34569', '01712 3456981']
  for (const rule of Object.values(rules)) expect(wrong.some(rule)).toBe(false)
})

test('what a form takes with separators is stored as the rule takes it without', () => {
  fc.assert(
    fc.property(phoneLike, (text) => {
      fc.pre(isElevenDigits(text))
      expect(storedPhone(text)).toMatch(/^\d{11}$/)
    }),
  )
})

test('V-CONT-06: the contact form takes Bangladeshi mobiles, with and without +88', () => {
  expect(['01312345678', '+8801912345678', '০১৩১২৩৪৫৬৭৮'].every(isContactPhone)).toBe(true)
  expect(['01212345678', '0171234567', '8801712345678', ''].some(isContactPhone)).toBe(false)
})

test('V-CAMP-04: the campaign form takes 01 or ০১ followed by nine digits', () => {
  expect(['01012345678', '০১৭১২৩৪৫৬৭৮', '০১712345678'].every(isCampaignPhone)).toBe(true)
  expect(
    ['02712345678', '0171234567', '017123456789', '+8801712345678'].some(isCampaignPhone),
  ).toBe(false)
})

test('only 01 and a digit 3 to 9 can ring in Bangladesh', () => {
  expect(['01312345678', '০১৯১২৩৪৫৬৭৮'].every(isBangladeshiMobile)).toBe(true)
  expect(['01212345678', '11111111111', '+8801712345678'].some(isBangladeshiMobile)).toBe(false)
})

test.each(Object.entries(rules))('%s judges Bengali digits as it judges Latin ones', (_, rule) => {
  fc.assert(
    fc.property(phoneLike, (text) => {
      expect(rule(toBengali(text))).toBe(rule(text))
    }),
  )
})

test('every mobile that can ring passes all three forms', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^01[3-9][0-9]{8}$/), (text) => {
      expect(Object.values(rules).every((rule) => rule(text))).toBe(true)
    }),
  )
})

test('latin digits leave every other letter alone', () => {
  expect(latinDigits('বাড়ি ১২/ক')).toBe('বাড়ি 12/ক')
})

test('one phone has one stored spelling, however it was typed', () => {
  for (const text of ['+8801712345678', '8801712345678', '008801712345678', ' ০১৭১২-৩৪৫ ৬৭৮ ']) {
    expect(storedPhone(text)).toBe('01712345678')
  }
  expect(storedPhone('88012345678')).toBe('88012345678')
})

test('storing a stored phone changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(phoneLike, fc.string()), (text) => {
      const stored = storedPhone(text)
      expect(storedPhone(stored)).toBe(stored)
    }),
  )
})

test('another country is another rule', () => {
  const india = { prefix: '+91', start: '', length: 10, pattern: '[6-9]\\d{9}' }
  expect(hasPhoneLength('9876543210', india)).toBe(true)
  expect(hasPhoneLength('01712345678', india)).toBe(false)
  expect(isMobileOrPrefixed('+919876543210', india)).toBe(true)
  expect(isMobileOrPrefixed('+91 98765-43210', india)).toBe(true)
  expect(hasPhoneStart('9876543210', india)).toBe(true)
  expect(isMobile('1876543210', india)).toBe(false)
  expect(normalizePhone('+91 98765-43210', india)).toBe('9876543210')
})

test('the contact form takes a space after +88', () => {
  expect(isContactPhone('+88 01712-345678')).toBe(true)
})
