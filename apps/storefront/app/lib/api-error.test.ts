import { expect, it, vi } from 'vitest'
import { ApiError, isNotFound } from './api-error.ts'

it('a product that was not found is recognised when the server made the error outside of the bundle', async () => {
  vi.resetModules()
  const outside = await import('./api-error.ts')
  expect(outside.ApiError).not.toBe(ApiError)
  expect(isNotFound(new outside.ApiError(404, 'Product Not Found', []))).toBe(true)
  expect(isNotFound(new outside.ApiError(500, 'Failed', []))).toBe(false)
  expect(isNotFound(new TypeError('fetch failed'))).toBe(false)
})
