import { beforeEach, describe, expect, test } from 'vitest'
import { orderRequest, type PlacedOrder } from '@shop/domain/wire'
import { claimKey, orderKey } from './idempotency.queries.ts'
import { cancelOrder } from './order-state.ts'
import {
  addProduct,
  newPhone,
  orderOf,
  stockOf,
  useShop,
  waitForLock,
} from '../../test/test-shop.ts'

const shop = useShop()
let phone: string
beforeEach(() => {
  phone = newPhone()
})

/** An order of the one shopper of a test. */
const sameShopper: typeof orderOf = (products, change = {}) =>
  orderOf(products, { deliveryPhone: phone, ...change })
const place = (body: unknown, key?: string) =>
  shop.post('/orders/confirm', body, key ? { 'idempotency-key': key } : {})
const numberOf = (reply: { body: { data: unknown } }) => (reply.body.data as PlacedOrder).orderId

async function ordersOf(productId: number): Promise<number> {
  const [row] = await shop.sql<{ n: number }[]>`
    select count(*) as n from order_lines where product_id = ${productId}`
  return row?.n ?? 0
}

describe('a repeated order', () => {
  test('same key and same body: the same response, one order', async () => {
    const id = await addProduct(shop.sql)
    const key = crypto.randomUUID()
    const first = await place(sameShopper([{ id, quantity: 2 }]), key)
    const second = await place(sameShopper([{ id, quantity: 2 }]), key)
    expect(second.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(await stockOf(shop.sql, id)).toBe(8)
  })

  test('the same key gets the same response when the product is sold out since', async () => {
    const id = await addProduct(shop.sql, { quantity: 1 })
    const key = crypto.randomUUID()
    const first = await place(sameShopper([{ id, quantity: 1 }]), key)
    const second = await place(sameShopper([{ id, quantity: 1 }]), key)
    expect(numberOf(second)).toBe(numberOf(first))
  })

  test('the same key with another expected total is the same order', async () => {
    const id = await addProduct(shop.sql)
    const key = crypto.randomUUID()
    const order = sameShopper([{ id, quantity: 1 }])
    const first = await place({ ...order, expectedTotal: 1_000_000 }, key)
    const second = await place({ ...order, expectedTotal: 1_000_001 }, key)
    expect(numberOf(second)).toBe(numberOf(first))
    expect(await ordersOf(id)).toBe(1)
  })

  test('same key, other body: 422 and no order', async () => {
    const id = await addProduct(shop.sql)
    const key = crypto.randomUUID()
    await place(sameShopper([{ id, quantity: 1 }]), key)
    const other = await place(sameShopper([{ id, quantity: 2 }]), key)
    expect(other.status).toBe(422)
    expect(await stockOf(shop.sql, id)).toBe(9)
  })

  test('the same key ten times in parallel: one order and ten equal responses', async () => {
    const id = await addProduct(shop.sql)
    const key = crypto.randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => place(sameShopper([{ id, quantity: 1 }]), key)),
    )
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(replies.map(numberOf)).size).toBe(1)
    expect(await ordersOf(id)).toBe(1)
    expect(await stockOf(shop.sql, id)).toBe(9)
  })

  test('an order that is being placed elsewhere gets 409 with Retry-After', async () => {
    const id = await addProduct(shop.sql)
    const key = crypto.randomUUID()
    const held = await shop.sql.reserve()
    await held`begin`
    await held`
      insert into idempotency_keys (key, body_hash, order_id) values (${`key:${key}`}, '', 1)`
    const waiting = await place(sameShopper([{ id, quantity: 1 }]), key)
    await held`rollback`
    held.release()
    expect(waiting.status).toBe(409)
    expect(waiting.headers.get('retry-after')).toBe('1')
    const later = await place(sameShopper([{ id, quantity: 1 }]), key)
    expect(later.status).toBe(200)
    expect(await ordersOf(id)).toBe(1)
  })

  test('a request waits for the same order in another process, and gets its answer', async () => {
    const id = await addProduct(shop.sql)
    const order = sameShopper([{ id, quantity: 1 }])
    const first = await place(order)
    const [row] = await shop.sql`
      select key from idempotency_keys where order_id = ${numberOf(first)}
      order by key desc limit 1`
    await cancelOrder(shop.db, numberOf(first))
    const other = await shop.sql.reserve()
    await other`begin`
    await other`
      insert into idempotency_keys (key, body_hash, order_id)
      values (${row?.['key']}, '', ${numberOf(first)})`
    const waiting = place(order)
    await waitForLock(shop.sql)
    await other`commit`
    other.release()
    const again = await waiting
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await ordersOf(id)).toBe(1)
  })

  test('without a key, a double click is one order; after two minutes it is a new one', async () => {
    const id = await addProduct(shop.sql)
    const first = await place(sameShopper([{ id, quantity: 1 }]))
    const again = await place(sameShopper([{ id, quantity: 1 }]))
    expect(numberOf(again)).toBe(numberOf(first))
    await shop.sql`update idempotency_keys set created_at = created_at - interval '3 minutes',
      key = key || ':old' where order_id = ${numberOf(first)}`
    const later = await place(sameShopper([{ id, quantity: 1 }]))
    expect(numberOf(later)).not.toBe(numberOf(first))
    expect(await stockOf(shop.sql, id)).toBe(8)
  })

  test.each(['shopper', 'owner'])(
    'without a key, an order like one that its %s has cancelled is a new order',
    async (who) => {
      const id = await addProduct(shop.sql, { quantity: 5 })
      const order = orderOf([{ id, quantity: 2 }], { deliveryPhone: '01712345671' })
      const send = async () =>
        (await shop.post('/orders/confirm', order)).body.data as { orderId: number }
      const first = await send()
      expect(await send()).toEqual(first)
      if (who === 'owner') await cancelOrder(shop.db, first.orderId)
      else await shop.post('/orders/cancel', { orderId: first.orderId, phone: order.deliveryPhone })
      expect(await stockOf(shop.sql, id)).toBe(5)
      const [second, ...again] = await Promise.all([send(), send(), send()])
      expect(second.orderId).not.toBe(first.orderId)
      expect(again).toEqual([second, second])
      expect(await stockOf(shop.sql, id)).toBe(3)
    },
  )

  test('with its key, a cancelled order is answered again', async () => {
    const id = await addProduct(shop.sql, { quantity: 5 })
    const order = orderOf([{ id, quantity: 2 }], { deliveryPhone: '01712345672' })
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await shop.post('/orders/confirm', order, key)
    await cancelOrder(shop.db, (first.body.data as { orderId: number }).orderId)
    expect((await shop.post('/orders/confirm', order, key)).body.data).toEqual(first.body.data)
    expect(await stockOf(shop.sql, id)).toBe(5)
  })

  test('without a key, another name, address or zone is another order of the same phone', async () => {
    const id = await addProduct(shop.sql)
    const lines = [{ id, quantity: 1 }]
    const replies = [
      await place(sameShopper(lines)),
      await place(sameShopper(lines, { deliveryName: 'Another Name' })),
      await place(sameShopper(lines, { deliveryAddress: 'House 1, Road 2, Uttara, Dhaka' })),
      await place(sameShopper(lines, { shippingZone: 'dhaka_inside' })),
    ]
    expect(new Set(replies.map(numberOf)).size).toBe(4)
    const again = await place(sameShopper(lines, { deliveryName: ' Another Name ' }))
    expect(numberOf(again)).toBe(replies[1] && numberOf(replies[1]))
  })

  test('without a key, another phone or other lines are another order', async () => {
    const id = await addProduct(shop.sql)
    const one = await place(sameShopper([{ id, quantity: 1 }]))
    const two = await place(sameShopper([{ id, quantity: 1 }], { deliveryPhone: '01812345678' }))
    const three = await place(sameShopper([{ id, quantity: 2 }]))
    expect(new Set([one, two, three].map(numberOf)).size).toBe(3)
  })

  test('a connection lost after the commit, then a retry: one order and its response', async () => {
    const id = await addProduct(shop.sql)
    const key = crypto.randomUUID()
    // The first response is ignored, as when the connection is lost.
    await place(sameShopper([{ id, quantity: 1 }]), key)
    const retried = await place(sameShopper([{ id, quantity: 1 }]), key)
    const [row] = await shop.sql`select id from orders where id = ${numberOf(retried)}`
    expect(row).toBeDefined()
    expect(await ordersOf(id)).toBe(1)
  })

  test.each(['short', 'x'.repeat(201), 'with space in it'])(
    'the key "%s" is refused',
    async (key) => {
      const reply = await place(sameShopper([{ id: 1, quantity: 1 }]), key)
      expect(reply.status).toBe(400)
      expect(reply.body.errors).toMatchObject([{ field: 'Idempotency-Key' }])
    },
  )
})

