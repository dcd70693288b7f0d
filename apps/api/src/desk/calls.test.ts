import { beforeAll, expect, test } from 'vitest'
import type { CallList, DeskOrderDetails } from '@shop/domain/wire'
import { signedIn } from '../../test/desk.ts'
import { addProduct, orderOf, stockOf, useShop } from '../../test/test-shop.ts'

const shop = useShop()
let staff: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  staff = await signedIn(shop, 'staff')
})

/** Places an order of a shopper, and returns its number. */
async function place(productId = 1, quantity = 1) {
  const { status, body } = await shop.post(
    '/orders/confirm',
    orderOf([{ id: productId, quantity }]),
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return (body.data as { orderId: number }).orderId
}

const list = async () => (await staff.call('GET /calls')).body.data as CallList
const idsOf = async () => (await list()).orders.map(({ id }) => id)
const record = (id: number, body: Record<string, unknown>) =>
  staff.call(`POST /orders/${id}/calls`, { version: 1, ...body })
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

test('whoever waits longest is called first, after those whose time has come', async () => {
  await shop.sql`update orders set status = 'confirmed'`
  const ids = [await place(), await place(), await place(), await place()]
  const [first, second, later, due] = ids as [number, number, number, number]
  await shop.sql`update orders set created_at = now() - interval '1 day' where id = ${second}`
  expect((await record(later, { outcome: 'no_answer', callAt: inMinutes(30) })).status).toBe(200)
  await shop.sql`update orders set call_at = now() - interval '1 second' where id = ${due}`
  expect(await idsOf()).toEqual([due, second, first])
  const { waiting, later: number, nextAt } = await list()
  expect([waiting, number]).toEqual([3, 1])
  expect(Date.parse(nextAt ?? '')).toBeGreaterThan(Date.now())
})

test('an order is confirmed, or cancelled with the reason, and both are counted as calls', async () => {
  const product = await addProduct(shop.sql, { quantity: 10 })
  const [good, bad] = [await place(product, 2), await place(product, 3)]
  const { body } = await record(good, { outcome: 'confirmed' })
  expect(body.data).toMatchObject({ state: 'confirmed', calls: 1, callAt: null })
  const reply = await record(bad, { outcome: 'cancelled', reason: 'ordered twice' })
  expect(reply.body.data).toMatchObject({
    ...{ state: 'cancelled', calls: 1 },
    history: [{ staff: staff.name, state: 'cancelled', note: 'ordered twice' }],
  })
  expect(await stockOf(shop.sql, product)).toBe(8)
  const ids = await idsOf()
  expect([ids.includes(good), ids.includes(bad)]).toEqual([false, false])
})

test('each call is in the record of changes with who made it', async () => {
  const id = await place()
  const callAt = inMinutes(60)
  await record(id, { outcome: 'no_answer', callAt })
  const { body } = await staff.call(`GET /changes?subject=order&id=${id}`)
  expect(body.data).toMatchObject({
    changes: [
      { staff: staff.name, field: 'calls', from: 0, to: 1 },
      { field: 'callAt', from: null, to: callAt },
      { field: 'call', from: null, to: 'no_answer' },
    ],
  })
})

test('an order with a wrong number is reviewed, and called when the number is corrected', async () => {
  const id = await place()
  const { body } = await record(id, { outcome: 'wrong_number' })
  const order = body.data as DeskOrderDetails
  expect(order).toMatchObject({ state: 'needs_review', reviewReasons: ['wrong_number'], calls: 1 })
  expect(await idsOf()).not.toContain(id)
  const { version } = order
  const address = await staff.call(`PATCH /orders/${id}`, { version, address: 'Mirpur 10' })
  expect(address.body.data).toMatchObject({ reviewReasons: ['wrong_number'] })
  const phone = { version: version + 1, phone: '01812345670' }
  const corrected = await staff.call(`PATCH /orders/${id}`, phone)
  expect(corrected.body.data).toMatchObject({ reviewReasons: [], phone: '01812345670' })
  expect(await idsOf()).toContain(id)
})

test('nothing changes when somebody else was first, the order needs no call, or the stock is short', async () => {
  const product = await addProduct(shop.sql, { name: 'Rare kettle', quantity: 5 })
  const id = await place(product, 5)
  await shop.sql`update order_lines set held = 0 where order_id = ${id}`
  await shop.sql`update products set quantity = 2 where id = ${product}`
  const short = await record(id, { outcome: 'confirmed' })
  expect([short.status, short.body['code']]).toEqual([409, 'short'])
  expect(short.body.errors).toMatchObject([{ productId: product }])
  expect(short.body.data).toMatchObject({ state: 'pending', calls: 0, version: 1 })

  await record(id, { outcome: 'no_answer', callAt: inMinutes(5) })
  const stale = await record(id, { outcome: 'cancelled' })
  expect([stale.status, stale.body['code']]).toEqual([409, 'changed'])
  expect(stale.body.data).toMatchObject({ state: 'pending', calls: 1 })
  const version = (stale.body.data as DeskOrderDetails).version
  await shop.sql`update orders set status = 'packed' where id = ${id}`
  const packed = await record(id, { outcome: 'no_answer', callAt: inMinutes(5), version })
  expect([packed.status, packed.body['code']]).toEqual([409, 'not-allowed'])
})

test('an answer without what it needs is refused with its field', async () => {
  const id = await place()
  for (const [body, field] of [
    [{ outcome: 'no_answer' }, 'callAt'],
    [{ outcome: 'no_answer', callAt: 'tomorrow' }, 'callAt'],
    [{ outcome: 'busy' }, 'outcome'],
  ] as const) {
    const reply = await record(id, body)
    expect([reply.status, reply.body.errors]).toMatchObject([400, [{ field }]])
  }
  expect((await record(1, { outcome: 'confirmed' })).status).toBe(404)
})
