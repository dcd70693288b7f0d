import { expect, it } from 'vitest'
import { addressIn, languages, splitLanguage } from './language.ts'

it.each([
  ['/', '/bn'],
  ['/?utm=1', '/bn?utm=1'],
  ['/products', '/bn/products'],
  ['/products?category=Audio', '/bn/products?category=Audio'],
])('%s is %s in Bengali, and back', (english, bengali) => {
  expect(addressIn('bn', english)).toBe(bengali)
  expect(splitLanguage(bengali)).toEqual({ language: 'bn', path: english })
  expect(addressIn('en', english)).toBe(english)
  expect(splitLanguage(english)).toEqual({ language: 'en', path: english })
})

it('the home page of a language also has a slash at the end', () => {
  expect(splitLanguage('/bn/')).toEqual({ language: 'bn', path: '/' })
})

it('a path that only starts with the letters of a language is English', () => {
  expect(splitLanguage('/bnp')).toEqual({ language: 'en', path: '/bnp' })
  expect(languages).toEqual(['en', 'bn'])
})
