import { describe, expect, test } from 'vitest'
import type { PlacedOrder } from '@shop/domain/wire'
import { addProduct, newPhone, orderOf, useShop } from '../../test/test-shop.ts'
import { cancelOrder } from './order-state.ts'

const shop = useShop()

async function orderWithOffer(deliveryPhone: string) {
  const id = await addProduct(shop.sql)
  const offered = await addProduct(shop.sql, { price: 100 })
  await shop.sql`
    update products set offer_product_id = ${offered}, offer_price = 5000 where id = ${id}`
  const { body } = await shop.post(
    '/orders/confirm',
    orderOf([{ id, quantity: 1 }], { deliveryPhone }),
  )
  return { orderId: (body.data as PlacedOrder).orderId, offered }
}
/** Places an order with a key of its own, which is no repeat of an earlier one. */
const place = (line: Parameters<typeof orderOf>[0][number], deliveryPhone: string) =>
  shop.post('/orders/confirm', orderOf([line], { deliveryPhone }), {
    'idempotency-key': crypto.randomUUID(),
  })
const spend = (offered: number, orderId: number, deliveryPhone: string) =>
  place({ id: offered, quantity: 1, order_id: orderId }, deliveryPhone)

test('the offer of an order is for its own phone only', async () => {
  const { orderId, offered } = await orderWithOffer('01712345611')
  const stranger = await spend(offered, orderId, '01812345611')
  expect(stranger.status).toBe(409)
  expect(stranger.body.errors).toMatchObject([{ field: 'products.0.order_id' }])
  const buyer = await spend(offered, orderId, '01712345611')
  expect(buyer.body.data).toMatchObject({ subtotal: 50 })
})

test('an offer above the price of its product costs that price', async () => {
  const { orderId, offered } = await orderWithOffer('01712345613')
  await shop.sql`update products set offer_price = 999900 where offer_product_id = ${offered}`
  const seen = await shop.get(`/products/${offered}?order=${orderId}`)
  expect(seen.body.data).toMatchObject({ price: 100, discountPrice: 100 })
  const buyer = await spend(offered, orderId, '01712345613')
  expect(buyer.body.data).toMatchObject({ subtotal: 100 })
})

test('a campaign price above the price of its product is that price', async () => {
  const id = await addProduct(shop.sql, { price: 100, discountPrice: 80 })
  await shop.sql`
    insert into campaign_products (campaign_id, product_id, price)
    select max(id), ${id}, 50000 from campaigns`
  const [campaign] = await shop.sql<{ id: number }[]>`select max(id) as id from campaigns`
  const bought = await shop.post(
    '/orders/confirm',
    orderOf([{ id, quantity: 1, campaign_id: campaign?.id ?? 0 }]),
  )
  expect(bought.body.data).toMatchObject({ subtotal: 80 })
  const { campaignProducts } = (
    (await shop.get('/campaigns')).body.data as { id: number; campaignProducts: object[] }[]
  ).find((one) => one.id === campaign?.id) ?? { campaignProducts: [] }
  expect(campaignProducts).toContainEqual(
    expect.objectContaining({ product: expect.objectContaining({ id, discountPrice: 80 }) }),
  )
})

test('an order number that gives an offer is not counted', async () => {
  const { orderId, offered } = await orderWithOffer('01712345614')
  const seen = await shop.get(`/products/${offered}?order=${orderId}`)
  expect(seen.body.data).toMatchObject({ discountPrice: 50 })
  expect(await shop.sql`select * from rate_limits where subject like 'offer-%'`).toEqual([])
})

test('after 60 order numbers that give no offer an address sees no offer', async () => {
  const { orderId, offered } = await orderWithOffer('01712345612')
  const look = async (order: number, address: string) => {
    const headers = { 'x-forwarded-for': address }
    const { body } = await shop.get(`/products/${offered}?order=${order}`, headers)
    return (body.data as { discountPrice: number | null }).discountPrice
  }
  expect(await look(orderId, '10.5.0.1')).toBe(50)
  for (let n = 0; n < 61; n += 1) expect(await look(1000 + n, '10.5.0.1')).toBeNull()
  expect(await look(orderId, '10.5.0.1')).toBeNull()
  expect(await look(orderId, '10.5.0.2')).toBe(50)
})

test('a cancelled order returns the offer that it used', async () => {
  const phone = newPhone()
  const { orderId, offered } = await orderWithOffer(phone)
  const first = await spend(offered, orderId, phone)
  expect(first.body.data).toMatchObject({ subtotal: 50 })
  expect((await spend(offered, orderId, phone)).status).toBe(409)
  await cancelOrder(shop.db, (first.body.data as PlacedOrder).orderId)
  const again = await spend(offered, orderId, phone)
  expect(again.body.data).toMatchObject({ subtotal: 50 })
  expect((await spend(offered, orderId, phone)).status).toBe(409)
})

describe('the price of a campaign', () => {
  /** A campaign with two products of 100 taka, which cost 60 and 70 in it. */
  async function campaign() {
    const ids = [await addProduct(shop.sql), await addProduct(shop.sql)]
    const [row] = await shop.sql<{ id: number }[]>`
      insert into campaigns (id, name, checkout_product_id, starts_at)
      select max(id) + 1, 'Eid', ${ids[0]}, now() - interval '1 day' from campaigns returning id`
    for (const [n, id] of ids.entries())
      await shop.sql`
        insert into campaign_products (campaign_id, product_id, price, position)
        values (${row?.id}, ${id}, ${6000 + n * 1000}, ${n})`
    return { campaign: row?.id ?? 0, ids }
  }
  const buy = (id: number | undefined, campaign_id: number, deliveryPhone: string) =>
    place({ id: id ?? 0, quantity: 1, campaign_id }, deliveryPhone)

  test('is for one piece of each product to a phone', async () => {
    const { campaign: offered, ids } = await campaign()
    const phone = newPhone()
    expect((await buy(ids[0], offered, phone)).body.data).toMatchObject({ subtotal: 60 })
    const again = await buy(ids[0], offered, phone)
    expect(again).toMatchObject({ status: 409, body: { code: 'offer' } })
    expect(again.body.errors).toMatchObject([
      {
        code: 'offer_used',
        field: 'products.0.campaign_id',
        message:
          'This phone number has already ordered Test product at its campaign price, which is for one piece. It costs 100 tk now.',
      },
    ])
    expect((await buy(ids[1], offered, phone)).body.data).toMatchObject({ subtotal: 70 })
    expect((await buy(ids[0], offered, newPhone())).body.data).toMatchObject({ subtotal: 60 })
    const without = await place({ id: ids[0] ?? 0, quantity: 3 }, phone)
    expect(without.body.data).toMatchObject({ subtotal: 300 })
  })

  test('is given once to orders of a phone at the same time', async () => {
    const { campaign: offered, ids } = await campaign()
    const phone = newPhone()
    const replies = await Promise.all(Array.from({ length: 5 }, () => buy(ids[0], offered, phone)))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409])
  })

  test('is free again after a cancellation, and when the campaign begins anew', async () => {
    const { campaign: offered, ids } = await campaign()
    const phone = newPhone()
    const first = await buy(ids[0], offered, phone)
    await cancelOrder(shop.db, (first.body.data as PlacedOrder).orderId)
    expect((await buy(ids[0], offered, phone)).status).toBe(200)
    expect((await buy(ids[0], offered, phone)).status).toBe(409)
    await shop.sql`update orders set created_at = created_at - interval '2 days' where delivery_phone = ${phone}`
    expect((await buy(ids[0], offered, phone)).status).toBe(200)
  })
})