describe('a repeated order without a key, around the end of a window of two minutes', () => {
  const start = 1_000 * 120_000
  const keyAt = (now: number) =>
    orderKey(undefined, orderRequest.parse(orderOf([], { deliveryPhone: phone, products })), now)
  const products = [{ id: 1, quantity: 1 }]
  const claim = (now: number, id: number) =>
    shop.db.transaction((tx) => claimKey(tx, keyAt(now), id))

  test('it is the same order in the next window, and a new one after two minutes', async () => {
    expect(await claim(start - 1, 1)).toBeUndefined()
    expect(await claim(start, 2)).toBe(1)
    await shop.sql`update idempotency_keys set created_at = created_at - interval '121 seconds'`
    expect(await claim(start + 119_000, 3)).toBeUndefined()
    expect(await claim(start + 120_000, 4)).toBe(3)
  })

  test('an order of a process of an older version, which stores one key, is the same', async () => {
    const [key] = keyAt(start - 1).keys
    await shop.sql`
      insert into idempotency_keys (key, body_hash, order_id) values (${key}, '', 7)`
    expect(await claim(start - 1, 8)).toBe(7)
    expect(await claim(start, 9)).toBe(7)
    const keys = await shop.sql`select key from idempotency_keys where order_id in (7, 8, 9)`
    expect(keys).toEqual([{ key }])
  })

  test('of two at the same time on both sides of the end, one is placed', async () => {
    for (let run = 0; run < 10; run += 1) {
      phone = newPhone()
      const answers = await Promise.all([claim(start - 1, 1), claim(start, 2)])
      expect(answers.filter((answer) => answer === undefined)).toHaveLength(1)
    }
  })
})
