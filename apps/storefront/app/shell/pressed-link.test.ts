// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { isOwnPage } from './pressed-link.ts'

it.each([
  ['en', '/products?page=2', true],
  ['en', '/bn/products', false],
  ['bn', '/bn/products', true],
  ['bn', '/products', false],
  ['en', '/api/health', false],
  ['en', 'https://other.test/products', false],
])('the router of a page in %s opens %s: %s', (language, href, expected) => {
  document.documentElement.lang = language
  const link = document.createElement('a')
  link.href = href
  expect(isOwnPage(link)).toBe(expected)
})
