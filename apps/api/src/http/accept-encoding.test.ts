import { expect, test } from 'vitest'
import { preferredEncoding } from './accept-encoding.ts'

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.000, gzip ; q=0.0', 'identity'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.8, gzip;q=0.8', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['*, br;q=0', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['identity;q=0', 'identity'],
  ['deflate, zstd', 'identity'],
  ['x-br, brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('Accept-Encoding: %s prefers %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding)
})

test('only what is offered is chosen', () => {
  expect(preferredEncoding('br, gzip;q=0.1', ['gzip', 'identity'])).toBe('gzip')
  expect(preferredEncoding('br', ['gzip', 'identity'])).toBe('identity')
})
