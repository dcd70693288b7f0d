import { latinDigits } from '@shop/domain'
import { expect, test } from 'vitest'
import { createLogger, maskPath, maskPhones } from './logger.ts'

test.each([
  '01712345678',
  '01712-345678',
  '01712 345678',
  '01712.345.678',
  '017 1234 5678',
  '(01712) 345-678',
  '01712–345678',
  '01712\u00a0345678',
  '01712\u200b345678',
  '01712%20345678',
  '01712+345678',
  '+8801712345678',
  '+88 01712-345678',
  '+880 1712-345678',
  '880-1712-345678',
  '+880 (0) 1712 345678',
  '008801712345678',
  '০১৭১২৩৪৫৬৭৮',
  '০১৭১২-৩৪৫৬৭৮',
  '+৮৮০ ১৭১২ ৩৪৫৬৭৮',
  '0১712-৩45678',
])('the phone number %s is masked in the log', (phone) => {
  for (const text of [`call ${phone}, please`, `/search/${phone}`, `id7 ${phone}`, `x${phone}9`]) {
    expect(maskPhones(text)).toMatch(/017\*{6}78/)
    expect(latinDigits(maskPhones(text))).not.toContain('345')
  }
})

test.each([
  'order 1234567890',
  '2026-11-28T01:14:16.345Z',
  '10.0.171.23:45678',
  '0171234567',
  'price 01712, 345 pieces',
])('%s is no phone number', (text) => {
  expect(maskPhones(text)).toBe(text)
})

test('an error is logged without the phone numbers of its message', () => {
  const lines: string[] = []
  const log = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) })
  log.error({ err: new Error('refused: +880 1712-345678') }, 'failed')
  expect(lines.join()).toContain('017******78')
  expect(lines.join()).not.toContain('345678')
})

test('the path of a link has neither its secret nor a phone number in the log', () => {
  const secret = 'cC0xV2m1o0yJ8Q3W5nq7hR9tLk4uZbXe6sFaGdPiE2M'
  expect(maskPath(`/desk/invitations/${secret}`)).toBe('/desk/invitations/***')
  expect(maskPath('/orders/1234567890/01712345678')).toBe('/orders/1234567890/017******78')
})
