import { beforeAll, describe, expect, test } from 'vitest'
import type { DeskOrder, DeskOrderDetails } from '@shop/domain/wire'
import { signedIn } from '../../test/desk.ts'
import { addProduct, newPhone, orderOf, stockOf, useShop } from '../../test/test-shop.ts'

const shop = useShop()
let staff: Awaited<ReturnType<typeof signedIn>>
let lamp: number

beforeAll(async () => {
  staff = await signedIn(shop, 'staff')
  lamp = await addProduct(shop.sql, { name: 'Lamp', price: 100, quantity: 100_000 })
})

/** Places an order of a shopper, of one lamp, and returns its number. */
async function place(change: Record<string, unknown> = {}, products = [{ id: lamp, quantity: 1 }]) {
  const order = orderOf(products, { shippingZone: 'dhaka_inside', ...change })
  const { status, body } = await shop.post('/orders/confirm', order)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body.data as { orderId: number }).orderId
}

const list = async (query: string) => {
  const { status, body } = await staff.call(`GET /orders?${query}`)
  expect(status).toBe(200)
  return body.data as { orders: DeskOrder[]; next: number | null }
}
const idsOf = async (query: string) => (await list(query)).orders.map(({ id }) => id)
const find = (text: string) => idsOf(`q=${encodeURIComponent(text)}`)

const open = async (id: number) =>
  (await staff.call(`GET /orders/${id}`)).body.data as DeskOrderDetails
const setState = (id: number, state: string, version: number, note?: string) =>
  staff.call(`POST /orders/${id}/state`, { state, version, note })

describe('the list', () => {
  test('shows an order with what is needed to call and to pack', async () => {
    const phone = newPhone()
    const id = await place({ deliveryPhone: phone }, [{ id: lamp, quantity: 3 }])
    const [order] = (await list(`q=${id}`)).orders
    expect(order).toMatchObject({
      ...{
        id,
        number: String(id),
        state: 'pending',
        name: 'Rahima Begum',
        phone,
        pieces: 3,
        total: 370,
      },
      ...{ zone: 'dhaka_inside', note: '', calls: 0, callAt: null, version: 1 },
    })
  })

  test('is searched by number, phone in any spelling, consignment and a part of the name', async () => {
    const phone = '01987654321'
    const id = await place({ deliveryPhone: phone, deliveryName: 'Md. Shafiqul 100% Islam' })
    const other = await place({ deliveryName: 'শফিকুল ইসলাম' })
    await shop.sql`update orders set consignment = 'DX7' where id = ${other}`
    for (const text of [
      ...[String(id), ` ${id} `, phone, '+88 01987-654321', '০১৯৮৭৬৫৪৩২১', '01987', '+88019876'],
      ...['shafiq', '100% is'],
    ]) {
      expect(await find(text), text).toEqual([id])
    }
    for (const text of ['dx7', 'শফিক']) expect(await find(text), text).toEqual([other])
    for (const text of ['sha%qul', '_hafiqul', 'nobody', '99999999999999']) {
      expect(await find(text), text).toEqual([])
    }
  })

  test('is filtered by state, zone, courier, total and days of the shop', async () => {
    const [early, late] = [await place(), await place({ shippingZone: 'dhaka_outside' })]
    // 21:00 UTC is 03:00 of the next day in Dhaka.
    await shop.sql`update orders set created_at = '2020-01-10T21:00Z' where id = ${early}`
    await shop.sql`update orders set created_at = '2020-01-12T10:00Z' where id = ${late}`
    await setState(late, 'confirmed', 1)
    const days = 'from=2020-01-11&to=2020-01-12'
    expect(await idsOf(days)).toEqual([late, early])
    expect(await idsOf('from=2020-01-11&to=2020-01-11')).toEqual([early])
    expect(await idsOf(`${days}&state=confirmed`)).toEqual([late])
    expect(await idsOf(`${days}&zone=dhaka_inside`)).toEqual([early])
    await shop.sql`update orders set courier = 'pathao' where id = ${late}`
    expect(await idsOf(`${days}&courier=pathao`)).toEqual([late])
    expect(await idsOf(`${days}&courier=steadfast`)).toEqual([])
    await shop.sql`update orders set total = 129950 where id = ${early}`
    await shop.sql`update orders set total = 130000 where id = ${late}`
    expect(await idsOf(`${days}&least=1300`)).toEqual([late])
    expect(await idsOf(`${days}&most=1299.5`)).toEqual([early])
    expect(await idsOf(`${days}&least=1299.5&most=1300`)).toEqual([late, early])
    const unknown = await staff.call('GET /orders?courier=nobody')
    expect([unknown.status, unknown.body.errors]).toMatchObject([400, [{ field: 'courier' }]])
    const wrong = await staff.call('GET /orders?from=2020-02-30')
    expect([wrong.status, wrong.body.errors]).toMatchObject([400, [{ field: 'from' }]])
  })

  test('has each order once on its pages, also those of the same moment', async () => {
    const name = 'Pages'
    const ids: number[] = []
    for (let n = 0; n < 5; n += 1) ids.push(await place({ deliveryName: name }))
    await shop.sql`update orders set created_at = now() where delivery_name = ${name}`
    const found: number[] = []
    let before = ''
    do {
      const page = await list(`q=${name}&limit=2${before}`)
      found.push(...page.orders.map(({ id }) => id))
      before = page.next === null ? '' : `&before=${page.next}`
    } while (before)
    expect(found).toEqual(ids.toSorted((a, b) => b - a))
  })

  test('counts the orders of each state', async () => {
    const { body } = await staff.call('GET /orders/counts')
    const rows = await shop.sql<{ status: string; n: number }[]>`
      select status, count(*) as n from orders group by status`
    const { counts } = body.data as { counts: Record<string, number> }
    for (const { status, n } of rows) expect(counts[status]).toBe(n)
    expect(counts['returned']).toBe(0)
  })
})

