import { beforeAll, expect, test } from 'vitest'
import { LOW_STOCK } from '@shop/domain'
import type { DeskProduct, DeskProductPage, FieldChange } from '@shop/domain/wire'
import { signedIn } from '../../test/desk.ts'
import { addProduct, stockOf, useShop } from '../../test/test-shop.ts'

const shop = useShop()
type Member = Awaited<ReturnType<typeof signedIn>>
let owner: Member
let staff: Member

beforeAll(async () => {
  ;[owner, staff] = [await signedIn(shop, 'owner'), await signedIn(shop, 'staff')]
})

async function listed(query: string): Promise<DeskProductPage> {
  const { status, body } = await staff.call(`GET /products?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data as DeskProductPage
}

const idsOf = async (query: string) => (await listed(query)).products.map(({ id }) => id)

/** The last changes of a product, by who made them. */
async function changesOf(id: number) {
  const { body } = await owner.call(`GET /changes?subject=product&id=${id}`)
  const { changes } = body.data as { changes: FieldChange[] }
  return changes.map(({ staff: by, field, from, to }) => [by, field, from, to])
}

test('products are found by number, name and Bengali name, and by what is running out or hidden', async () => {
  const few = await addProduct(shop.sql, { name: 'Desk griddle 100%', quantity: LOW_STOCK })
  const enough = await addProduct(shop.sql, { name: 'Desk griddle deep', quantity: LOW_STOCK + 1 })
  await shop.sql`update products set name_bn = 'ডেস্ক তাওয়া' where id = ${enough}`
  expect(await idsOf('q=desk%20griddle')).toEqual([few, enough])
  expect(await idsOf('q=100%25')).toEqual([few])
  expect(await idsOf(`q=${enough}`)).toContain(enough)
  expect(await idsOf(`q=${encodeURIComponent('তাওয়া')}`)).toEqual([enough])
  expect(await idsOf('q=desk%20griddle&filter=low')).toEqual([few])
  const { status } = await owner.call(`PATCH /products/${few}`, { hidden: true })
  expect(status).toBe(200)
  expect(await idsOf('q=desk%20griddle&filter=low')).toEqual([])
  expect(await idsOf('q=desk%20griddle&filter=shown')).toEqual([enough])
  expect(await idsOf('q=desk%20griddle&filter=hidden')).toEqual([few])
  expect((await shop.get(`/products/${few}`)).status).toBe(404)
})

test('pages of the list have every product once', async () => {
  const ids: number[] = []
  for (let after = ''; ;) {
    const page = await listed(after)
    ids.push(...page.products.map(({ id }) => id))
    if (page.next === null) break
    after = `after=${page.next}`
  }
  const rows = await shop.sql<{ id: number }[]>`select id from products order by id`
  expect(rows.length).toBeGreaterThan(50)
  expect(ids).toEqual(rows.map(({ id }) => id))
})

test('staff adds received pieces, takes lost ones away and stores a count; each change is recorded', async () => {
  const id = await addProduct(shop.sql, { quantity: 4 })
  const change = async (reason: string, pieces: number) => {
    const { status, body } = await staff.call(`POST /products/${id}/stock`, { reason, pieces })
    return status === 200 ? (body.data as DeskProduct).pieces : [status, body['code']]
  }
  expect(await change('received', 10)).toBe(14)
  expect(await change('lost', 2)).toBe(12)
  expect(await change('counted', 9)).toBe(9)
  expect(await change('counted', 9)).toBe(9)
  expect(await change('lost', 10)).toEqual([422, 'too-few'])
  expect(await stockOf(shop.sql, id)).toBe(9)
  expect(await changesOf(id)).toEqual([
    [staff.name, 'quantity', 12, 9],
    [staff.name, 'reason', null, 'counted'],
    [staff.name, 'quantity', 14, 12],
    [staff.name, 'reason', null, 'lost'],
    [staff.name, 'quantity', 4, 14],
    [staff.name, 'reason', null, 'received'],
  ])
})

test('received pieces and an order at the same time are both counted', async () => {
  const id = await addProduct(shop.sql, { quantity: 5 })
  await Promise.all(
    Array.from({ length: 8 }, () =>
      staff.call(`POST /products/${id}/stock`, { reason: 'received', pieces: 1 }),
    ),
  )
  expect(await stockOf(shop.sql, id)).toBe(13)
})

test('an owner changes prices, and a discount price that is not below the price changes nothing', async () => {
  const id = await addProduct(shop.sql, { price: 500 })
  const change = (body: object) => owner.call(`PATCH /products/${id}`, body)
  const changed = await change({ price: 450.5, discountPrice: 399 })
  expect(changed.body.data).toMatchObject({ id, price: 450.5, discountPrice: 399 })
  expect((await staff.call(`GET /products/${id}`)).body.data).toEqual(changed.body.data)
  expect((await shop.get(`/products/${id}`)).body.data).toMatchObject({
    price: 450.5,
    discountPrice: 399,
  })
  for (const [body, field] of [
    [{ price: 399 }, 'price'],
    [{ discountPrice: 450.5 }, 'discountPrice'],
  ] as const) {
    const { status, body: refused } = await change(body)
    expect([status, refused['code']]).toEqual([422, 'discount-price'])
    expect(refused.errors).toEqual([expect.objectContaining({ field })])
  }
  expect((await change({ price: 0 })).status).toBe(400)
  expect((await change({ price: 1.005 })).status).toBe(400)
  expect((await change({ discountPrice: null })).body.data).toMatchObject({
    ...{ price: 450.5, discountPrice: null },
  })
  expect(await changesOf(id)).toEqual([
    [owner.name, 'discountPrice', 399, null],
    [owner.name, 'price', 500, 450.5],
    [owner.name, 'discountPrice', null, 399],
  ])
})

test('a product that does not exist is refused, and staff may not change prices', async () => {
  const stock = { reason: 'received', pieces: 1 }
  for (const id of ['2147483647', '99999999999', 'x']) {
    expect((await staff.call(`POST /products/${id}/stock`, stock)).status).toBe(404)
    expect((await owner.call(`PATCH /products/${id}`, { price: 5 })).status).toBe(404)
    expect((await staff.call(`GET /products/${id}`)).status).toBe(404)
  }
  expect((await staff.call('PATCH /products/1', { price: 5 })).status).toBe(403)
})
