import { describe, expect, it } from 'vitest'
import { listRequest, readAddress, writeAddress } from './list-address.ts'

const read = (query: string) => readAddress(new URLSearchParams(query))

describe('the address of a list', () => {
  it('keeps category, search, order, filters and page through reading and writing', () => {
    const query =
      'category=Home+%26+Cleaning&search=fan&sort=price_asc&minPrice=100&maxPrice=900.5&inStock=true&page=3'
    expect(writeAddress(read(query))).toBe(`/products?${query}`)
  })

  it('counts what makes no sense as absent', () => {
    const nonsense = 'category=+&sort=upwards&minPrice=-5&maxPrice=abc&inStock=maybe&page=0'
    expect(writeAddress(read(nonsense))).toBe('/products')
  })

  it('asks for this page and those before it', () => {
    expect(listRequest(read('page=3'))).toEqual({ search: { limit: 72 }, shown: 72 })
  })

  it('starts over after eight pages, so that no page grows for ever', () => {
    expect(listRequest(read('page=10'))).toEqual({ search: { limit: 192, page: 2 }, shown: 48 })
  })
})
