import { expect, test } from 'vitest'
import { codePoints, isBlank, isEmailLike, LIMITS } from './text.ts'

test('spaces and invisible characters are no text', () => {
  expect(['', ' \t\n', '\u00a0', '\u200b\u200d', null, undefined].every(isBlank)).toBe(true)
  expect(['\u00ad', '\u2800', '\u3164', '\u115f\u1160', '\uffa0'].every(isBlank)).toBe(true)
  expect(['a', ' ক ', '0', '\u200bক'].some(isBlank)).toBe(false)
})

test('the length of a text counts code points', () => {
  expect(codePoints('রহিম')).toBe(4)
  expect(codePoints('😀a')).toBe(2)
  expect(codePoints('')).toBe(0)
})

test('V-LEN-01: the limits are those of the fields', () => {
  expect(LIMITS).toEqual({
    name: 100,
    address: 250,
    message: 2000,
    trips: 2000,
    email: 254,
    search: 100,
  })
})

test('an e-mail has something before the @ and a domain with a dot behind it', () => {
  expect(['a@b.co', ' rahim.uddin+shop@mail.example.com '].every(isEmailLike)).toBe(true)
  const wrong = ['', 'a', 'a@b', '@b.co', 'a@@b.co', 'a b@c.de', 'a@b..co', 'a@.co', 'a@b.co.']
  expect(wrong.some(isEmailLike)).toBe(false)
  expect(isEmailLike(`${'a'.repeat(250)}@b.co`)).toBe(false)
  expect(['a@b.c😀', 'a😀@b.co', 'রহিম@b.co', 'a@b,c.co', 'a@b.c!'].some(isEmailLike)).toBe(false)
  expect(['a@ডাকঘর.বাংলা', "o'neil_1@xn--45br5cyl.xn--54b7fta0cc"].every(isEmailLike)).toBe(true)
})

test('a hostile e-mail is judged at once', () => {
  const start = Date.now()
  expect(isEmailLike(`a@${'a.'.repeat(100_000)}@`)).toBe(false)
  expect(Date.now() - start).toBeLessThan(100)
})
