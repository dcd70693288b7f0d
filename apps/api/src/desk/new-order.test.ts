import { beforeAll, expect, test } from 'vitest'
import type { DeskOrderDetails } from '@shop/domain/wire'
import { signedIn } from '../../test/desk.ts'
import { addProduct, newPhone, orderOf, stockOf, useShop } from '../../test/test-shop.ts'

// The limits of shoppers are low, so that a call that has them is refused.
const shop = useShop({ RATE_ORDER_PHONE: '1', RATE_ORDER_ADDRESS: '1', HOLD_ORDER_PIECES: '2' })
let staff: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  staff = await signedIn(shop, 'staff')
})

const place = (change: Record<string, unknown>) =>
  staff.call('POST /orders', {
    ...{ name: 'Rahima Begum', phone: newPhone(), address: 'House 12, Dhanmondi' },
    ...{ zone: 'dhaka_inside', coupon: null, language: 'bn' },
    ...change,
  })

test('an order by phone is priced as an order of the shop, and takes its stock', async () => {
  const lamp = await addProduct(shop.sql, { price: 300, discountPrice: 250, quantity: 10 })
  const lines = [{ productId: lamp, quantity: 3 }]
  const { status, body } = await place({ lines, coupon: 'SAVE10', expectedTotal: 745 })
  expect(status, JSON.stringify(body)).toBe(200)
  const order = body.data as DeskOrderDetails
  const bought = orderOf([{ id: lamp, quantity: 2 }], { shippingZone: 'dhaka_inside' })
  const shopOrder = (await shop.post('/orders/confirm', bought)).body.data as {
    totallPrice: number
  }
  expect(shopOrder.totallPrice).toBe(570)
  expect(order).toMatchObject({
    ...{ subtotal: 750, discount: 75, deliveryCharge: 70, total: 745, coupon: 'SAVE10' },
    ...{ state: 'pending', language: 'bn', pieces: 3, reviewReasons: [] },
  })
  expect(await stockOf(shop.sql, lamp)).toBe(5)
})

test('the staff has no limits, and the record says who placed the order', async () => {
  const lamp = await addProduct(shop.sql, { quantity: 100 })
  const lines = [{ productId: lamp, quantity: 1 }]
  const phone = newPhone()
  for (const address of ['Mirpur 1', 'Mirpur 2', 'Mirpur 3']) {
    const { status, body } = await place({ lines, phone, address })
    expect(status, JSON.stringify(body)).toBe(200)
    const { id } = body.data as DeskOrderDetails
    const changes = await staff.call(`GET /changes?subject=order&id=${id}`)
    expect(changes.body.data).toMatchObject({
      changes: [{ staff: staff.name, field: 'placedBy', to: staff.name }],
    })
  }
})

test('an order without the record of who placed it is not placed', async () => {
  const lamp = await addProduct(shop.sql, { quantity: 10 })
  const order = { lines: [{ productId: lamp, quantity: 1 }], phone: newPhone() }
  const refused = shop.sql`
    alter table changes add constraint refused check (subject not like 'order %') not valid`
  await refused
  try {
    await expect(place(order)).rejects.toThrow('500')
  } finally {
    await shop.sql`alter table changes drop constraint refused`
  }
  expect(await stockOf(shop.sql, lamp)).toBe(10)
  expect((await place(order)).status).toBe(200)
  expect(await stockOf(shop.sql, lamp)).toBe(9)
})

test('the same order that is sent again is placed once', async () => {
  const lamp = await addProduct(shop.sql, { quantity: 10 })
  const order = { lines: [{ productId: lamp, quantity: 1 }], phone: newPhone() }
  const replies = [await place(order), await place(order)]
  const [one, other] = replies.map(({ body }) => (body.data as DeskOrderDetails).id)
  expect(one).toBe(other)
  expect(await stockOf(shop.sql, lamp)).toBe(9)
})

