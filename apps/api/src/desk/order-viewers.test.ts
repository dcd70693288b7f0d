import { expect, test } from 'vitest'
import { signedIn } from '../../test/desk.ts'
import { addProduct, orderOf, useShop } from '../../test/test-shop.ts'

const shop = useShop()

test('whoever opens an order sees the names of the others who have it open', async () => {
  const [one, other] = [await signedIn(shop, 'staff'), await signedIn(shop, 'owner')]
  const lamp = await addProduct(shop.sql, { name: 'Lamp', price: 100, quantity: 10 })
  const placed = await shop.post('/orders/confirm', orderOf([{ id: lamp, quantity: 1 }]))
  const { orderId: id } = placed.body.data as { orderId: number }
  const view = async (member: typeof one) =>
    ((await member.call(`PUT /orders/${id}/viewer`)).body.data as { others: string[] }).others
  expect(await view(one)).toEqual([])
  expect(await view(other)).toEqual([one.name])
  expect(await view(one)).toEqual([other.name])
  await shop.sql`update order_viewers set seen_at = now() - interval '46 seconds'`
  expect(await view(one)).toEqual([])
  const unknown = await one.call('PUT /orders/1234567/viewer')
  expect([unknown.status, unknown.body.data]).toEqual([200, { others: [] }])
})
