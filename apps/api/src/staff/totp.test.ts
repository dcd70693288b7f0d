import { expect, test } from 'vitest'
import { codeOfStep, newSecret, secretUri, stepOfCode } from './totp.ts'

/** The secret of the test values of RFC 6238, "12345678901234567890" in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('after %i seconds the code of RFC 6238 ends with %s', (seconds, code) => {
  expect(codeOfStep(secret, Math.floor(seconds / 30))).toBe(code)
})

test('a code is valid in its time step, and in the one before and after', () => {
  const step = 1000
  const code = codeOfStep(secret, step)
  const found = [-2, -1, 0, 1, 2].map((away) => stepOfCode(secret, code, (step + away) * 30_000))
  expect(found).toEqual([undefined, step, step, step, undefined])
  expect(stepOfCode(secret, '', step * 30_000)).toBeUndefined()
})

test('the address for the app names the shop and the member', () => {
  expect(secretUri(secret, { shop: 'Haat & Sons', name: 'রহিমা' })).toBe(
    `otpauth://totp/Haat%20%26%20Sons:${encodeURIComponent('রহিমা')}?secret=${secret}&issuer=Haat%20%26%20Sons&algorithm=SHA1&digits=6&period=30`,
  )
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
})
