import { expect, test } from 'vitest'
import type { PlacedOrder } from '@shop/domain/wire'
import { addProduct, orderOf, useShop } from '../../test/test-shop.ts'

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
const spend = (offered: number, orderId: number, deliveryPhone: string) =>
  shop.post(
    '/orders/confirm',
    orderOf([{ id: offered, quantity: 1, order_id: orderId }], { deliveryPhone }),
  )

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
