import { normalizeProduct } from '@shop/domain'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchSuggestions, pickSuggestions } from './suggestions.ts'

const product = (id: number, discountPrice: number | null = 80, quantity = 3) =>
  normalizeProduct({ id, name: `Product ${id}`, price: 100, discountPrice, quantity })!

afterEach(() => vi.restoreAllMocks())

describe('suggestions after an order', () => {
  it('R-TY-03: are four different discounted products, without the one that was bought', () => {
    const list = [1, 2, 3, 4, 5, 6, 7].map((id) => product(id))
    const picked = pickSuggestions([...list, product(8, null), product(9, 80, 0)], 1)
    const ids = picked.map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    expect(ids.filter((id) => id === 1 || id > 7)).toEqual([])
  })

  it('R-TY-03: are picked at random', () => {
    const list = [2, 3, 4, 5, 6, 7].map((id) => product(id))
    expect(pickSuggestions(list, 1, () => 0)).not.toEqual(pickSuggestions(list, 1, () => 0.99))
  })

  it('R-TY-06: are all that qualify when there are fewer than four', () => {
    expect(pickSuggestions([product(2), product(3)], 1)).toHaveLength(2)
  })

  it('C-PJSON-01, R-TY-04: come from /products.json, as an array or an object with products', async () => {
    const signal = new AbortController().signal
    const sample = [{ _id: 2, title: 'Lamp', price: 100, discountPrice: 50, quantity: 1 }]
    const fetched = vi.spyOn(globalThis, 'fetch')
    for (const body of [sample, { products: sample }]) {
      fetched.mockResolvedValueOnce(Response.json(body))
      expect((await fetchSuggestions(1, signal)).map(({ name }) => name)).toEqual(['Lamp'])
    }
    expect(fetched).toHaveBeenCalledWith('/products.json', { signal })
  })

  it('E-21: are none when the file cannot be read, and that is only logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('gone', { status: 500 }))
    expect(await fetchSuggestions(1, new AbortController().signal)).toEqual([])
    expect(logged).toHaveBeenCalledOnce()
  })
})
