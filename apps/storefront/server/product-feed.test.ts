import { describe, expect, it, vi } from 'vitest'
import type { ListSearch, ReadApi } from '../app/lib/api.ts'
import { productFeed } from './product-feed.ts'

/** An API with products 1 to `count`; every third is sold out. */
function apiOf(count: number) {
  const all = Array.from({ length: count }, (_, n) => ({ id: n + 1, quantity: n % 3 }))
  const products = vi.fn(async ({ limit = Infinity, page = 1 }: ListSearch = {}) => ({
    products: all.slice((page - 1) * limit, page * limit),
    total: count,
  }))
  return { api: { products } as unknown as ReadApi, products }
}

const logFault = vi.fn()

describe('products.json', () => {
  it.each([0, 1, 200, 450, 600])('has the %i products that are in stock', async (count) => {
    const response = await productFeed(apiOf(count).api, logFault)
    const ids = (JSON.parse(response.body) as { id: number }[]).map(({ id }) => id)
    const expected = Array.from({ length: count }, (_, n) => n + 1).filter((id) => id % 3 !== 1)
    expect(ids).toEqual(expected)
    expect(response.headers['cache-control']).toBe('public, max-age=3600, s-maxage=60')
  })

  it('reads a large catalogue in parts', async () => {
    const { api, products } = apiOf(450)
    await productFeed(api, logFault)
    const sizes = await Promise.all(
      products.mock.results.map(async ({ value }) => (await value).products.length as number),
    )
    expect(sizes).toEqual([200, 200, 50])
  })

  it('answers 503 when the products cannot be read, and the log says why', async () => {
    const api = { products: () => Promise.reject(new Error('down')) } as unknown as ReadApi
    expect((await productFeed(api, logFault)).status).toBe(503)
    expect(logFault).toHaveBeenCalledOnce()
  })
})