test('an order is shown with lines, amounts, history and the other orders of its phone', async () => {
  const phone = newPhone()
  const former = await place({ deliveryPhone: phone })
  await shop.sql`update orders set status = 'returned' where id = ${former}`
  const id = await place({ deliveryPhone: phone, couponCode: 'SAVE10' }, [{ id: 1, quantity: 2 }])
  await setState(id, 'confirmed', 1, 'wants it before Friday')
  const order = await open(id)
  const [line] = order.lines
  expect(line?.total).toBe((line?.price ?? 0) * 2)
  expect(order).toMatchObject({
    ...{ id, state: 'confirmed', zoneName: 'Inside Dhaka', deliveryCharge: 70, language: 'en' },
    ...{ coupon: 'SAVE10', toCollect: order.subtotal - order.discount + 70 },
    history: [{ staff: staff.name, state: 'confirmed', note: 'wants it before Friday' }],
    person: { orders: 1, delivered: 0, returned: 1, earlier: [{ id: former, total: 170 }] },
  })
  for (const unknown of ['1', 'x', '99999999999999999999']) {
    expect((await staff.call(`GET /orders/${unknown}`)).status).toBe(404)
  }
})

describe('a change of the state', () => {
  test('moves the stock as the command does, and is refused when the order has changed', async () => {
    const product = await addProduct(shop.sql, { quantity: 10 })
    const id = await place({}, [{ id: product, quantity: 4 }])
    const confirmed = await setState(id, 'confirmed', 1)
    expect(confirmed.body.data).toMatchObject({ state: 'confirmed', version: 2 })
    const stale = await setState(id, 'cancelled', 1)
    expect([stale.status, stale.body['code']]).toEqual([409, 'changed'])
    expect(stale.body.data).toMatchObject({ id, state: 'confirmed', version: 2 })
    expect(await stockOf(shop.sql, product)).toBe(6)
    expect((await setState(id, 'cancelled', 2)).status).toBe(200)
    expect(await stockOf(shop.sql, product)).toBe(10)
    const final = await setState(id, 'confirmed', 3)
    expect([final.status, final.body['code']]).toEqual([409, 'not-allowed'])
  })

  test('names the products whose stock is short', async () => {
    const product = await addProduct(shop.sql, { name: 'Rare kettle', quantity: 5 })
    const id = await place({}, [{ id: product, quantity: 5 }])
    await shop.sql`update order_lines set held = 0 where order_id = ${id}`
    await shop.sql`update products set quantity = 2 where id = ${product}`
    const reply = await setState(id, 'confirmed', 1)
    expect([reply.status, reply.body['code']]).toEqual([409, 'short'])
    expect(reply.body.errors).toEqual([
      {
        ...{ field: 'lines', code: 'short', productId: product },
        message: '3 of Rare kettle are missing in stock.',
      },
    ])
  })
})

test('a note is kept with who wrote it, and not over the note of another', async () => {
  const id = await place()
  const write = (note: string, version: number) =>
    staff.call(`PUT /orders/${id}/note`, { note, version })
  expect((await write('Call after 5', 1)).body.data).toMatchObject({ note: 'Call after 5' })
  const stale = await write('Call before 5', 1)
  expect([stale.status, stale.body.data]).toMatchObject([409, { note: 'Call after 5', version: 2 }])
  const { body } = await staff.call(`GET /changes?subject=order&id=${id}`)
  expect(body.data).toMatchObject({
    changes: [{ staff: staff.name, field: 'note', from: '', to: 'Call after 5' }],
  })
})

