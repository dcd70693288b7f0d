import { beforeEach, describe, expect, test } from 'vitest'
import type { PlacedOrder } from '@shop/domain/wire'
import { addProduct, newPhone, orderOf, useShop } from '../../test/test-shop.ts'
import { cancelOrder } from './order-state.ts'

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

describe('an order whose answer was lost, and that is typed again', () => {
  const typed = (id: number) =>
    sameShopper([{ id, quantity: 1 }], {
      deliveryName: 'Rahima Begum',
      deliveryAddress: 'বা\u09dcি ১২, Road 5, Dhanmondi',
      couponCode: 'SAVE5',
    })
  const withName = (deliveryName: string) => (order: object) => ({ ...order, deliveryName })
  const withPhone = (write: (phone: string) => string) => (order: object) => ({
    ...order,
    deliveryPhone: write(phone),
  })
  test.each<[string, (order: ReturnType<typeof typed>) => object]>([
    ['a phone with a hyphen', withPhone((text) => `${text.slice(0, 5)}-${text.slice(5)}`)],
    ['a phone with spaces', withPhone((text) => ` ${text.slice(0, 5)} ${text.slice(5)} `)],
    [
      'a phone in Bengali digits',
      withPhone((text) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '')),
    ],
    ['a phone with marks of the direction', withPhone((text) => `\u202a${text}\u202c`)],
    ['a second space in the name', withName('Rahima  Begum')],
    ['a no-break space in the name', withName('Rahima\u00a0Begum ')],
    ['another case of the name', withName('rahima begum')],
    [
      'another Unicode form of the address',
      (order) => ({ ...order, deliveryAddress: 'বা\u09a1\u09bcি ১২, Road 5, Dhanmondi' }),
    ],
    [
      'an address on two lines',
      (order) => ({ ...order, deliveryAddress: 'বা\u09dcি ১২,\nRoad 5,  Dhanmondi' }),
    ],
    ['the default zone by its name', (order) => ({ ...order, shippingZone: 'dhaka_outside' })],
    ['a coupon in lower case', (order) => ({ ...order, couponCode: ' save5' })],
    [
      'other cookies, another language and another total',
      (order) => ({ ...order, meta: { fbc: 'fb.1.2' }, language: 'bn', expectedTotal: 9999 }),
    ],
    [
      'ids as texts',
      (order) => ({
        ...order,
        products: order.products.map(({ id }) => ({ id: String(id), quantity: '1' })),
      }),
    ],
  ])('%s is the same order, with its key and without one', async (_, retype) => {
    const id = await addProduct(shop.sql)
    for (const key of [crypto.randomUUID(), undefined]) {
      phone = newPhone()
      const first = await place(typed(id), key)
      const again = await place(retype(typed(id)), key)
      expect(again.status).toBe(200)
      expect(again.body.data).toEqual(first.body.data)
    }
    expect(await ordersOf(id)).toBe(2)
  })

  test('the sequence of the lines makes no difference', async () => {
    const lines = [
      { id: await addProduct(shop.sql), quantity: 1 },
      { id: await addProduct(shop.sql), quantity: 2 },
    ]
    const key = crypto.randomUUID()
    const first = await place(sameShopper(lines), key)
    expect(numberOf(await place(sameShopper(lines.toReversed()), key))).toBe(numberOf(first))
  })

  test('its key tells whether it was placed, without personal data', async () => {
    const id = await addProduct(shop.sql)
    const key = crypto.randomUUID()
    const placed = () => shop.get('/orders/placed', { 'idempotency-key': key })
    expect((await placed()).body.data).toBeNull()
    const { body } = await place(sameShopper([{ id, quantity: 1 }]), key)
    const { orderId, totallPrice, placedAt } = body.data as PlacedOrder
    const reply = await placed()
    expect(reply.body.data).toEqual({ orderId, totallPrice, placedAt })
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect((await shop.get('/orders/placed')).status).toBe(400)
  })

  test('stored keys hold no name and no phone', async () => {
    const id = await addProduct(shop.sql)
    const first = await place(sameShopper([{ id, quantity: 1 }], { deliveryName: 'Nobody Else' }))
    const [row] = await shop.sql<{ text: string }[]>`
      select k::text as text from idempotency_keys k where order_id = ${numberOf(first)} limit 1`
    expect(row?.text).toContain(String(numberOf(first)))
    expect(row?.text).not.toMatch(new RegExp(`Nobody|${phone}`))
  })
})

describe('an order like another one of the same phone', () => {
  const reasonsOf = async (reply: { body: { data: unknown } }) => {
    const [row] = await shop.sql<{ reasons: string[] }[]>`
      select review_reasons as reasons from orders where id = ${numberOf(reply)}`
    return row?.reasons
  }

  test('is placed, and reviewed as a repeated order within an hour', async () => {
    const id = await addProduct(shop.sql)
    const first = await place(sameShopper([{ id, quantity: 1 }]), crypto.randomUUID())
    const second = await place(sameShopper([{ id, quantity: 2 }]), crypto.randomUUID())
    expect([await reasonsOf(first), await reasonsOf(second)]).toEqual([[], ['repeated_order']])
    await shop.sql`update orders set created_at = created_at - interval '1 hour'`
    const later = await place(sameShopper([{ id, quantity: 1 }]), crypto.randomUUID())
    expect(await reasonsOf(later)).toEqual([])
  })

  test('is no repeated order with other products, another phone, or after a cancelled one', async () => {
    const [one, two] = [await addProduct(shop.sql), await addProduct(shop.sql)]
    const first = await place(sameShopper([{ id: one, quantity: 1 }]), crypto.randomUUID())
    const other = await place(sameShopper([{ id: two, quantity: 1 }]), crypto.randomUUID())
    const stranger = await place(orderOf([{ id: one, quantity: 1 }]), crypto.randomUUID())
    await cancelOrder(shop.db, numberOf(first))
    const again = await place(sameShopper([{ id: one, quantity: 3 }]), crypto.randomUUID())
    for (const reply of [other, stranger, again]) expect(await reasonsOf(reply)).toEqual([])
  })
})
