import { expect, test } from 'vitest'
import { addProduct, orderOf, stockOf, useShop } from '../test/test-shop.ts'

const shop = useShop()
const place = (order: object) => shop.post('/orders/confirm', order)
const placeMany = (count: number, id: number) =>
  Array.from({ length: count }, () => place(orderOf([{ id, quantity: 1 }])))

test('30 orders that come at the same time are three transactions at most', async () => {
  const id = await addProduct(shop.sql, { quantity: 100 })
  const replies = await Promise.all(placeMany(30, id))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await stockOf(shop.sql, id)).toBe(70)
  const [row] = await shop.sql`
    select count(*) as orders, count(distinct orders.xmin::text) as transactions
    from orders join order_lines on order_id = orders.id where product_id = ${id}`
  expect(row?.['orders']).toBe(30)
  expect(row?.['transactions']).toBeLessThanOrEqual(3)
})

test('an order that the database refuses fails alone', async () => {
  const id = await addProduct(shop.sql, { quantity: 100 })
  await shop.sql`alter table orders add constraint refused check (delivery_name <> 'Refused')`
  const orders = placeMany(10, id)
  const refused = place(orderOf([{ id, quantity: 1 }], { deliveryName: 'Refused' }))
  const replies = await Promise.all([...orders, ...placeMany(10, id)])
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect((await refused).status).toBe(500)
  expect(await stockOf(shop.sql, id)).toBe(80)
})

test('an order does not wait for a product that only another order needs', async () => {
  const [locked, free] = [await addProduct(shop.sql), await addProduct(shop.sql)]
  const editor = await shop.sql.reserve()
  await editor`begin`
  await editor`update products set name = 'Renamed' where id = ${locked}`
  const [waiting] = placeMany(1, locked)
  const [other] = placeMany(1, free)
  expect((await other)?.status).toBe(200)
  expect(await stockOf(shop.sql, locked)).toBe(10)
  await editor`commit`
  editor.release()
  expect((await waiting)?.status).toBe(200)
  expect(await stockOf(shop.sql, locked)).toBe(9)
})