test('what cannot be ordered is refused with its field, and nothing is placed', async () => {
  const lamp = await addProduct(shop.sql, { name: 'Rare lamp', quantity: 2 })
  const short = await place({ lines: [{ productId: lamp, quantity: 3 }] })
  expect([short.status, short.body.errors]).toMatchObject([409, [{ productId: lamp, left: 2 }]])
  const dearer = await place({ lines: [{ productId: lamp, quantity: 1 }], expectedTotal: 10 })
  expect(dearer.status).toBe(409)
  const wrong = await place({ name: ' ', phone: '123', address: '', lines: [] })
  expect(wrong.status).toBe(400)
  expect(wrong.body.errors).toMatchObject([
    { field: 'name' },
    { field: 'phone' },
    { field: 'address' },
    { field: 'lines' },
  ])
  expect(await stockOf(shop.sql, lamp)).toBe(2)
})

test('a discount of the staff is taken off beside the coupon, and another discount is another order', async () => {
  const lamp = await addProduct(shop.sql, { price: 300, quantity: 10 })
  const order = {
    lines: [{ productId: lamp, quantity: 2 }],
    zone: 'dhaka_inside',
    phone: newPhone(),
  }
  const manualDiscount = { amount: 49.5, reason: 'Regular customer' }
  const placed = (await place({ ...order, coupon: 'SAVE10', manualDiscount })).body
    .data as DeskOrderDetails
  expect(placed).toMatchObject({
    ...{ subtotal: 600, discount: 109.5, deliveryCharge: 70, total: 560.5 },
    ...{ coupon: 'SAVE10', manualDiscount, toCollect: 560.5 },
  })
  const other = (await place({ ...order, coupon: 'SAVE10' })).body.data as DeskOrderDetails
  expect(other).toMatchObject({ discount: 60, total: 610, manualDiscount: null })
  expect(other.id).not.toBe(placed.id)
})

test('a discount above the price of the products, or without a reason, is refused', async () => {
  const lamp = await addProduct(shop.sql, { price: 300, quantity: 10 })
  const lines = [{ productId: lamp, quantity: 1 }]
  const high = await place({ lines, manualDiscount: { amount: 300.01, reason: 'Gift' } })
  expect([high.status, high.body.errors]).toMatchObject([
    400,
    [{ field: 'manualDiscount.amount', code: 'discount' }],
  ])
  const silent = await place({ lines, manualDiscount: { amount: 20, reason: ' ' } })
  expect([silent.status, silent.body.errors]).toMatchObject([
    400,
    [{ field: 'manualDiscount.reason' }],
  ])
  expect(await stockOf(shop.sql, lamp)).toBe(10)
  const gift = await place({ lines, manualDiscount: { amount: 300, reason: 'Gift' } })
  expect(gift.body.data).toMatchObject({ subtotal: 300, discount: 300, total: 70 })
})

test('a corrected order keeps its discount, up to the price of its products, and it can be changed', async () => {
  const lamp = await addProduct(shop.sql, { price: 100, quantity: 10 })
  const given = { amount: 150, reason: 'Scratched' }
  const lines = (quantity: number) => [{ productId: lamp, quantity }]
  const { id } = (await place({ lines: lines(3), manualDiscount: given })).body
    .data as DeskOrderDetails
  let version = 1
  const correct = async (change: object) => {
    const reply = await staff.call(`PATCH /orders/${id}`, { version, ...change })
    if (reply.status === 200) version += 1
    return reply
  }
  const fewer = await correct({ lines: lines(2) })
  expect(fewer.body.data).toMatchObject({ subtotal: 200, discount: 150, manualDiscount: given })
  const one = await correct({ lines: lines(1) })
  expect(one.body.data).toMatchObject({
    ...{ subtotal: 100, discount: 100, total: 70 },
    manualDiscount: { ...given, amount: 100 },
  })
  const high = await correct({ manualDiscount: { amount: 101, reason: 'More' } })
  expect(high.body.errors).toMatchObject([{ field: 'manualDiscount.amount', code: 'discount' }])
  const none = await correct({ manualDiscount: null })
  expect(none.body.data).toMatchObject({ discount: 0, total: 170, manualDiscount: null })
  const changes = await staff.call(`GET /changes?subject=order&id=${id}`)
  expect(changes.body.data).toMatchObject({
    changes: expect.arrayContaining([
      expect.objectContaining({ field: 'discount', from: '100 tk: Scratched', to: '' }),
    ]) as unknown,
  })
})
