import { describe, expect, it } from 'vitest'
import { listRequest, parseListQuery, listHref } from './product-list-query.ts'

const read = (query: string) => parseListQuery(new URLSearchParams(query))

describe('the query of a product list', () => {
  it('keeps category, search, order, filters and page through parsing and formatting', () => {
    const query =
      'category=Home+%26+Cleaning&search=fan&sort=price_asc&minPrice=100&maxPrice=900.5&inStock=true&page=3'
    expect(listHref(read(query))).toBe(`/products?${query}`)
  })

  it('ignores invalid values', () => {
    const nonsense = 'category=+&sort=upwards&minPrice=-5&maxPrice=abc&inStock=maybe&page=0'
    expect(listHref(read(nonsense))).toBe('/products')
  })

  it('requests this page and the previous ones', () => {
    expect(listRequest(read('page=3'))).toEqual({ search: { limit: 72 }, shown: 72 })
  })

  it('starts a new block after eight pages', () => {
    expect(listRequest(read('page=10'))).toEqual({ search: { limit: 192, page: 2 }, shown: 48 })
  })
})

it('reads price limits in Bengali digits, as a form without script sends them', () => {
  const { filters } = parseListQuery(new URLSearchParams({ minPrice: '১০০', maxPrice: '৯০০.৫০' }))
  expect(filters).toMatchObject({ minPrice: 100, maxPrice: 900.5 })
})
