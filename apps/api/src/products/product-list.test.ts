import { productQuery } from '@shop/domain/wire'
import type { ProductQuery } from '@shop/domain/wire'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { LiveIndex } from '../search/live-index.ts'
import { addProduct, useShop } from '../../test/test-shop.ts'
import { countProducts, listProducts } from './product-list.ts'
import { findListed } from './product.queries.ts'

const shop = useShop()
const source = () => ({ db: shop.db, index: new LiveIndex(shop.db) })
let kept: ReturnType<typeof source>

const finalPrice = 'least(price, coalesce(nullif(discount_price, 0), price))'
const isDiscounted = '(discount_price > 0 and discount_price < price)'
const percent = `case when ${isDiscounted} then round(100 - discount_price * 100.0 / price) else 0 end`
const orders: Record<string, string> = {
  default: 'id',
  newest: 'id desc',
  price_asc: `${finalPrice}, id`,
  price_desc: `${finalPrice} desc, id desc`,
  discount: `${percent} desc, id desc`,
}

/** The ids of a list as plain SQL finds them. */
async function idsBySql(query: ProductQuery): Promise<number[]> {
  const { brand, color, ids } = query
  const tags = (key: string, values: string[] | undefined) =>
    values ? `attributes && '{${values.map((value) => `"${key}=${value}"`).join()}}'` : 'true'
  const { rows } = await shop.pool.query<{ id: number }>(`
    select id from products where deleted_at is null
      and ${query.category ? `category_id = (select id from categories where name = '${query.category}')` : 'true'}
      and ${query.productType ? `product_type = '${query.productType}'` : 'true'}
      and ${query.discount ? isDiscounted : 'true'}
      and ${query.inStock ? 'quantity > 0' : 'true'}
      and ${query.minPrice === undefined ? 'true' : `${finalPrice} >= ${query.minPrice * 100}`}
      and ${query.maxPrice === undefined ? 'true' : `${finalPrice} <= ${query.maxPrice * 100}`}
      and ${ids ? `id in (${ids.join()})` : 'true'}
      and ${tags('brand', brand)} and ${tags('color', color)}
    order by ${orders[query.sort ?? 'default']}`)
  return rows.map(({ id }) => id)
}

beforeAll(async () => {
  // Random products beside the demo's: few prices, so that many are equal.
  await shop.sql`
    insert into products (id, name, price, discount_price, quantity, category_id, product_type, attributes)
    select 20000 + n, 'Random ' || n, 1000 * (1 + n * 7919 % 5),
      case n * 31 % 5 when 0 then 0 when 1 then 500 when 2 then 900 when 3 then 6000 end,
      n * 17 % 3, (select id from categories order by (id * n) % 7, id limit 1),
      case n % 5 when 0 then 'Combo' else 'Single' end,
      case n % 3 when 0 then array['brand=Shur', 'color=Black', 'color=Rose']
        when 1 then array['brand=Megh'] else '{}' end
    from generate_series(1, 700) as n`
  kept = source()
  await kept.index.current()
})

const anyQuery = async () => {
  const names = await shop.sql<{ name: string }[]>`select name from categories`
  return fc.record(
    {
      category: fc.constantFrom('Nothing', ...names.map(({ name }) => name)),
      productType: fc.constantFrom('Combo' as const, 'Single' as const),
      discount: fc.constant(true),
      inStock: fc.constant(true),
      minPrice: fc.integer({ min: 0, max: 60 }),
      maxPrice: fc.integer({ min: 0, max: 2000 }),
      ids: fc.array(fc.integer({ min: 1, max: 20_700 }), { minLength: 1, maxLength: 100 }),
      brand: fc.constantFrom(['Shur'], ['Megh', 'Shur'], ['Nobody']),
      color: fc.constantFrom(['Black'], ['Black', 'Rose']),
      sort: fc.constantFrom('newest', 'price_asc', 'price_desc', 'discount', 'default'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<ProductQuery>
}

/** Changes products in every way that a list can see. */
const change = fc.record({
  id: fc.integer({ min: 20_001, max: 20_700 }),
  set: fc.constantFrom(
    'quantity = 0',
    'quantity = 5',
    'quantity = quantity + 1',
    'price = 1500',
    'discount_price = null',
    'discount_price = 100',
    "product_type = 'Combo'",
    'deleted_at = now()',
    'deleted_at = null',
    "attributes = array['brand=Megh', 'color=Black']",
    'category_id = (select max(id) from categories)',
  ),
})

describe('a list from the index', () => {
  test('has the products that plain SQL finds, in its order and in pages, also after changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        await anyQuery(),
        fc.array(change, { maxLength: 3 }),
        async (query, changes) => {
          for (const { id, set } of changes) {
            await shop.pool.query(`update products set ${set} where id = ${id}`)
          }
          const expected = await idsBySql(query)
          const ids: number[] = []
          let cursor: string | undefined
          do {
            const list = await listProducts(kept, { ...query, cursor, limit: 97 })
            ids.push(...list.data.map(({ id }) => id))
            expect(list.total).toBe(expected.length)
            cursor = list.nextCursor ?? undefined
          } while (cursor !== undefined)
          expect(ids).toEqual(expected)
          const third = await listProducts(kept, { ...query, limit: 50, page: 3 })
          expect(third.data.map(({ id }) => id)).toEqual(expected.slice(100, 150))
          expect(await countProducts(kept, query)).toBe(expected.length)
        },
      ),
      { numRuns: 80 },
    )
  })

  test('has discounts in the order of the percent that is shown: 32.6 % before 32.4 %', async () => {
    const more = await addProduct(shop.sql, { price: 1000, discountPrice: 674 })
    const less = await addProduct(shop.sql, { price: 1000, discountPrice: 676 })
    const { data } = await listProducts(source(), { ids: [less, more], sort: 'discount' })
    expect(data.map(({ id, discount }) => [id, discount])).toEqual([
      [more, 33],
      [less, 32],
    ])
  })

  test('counts the price of a product whose discount price is above it', async () => {
    const odd = await addProduct(shop.sql, { price: 1000, discountPrice: 9999 })
    const { data } = await listProducts(source(), { ids: [odd], maxPrice: 1000 })
    expect(data.map(({ id }) => id)).toEqual([odd])
  })

  test('is the same from an index that was kept current and from a new one', async () => {
    const all = productQuery.parse({ facets: 'true', limit: '200', sort: 'price_desc' })
    expect(await listProducts(kept, all)).toEqual(await listProducts(source(), all))
    const found = productQuery.parse({ search: 'random', limit: '200', facets: 'true' })
    expect(await listProducts(kept, found)).toEqual(await listProducts(source(), found))
  })
})

test('lists that are read at the same time have their own products, each in its order', async () => {
  const lists = [
    [103, 1, 2],
    [2, 4],
    [],
    [1],
    Array.from({ length: 120 }, (_, index) => 120 - index),
  ]
  const stored = new Set((await shop.sql`select id from products`).map(({ id }) => Number(id)))
  const read = await Promise.all(lists.map((ids) => findListed(shop.db, ids)))
  expect(read.map((rows) => rows.map(({ id }) => id))).toEqual(
    lists.map((ids) => ids.filter((id) => stored.has(id))),
  )
})
