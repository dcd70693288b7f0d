import { describe, expect, it } from 'vitest'
import { listRequest, parseListQuery, listHref, toggledHref } from './product-list-query.ts'

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

  it.each(['1e2', '0x10', '2.0', '+3', ' 4', '100000', '-1'])(
    'takes %j for no number of a page',
    (page) => expect(parseListQuery(new URLSearchParams({ page })).page).toBe(1),
  )

  it('swaps price limits that are the wrong way round', () => {
    const { filters } = read('minPrice=900&maxPrice=100')
    expect(filters).toMatchObject({ minPrice: 100, maxPrice: 900 })
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

it.each(['2,000', '২,০০০', '2 000', ' 2000 '])('reads the price limit %j', (minPrice) => {
  expect(parseListQuery(new URLSearchParams({ minPrice })).filters.minPrice).toBe(2000)
})

describe('the attributes of a product list', () => {
  it('have one address, in whatever order and however often they were chosen', () => {
    const query = read('power=1500,1000,1500,&brand=Haat+Home&smell=nice&color=')
    expect(query.attributes).toEqual({ brand: ['Haat Home'], power: ['1000', '1500'] })
    expect(listHref(query)).toBe('/products?brand=Haat+Home&power=1000%2C1500')
  })

  it('are chosen and taken back by links that begin at the first page', () => {
    const query = read('category=audio&color=Black&page=3')
    expect(toggledHref(query, 'brand', 'Shur')).toBe(
      '/products?category=audio&brand=Shur&color=Black',
    )
    expect(toggledHref(query, 'color', 'Black')).toBe('/products?category=audio')
    expect(toggledHref(query, 'color', 'Coral')).toBe(
      '/products?category=audio&color=Black%2CCoral',
    )
  })

  it('are bounded, so that an address cannot hold any number of values', () => {
    const many = Array.from({ length: 30 }, (_, n) => `v${n}`).join()
    expect(read(`brand=${many}`).attributes.brand).toHaveLength(10)
    expect(read(`brand=${'x'.repeat(61)}`).attributes).toEqual({})
  })

  it('are counted in a category, a search and a filtered list, and not in the list of everything', () => {
    expect(listRequest(read('category=audio')).search).toMatchObject({ facets: true })
    expect(listRequest(read('brand=Shur')).search).toMatchObject({ brand: 'Shur', facets: true })
    expect(listRequest(read('sort=newest')).search).not.toHaveProperty('facets')
  })
})
