import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createCatalogue } from '../catalogue.ts'
import { createLogger } from '../logger.ts'
import { addProduct, orderOf, stockOf, useShop } from '../../test/test-shop.ts'

const shop = useShop()
const confirm = (body: object) =>
  shop.post('/orders/confirm', body, { 'idempotency-key': crypto.randomUUID() })

test('an order that became dearer is refused with the new figures; a cheaper one is placed', async () => {
  const id = await addProduct(shop.sql, { price: 100 })
  const order = orderOf([{ id, quantity: 2 }])
  await shop.sql`update products set price = 15000 where id = ${id}`
  const refused = await confirm({ ...order, expectedTotal: 330 })
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    message: 'The total is 430 tk now, not 330 tk. Please confirm again.',
    errors: [{ field: 'expectedTotal' }],
    data: {
      totallPrice: 430,
      subtotal: 300,
      orderable: true,
      lines: [{ productId: id, price: 150, lineTotal: 300 }],
    },
  })
  expect(await stockOf(shop.sql, id)).toBe(10)
  expect((await confirm({ ...order, expectedTotal: 430 })).status).toBe(200)
  const cheaper = await confirm({ ...order, expectedTotal: 500 })
  expect(cheaper.body.data).toMatchObject({ totallPrice: 430 })
  expect((await confirm(order)).status).toBe(200)
})

test('a refused order is logged once, with what the owner needs and without the phone', async () => {
  const lines: Record<string, unknown>[] = []
  const { db, settings } = shop
  const log = createLogger(
    { logLevel: 'warn' },
    { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  )
  const app = createApp({ db, settings, log, catalogue: createCatalogue({ db, settings }) })
  const id = await addProduct(shop.sql, { quantity: 2 })
  const answer = await app.request('/orders/confirm', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderOf([{ id, quantity: 3 }], { deliveryPhone: '01712345678' })),
  })
  const { requestId } = (await answer.json()) as { requestId: string }
  expect(requestId).toBe(answer.headers.get('x-request-id'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    requestId,
    status: 409,
    reason: 'stock',
    products: [{ productId: id, left: 2 }],
    phone: '017******78',
  })
})
