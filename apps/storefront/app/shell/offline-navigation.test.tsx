// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { needsNetwork, OfflineNavigation } from './offline-navigation.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

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

it('a navigation that is blocked on a Bengali page looks for the cached page at its address', async () => {
  const match = vi.fn(async () => undefined)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('caches', { match })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: {} },
    configurable: true,
  })
  document.documentElement.lang = 'bn'
  const router = createMemoryRouter(
    [
      { path: '/', element: <OfflineNavigation /> },
      { path: '/products', element: null },
    ],
    { basename: '/bn', initialEntries: ['/bn'] },
  )
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<RouterProvider router={router} />))
  await act(async () => void router.navigate('/products?page=2'))
  expect(match).toHaveBeenCalledWith('/bn/products?page=2', expect.anything())
  await act(async () => root.unmount())
})
