import { expect, it } from 'vitest'
import { needsNetwork } from './offline-navigation.tsx'

const prefetched = () => true
const missing = () => false

it('opens a page of an order without a connection once its code is here', () => {
  expect(needsNetwork('/cart', '/shipping', prefetched)).toBe(false)
  expect(needsNetwork('/shipping', '/payment-success', prefetched)).toBe(false)
  expect(needsNetwork('/', '/cart', missing)).toBe(true)
  expect(needsNetwork('/product-details/4', '/shipping', missing)).toBe(true)
})

it('waits with a page that has data, and stays on a page whose query changes', () => {
  expect(needsNetwork('/', '/products', prefetched)).toBe(true)
  expect(needsNetwork('/products', '/products', missing)).toBe(false)
})
