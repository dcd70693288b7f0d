import { expect, it } from 'vitest'
import { needsNetwork } from './offline-navigation.tsx'

it('only the pages of an order, and the current page, open without a connection', () => {
  expect(needsNetwork('/cart', '/shipping')).toBe(false)
  expect(needsNetwork('/shipping', '/payment-success')).toBe(false)
  expect(needsNetwork('/products', '/products')).toBe(false)
  expect(needsNetwork('/', '/products')).toBe(true)
})