describe('a correction', () => {
  const correct = (id: number, body: Record<string, unknown>) =>
    staff.call(`PATCH /orders/${id}`, { version: 1, ...body })

  test('changes name, phone and address, and leaves the amounts', async () => {
    const id = await place()
    await shop.sql`update products set price = 50000 where id = ${lamp}`
    const given = { name: ' Karim ', phone: '০১৮১২-৩৪৫৬৭৮', address: 'Mirpur 10' }
    const { body } = await correct(id, given)
    await shop.sql`update products set price = 10000 where id = ${lamp}`
    expect(body.data).toMatchObject({
      ...{ name: 'Karim', phone: '01812345678', address: 'Mirpur 10', total: 170, version: 2 },
    })
    const { body: changes } = await staff.call(`GET /changes?subject=order&id=${id}`)
    expect(changes.data).toMatchObject({
      changes: [
        { field: 'name', from: 'Rahima Begum', to: 'Karim' },
        { field: 'phone', to: '01812345678' },
        { field: 'address', to: 'Mirpur 10' },
      ],
    })
  })

  test('names the wrong fields and changes nothing', async () => {
    const id = await place()
    const fields = await correct(id, { name: ' ', phone: '123', address: '' })
    expect(fields.status).toBe(400)
    expect(fields.body.errors).toMatchObject([
      { field: 'name', code: 'delivery.nameRequired' },
      { field: 'phone', code: 'delivery.mobileInvalid' },
      { field: 'address', code: 'delivery.addressRequired' },
    ])
    const rare = await addProduct(shop.sql, { name: 'Rare', quantity: 2 })
    const lines = [
      { productId: lamp, quantity: 1 },
      { productId: rare, quantity: 3 },
      { productId: 1_999_999_999, quantity: 1 },
    ]
    const reply = await correct(id, { name: 'Karim', zone: 'mars', lines })
    expect(reply.status).toBe(422)
    expect(reply.body.errors).toMatchObject([
      { field: 'lines.2.productId', code: 'gone' },
      { field: 'lines.1.quantity', code: 'short', productId: rare, left: 2 },
      { field: 'zone', code: 'zone' },
    ])
    expect(reply.body.data).toMatchObject({ id, name: 'Rahima Begum', version: 1 })
    expect(await stockOf(shop.sql, rare)).toBe(2)
  })

  test('counts new amounts by the rules of the shop, and takes and returns stock', async () => {
    const [kept, added] = [
      await addProduct(shop.sql, { price: 200, quantity: 10 }),
      await addProduct(shop.sql, { price: 50, discountPrice: 40, quantity: 10 }),
    ]
    const id = await place({ couponCode: 'SAVE10' }, [{ id: kept, quantity: 1 }])
    // The order keeps its price, and a new line has the one of today.
    await shop.sql`update products set price = 99900 where id = ${kept}`
    const { body } = await correct(id, {
      zone: 'dhaka_outside',
      lines: [
        { productId: kept, quantity: 3 },
        { productId: added, quantity: 2 },
      ],
    })
    expect(body.data).toMatchObject({
      lines: [
        { productId: kept, quantity: 3, price: 200, total: 600 },
        { productId: added, quantity: 2, price: 40, total: 80 },
      ],
      ...{ subtotal: 680, discount: 68, coupon: 'SAVE10', deliveryCharge: 130, total: 742 },
      ...{ zone: 'dhaka_outside', zoneName: 'Outside Dhaka', pieces: 5 },
    })
    expect([await stockOf(shop.sql, kept), await stockOf(shop.sql, added)]).toEqual([7, 8])
    await correct(id, { version: 2, lines: [{ productId: added, quantity: 1 }] })
    expect([await stockOf(shop.sql, kept), await stockOf(shop.sql, added)]).toEqual([10, 9])
    await setState(id, 'cancelled', 3)
    expect(await stockOf(shop.sql, added)).toBe(10)
  })

  test('frees a coupon whose smallest subtotal the order no longer has', async () => {
    const product = await addProduct(shop.sql, { price: 300 })
    await shop.sql`
      insert into coupons (code, kind, value, min_subtotal, max_uses)
      values ('BIG', 'amount', 5000, 50000, 1)`
    const id = await place({ couponCode: 'BIG' }, [{ id: product, quantity: 2 }])
    const { body } = await correct(id, { lines: [{ productId: product, quantity: 1 }] })
    expect(body.data).toMatchObject({ subtotal: 300, discount: 0, coupon: null, total: 370 })
    expect(await shop.sql`select used from coupons where code = 'BIG'`).toEqual([{ used: 0 }])
  })

  test('of two at the same time one is made, and the other one sees it', async () => {
    const id = await place()
    const replies = await Promise.all([
      correct(id, { lines: [{ productId: lamp, quantity: 2 }] }),
      correct(id, { lines: [{ productId: lamp, quantity: 5 }] }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const [one, other] = replies.map(({ body }) => body.data as DeskOrderDetails)
    expect(one?.lines).toEqual(other?.lines)
  })

  test('ends when the parcel is sent', async () => {
    const id = await place()
    await shop.sql`update orders set status = 'shipped' where id = ${id}`
    const reply = await correct(id, { address: 'Elsewhere 1' })
    expect([reply.status, reply.body['code']]).toEqual([409, 'not-allowed'])
  })
})
