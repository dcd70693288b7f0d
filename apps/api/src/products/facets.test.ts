import { FILTER_KEYS, type AttributeFilters, type FilterKey } from '@shop/domain'
import { productListAnswer } from '@shop/domain/wire'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { useShop } from '../../test/test-shop.ts'

interface Row {
  id: number
  category: string
  price: number
  quantity: number
  attributes: string[]
}

const shop = useShop()
let rows: Row[] = []

beforeAll(async () => {
  rows = await shop.sql<Row[]>`
    select p.id, c.name as category, coalesce(nullif(discount_price, 0), price)::int as price,
      quantity, to_jsonb(attributes) as attributes
    from products p join categories c on c.id = category_id where deleted_at is null`
})

const read = async (query: Record<string, string>) => {
  const { status, body } = await shop.get(`/products?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return productListAnswer.parse(body)
}

/** Counts one product after the other, as the filters are explained. */
function naiveFacets(candidates: readonly Row[], filters: AttributeFilters) {
  const has = (row: Row, key: FilterKey) =>
    filters[key]?.some((value) => row.attributes.includes(`${key}=${value}`)) ?? true
  return Object.fromEntries(
    FILTER_KEYS.flatMap((key) => {
      const counts: Record<string, number> = {}
      for (const value of filters[key] ?? []) counts[value] = 0
      for (const row of candidates) {
        if (!FILTER_KEYS.every((other) => other === key || has(row, other))) continue
        for (const tag of row.attributes) {
          if (!tag.startsWith(`${key}=`)) continue
          const value = tag.slice(key.length + 1)
          counts[value] = (counts[value] ?? 0) + 1
        }
      }
      return Object.keys(counts).length > 0 ? [[key, counts]] : []
    }),
  )
}

describe('filters by attributes', () => {
  test('counts and lists are those of a naive count, whatever is chosen', async () => {
    const tags = [...new Set(rows.flatMap(({ attributes }) => attributes))].filter((tag) =>
      FILTER_KEYS.some((key) => tag.startsWith(`${key}=`)),
    )
    const choice = fc.record(
      {
        category: fc.constantFrom(...new Set(rows.map(({ category }) => category))),
        chosen: fc.uniqueArray(fc.constantFrom(...tags), { maxLength: 4 }),
        maxPrice: fc.integer({ min: 300, max: 3000 }),
        inStock: fc.constant(true),
      },
      { requiredKeys: ['chosen'] },
    )
    await fc.assert(
      fc.asyncProperty(choice, async ({ category, chosen, maxPrice, inStock }) => {
        const filters: Partial<Record<FilterKey, string[]>> = {}
        for (const tag of chosen) {
          const [key, value] = tag.split('=') as [FilterKey, string]
          filters[key] = [...(filters[key] ?? []), value]
        }
        const values = Object.entries(filters).map(([key, list]) => [key, list.join(',')])
        const answer = await read({
          ...Object.fromEntries(values),
          ...(category ? { category } : {}),
          ...(maxPrice ? { maxPrice: String(maxPrice) } : {}),
          ...(inStock ? { inStock: 'true' } : {}),
          facets: 'true',
          limit: '200',
        })
        const candidates = rows.filter(
          (row) =>
            (!category || row.category === category) &&
            (!maxPrice || row.price <= maxPrice * 100) &&
            (!inStock || row.quantity > 0),
        )
        const facets = Object.fromEntries(
          (answer.facets ?? []).map(({ key, values: counted }) => [
            key,
            Object.fromEntries(counted.map(({ value, count }) => [value, count])),
          ]),
        )
        expect(facets).toEqual(naiveFacets(candidates, filters))
        const listed = candidates.filter((row) =>
          Object.entries(filters).every(([key, list]) =>
            list.some((value) => row.attributes.includes(`${key}=${value}`)),
          ),
        )
        expect(answer.data.map(({ id }) => id).sort()).toEqual(listed.map(({ id }) => id).sort())
        expect(answer.total).toBe(listed.length)
      }),
      { numRuns: 60 },
    )
  })

  test('names and values are in both languages, numbers by size', async () => {
    const { facets = [] } = await read({
      category: 'Kitchen Appliances',
      facets: 'true',
      limit: '1',
    })
    const facet = (name: string) => facets.find(({ key }) => key === name)
    expect(facet('color')?.values.find(({ value }) => value === 'Black')).toMatchObject({
      label: 'Black',
      labelBn: 'কালো',
    })
    expect(facet('power')).toMatchObject({ name: 'Power', nameBn: 'পাওয়ার' })
    const powers = facet('power')?.values.map(({ value }) => Number(value)) ?? []
    expect(powers).toEqual([...powers].sort((a, b) => a - b))
    expect(facet('power')?.values.at(-1)).toMatchObject({ label: '1800 W', labelBn: '১৮০০ ওয়াট' })
  })

  test('a list with and without facets are two answers', async () => {
    const query = { category: 'Audio', limit: '3' }
    expect((await read(query)).facets).toBeUndefined()
    expect((await read({ ...query, facets: 'true' })).facets).not.toHaveLength(0)
    expect((await read(query)).facets).toBeUndefined()
  })

  test('a product is served with its attributes, and a list leaves them empty', async () => {
    const { body } = await shop.get('/products/1')
    expect(body.data).toMatchObject({
      attributes: expect.arrayContaining([
        expect.objectContaining({ key: 'brand', label: 'Haat Home', labelBn: 'হাট হোম' }),
        expect.objectContaining({
          key: 'capacity',
          name: 'Capacity',
          label: '1.8 L',
          labelBn: '১.৮ লিটার',
        }),
      ]),
    })
    expect((await read({ limit: '2' })).data.map(({ attributes }) => attributes)).toEqual([[], []])
  })
})
