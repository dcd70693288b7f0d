import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { useShop } from '../../test/test-shop.ts'

const shop = useShop()
const added = 1234

beforeAll(async () => {
  await shop.sql`
    insert into products (id, name, price, quantity, category_id)
    select 10000 + n, 'Part ' || n, 1000 + n % 7, 5, 1 from generate_series(1, ${added}) as n`
})
const idsOf = (body: { data: unknown }) => (body.data as { id: number }[]).map(({ id }) => id)

describe('the whole list of a large catalogue', () => {
  test('has every product once and in order, with the fields of a short list', async () => {
    const { body } = await shop.get('/products')
    const stored = await shop.sql<{ id: number }[]>`
      select id from products where deleted_at is null order by id`
    expect(idsOf(body)).toEqual(stored.map(({ id }) => id))
    expect(body).toMatchObject({ statusCode: 200, message: 'OK' })
    const [short] = (await shop.get('/products?limit=1')).body.data as object[]
    expect((body.data as object[])[0]).toEqual(short)
  })

  test('keeps filters and sorting', async () => {
    const { body } = await shop.get('/products?minPrice=10&maxPrice=10.06&sort=price_desc')
    expect(idsOf(body)).toHaveLength(added)
    const prices = (body.data as { price: number }[]).map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    expect(new Set(idsOf(body)).size).toBe(added)
  })

  test('is sent compressed, and not again when the client has it', async () => {
    const response = await shop.app.request('/products', {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    const text = gunzipSync(await response.arrayBuffer()).toString()
    expect(JSON.parse(text)).toEqual((await shop.get('/products')).body)
    const etag = response.headers.get('etag') ?? ''
    expect((await shop.get('/products', { 'if-none-match': etag })).status).toBe(304)
  })

  test('is refused while others wait to be made, so that nobody can keep the shop busy with them', async () => {
    const ask = (minPrice: number) => shop.get(`/products?minPrice=${minPrice}`)
    const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => ask(n * 0.01)))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(4)
    const refused = replies.filter(({ status }) => status === 503)
    expect(refused).toHaveLength(8)
    for (const { headers, body } of refused) {
      expect(headers.get('retry-after')).toBe('10')
      expect(body.message).toContain('try again')
    }
    expect((await shop.get('/products?minPrice=5&limit=24')).status).toBe(200)
    expect((await ask(0.5)).status).toBe(200)
    const same = await Promise.all(Array.from({ length: 12 }, () => ask(0.6)))
    expect(same.every(({ status }) => status === 200)).toBe(true)
  })

  test('fails as a whole when the database fails', async () => {
    await shop.sql`alter table products rename to products_away`
    const { status, body } = await shop.get('/products')
    await shop.sql`alter table products_away rename to products`
    expect([status, body.data]).toEqual([500, null])
  })
})
