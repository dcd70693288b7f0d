import { expect, test } from 'vitest'
import type { PlacedOrder } from '@shop/domain/wire'
import { createApp } from '../app.ts'
import { createCatalogue } from '../catalogue.ts'
import { createLogger } from '../logger.ts'
import { addProduct, newShopper, orderOf, useShop } from '../../test/test-shop.ts'

const shop = useShop()
const rounds = 170
const retries = 6

test('a retry of the order that took the last piece is never told that it is sold out', async () => {
  const id = await addProduct(shop.sql, { quantity: 1 })
  const { db, settings } = shop
  const log = createLogger(settings)
  const apps = [1, 2].map(() =>
    createApp({ db, settings, log, catalogue: createCatalogue({ db, settings }) }),
  )
  const orders: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await shop.sql`update products set quantity = 1 where id = ${id}`
    const init = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...newShopper(),
      },
      body: JSON.stringify(orderOf([{ id, quantity: 1 }])),
    }
    const replies = await Promise.all(
      Array.from({ length: retries }, async (_, n) => {
        const reply = await apps[n % 2]?.request('/orders/confirm', init)
        return (await reply?.json()) as { message: string; data: PlacedOrder | null }
      }),
    )
    expect(replies.map(({ message }) => message)).toEqual(replies.map(() => 'Order placed'))
    const numbers = new Set(replies.map(({ data }) => data?.orderId))
    expect(numbers.size).toBe(1)
    orders.push(...(numbers as Set<number>))
  }
  expect(new Set(orders).size).toBe(rounds)
})
