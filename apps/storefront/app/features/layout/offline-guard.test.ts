import { expect, it } from 'vitest'
import { needsNetwork } from './offline-guard.tsx'

it('only pages of an order, and the page in view, open without a connection', () => {
  expect(needsNetwork('/cart', '/shipping')).toBe(false)
  expect(needsNetwork('/shipping', '/payment-success')).toBe(false)
  expect(needsNetwork('/products', '/products')).toBe(false)
  expect(needsNetwork('/', '/products')).toBe(true)
})
