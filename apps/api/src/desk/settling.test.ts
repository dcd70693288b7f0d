import { beforeAll, describe, expect, test } from 'vitest'
import type { ReadStatement } from '@shop/domain/wire'
import { signedIn } from '../../test/desk.ts'
import { addProduct, orderOf, stockOf, useShop } from '../../test/test-shop.ts'

const shop = useShop()
let owner: Awaited<ReturnType<typeof signedIn>>
let staff: Awaited<ReturnType<typeof signedIn>>
let lamp: number
let kettle: number

beforeAll(async () => {
  ;[owner, staff] = [await signedIn(shop, 'owner'), await signedIn(shop, 'staff')]
  lamp = await addProduct(shop.sql, { name: 'Lamp', price: 100, quantity: 100_000 })
  kettle = await addProduct(shop.sql, { name: 'Kettle', price: 250, quantity: 100_000 })
})

/** Places orders of two lamps and a kettle, 520 taka each, and hands them over to a courier. */
async function send(count: number, courier = 'steadfast') {
  const orders: { id: number; version: number }[] = []
  for (let n = 0; n < count; n += 1) {
    const products = [
      { id: lamp, quantity: 2 },
      { id: kettle, quantity: 1 },
    ]
    const order = orderOf(products, { shippingZone: 'dhaka_inside' })
    const { body } = await shop.post('/orders/confirm', order)
    const { orderId: id } = body.data as { orderId: number }
    await owner.call(`POST /orders/${id}/state`, { state: 'confirmed', version: 1 })
    orders.push({ id, version: 2 })
  }
  const reply = await owner.call('POST /hand-over', { courier, orders, storeId: 7 })
  expect(reply.status).toBe(200)
  return orders.map(({ id }) => id)
}

const check = (text: string) => owner.call('POST /statements/check', { courier: 'steadfast', text })
const compared = async (text: string) => (await check(text)).body.data as ReadStatement
const settle = (parcels: object[], courier = 'steadfast') =>
  owner.call('POST /settlements', { courier, parcels })
const rowOf = async (id: number | undefined) =>
  (
    await shop.sql`
      select status, collected, settled_at is not null as settled, version,
        (select sum(held) from order_lines where order_id = orders.id) as held,
        (select count(*) from order_history where order_id = orders.id) as history,
        (select string_agg(reason || ' ' || pieces, ', ' order by product_id, reason)
          from stock_movements where order_id = orders.id and reason <> 'confirmed') as moved
      from orders where id = ${id ?? 0}`
  )[0]
const errorsOf = (body: { errors: never }) =>
  (body.errors as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`)
const stocks = async () => [await stockOf(shop.sql, lamp), await stockOf(shop.sql, kettle)]

describe('a statement', () => {
  test('is compared parcel by parcel, and nothing is stored', async () => {
    const ids = await send(5)
    const [paid, less, more, back, missing] = ids
    const data = await compared(
      `invoice,collected,status\n${paid},520,Delivered\n${less},500,Delivered\n${more},530,Delivered\n` +
        `${back},60,Returned\n12,75.50,Delivered\n${paid},520,Delivered\n`,
    )
    expect(
      data.lines.map(({ number, result, paid: sum }) => [Number(number), result, sum]),
    ).toEqual([
      [paid, 'paid', 520],
      [less, 'less', 500],
      [more, 'more', 530],
      [back, 'returned', 60],
      [12, 'unknown', 75.5],
      [paid, 'twice', 520],
    ])
    expect([data.paid, data.expected]).toEqual([2205.5, 1560])
    expect(data.missing.map(({ id, expected }) => [id, expected])).toEqual([[missing, 520]])
    expect(data.lines[3]?.order?.lines).toMatchObject([
      { productId: lamp, name: 'Lamp', quantity: 2 },
      { productId: kettle, name: 'Kettle', quantity: 1 },
    ])
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ status: 'shipped', version: 3 })
    await settle(ids.map((id) => ({ id, version: 3, collected: 520 })))
  })

  test('that cannot be read names its lines', async () => {
    const { status, body } = await check('invoice,collected\n1,10\n2,ten\n')
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'text.3', message: 'Line 3: "ten" is not an amount of taka.' }],
    ])
  })

  test('and its settlement are refused to the staff', async () => {
    const body = { courier: 'steadfast', text: 'invoice,collected\n1,10\n' }
    expect((await staff.call('POST /statements/check', body)).status).toBe(403)
    const parcels = [{ id: 1, version: 1, collected: 1 }]
    const reply = await staff.call('POST /settlements', { courier: 'steadfast', parcels })
    expect(reply.status).toBe(403)
  })
})

describe('a settlement', () => {
  test('records what was paid, with the state, its history and who did it', async () => {
    const [id] = await send(1)
    const reply = await settle([{ id, version: 3, collected: 519.5 }])
    expect([reply.status, reply.body.data]).toEqual([200, { changed: 1 }])
    expect(await rowOf(id)).toMatchObject({
      ...{ status: 'delivered', collected: 51_950, settled: true, version: 4, history: 3 },
      ...{ held: 3, moved: null },
    })
    const order = await staff.call(`GET /orders/${id}`)
    expect(order.body.data).toMatchObject({
      ...{ state: 'delivered', courier: 'steadfast', collected: 519.5, toCollect: 0 },
      settledAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    })
    const { body } = await owner.call(`GET /changes?subject=order&id=${id}`)
    const { changes } = body.data as { changes: object[] }
    expect(changes[0]).toMatchObject({
      ...{ staff: owner.name, field: 'collected', from: null, to: 519.5 },
    })
  })

  test('with less or more than was to be collected is found in the list', async () => {
    const [paid, less, more, back, fee] = await send(5, 'pathao')
    const parcel = (id: number | undefined, collected: number) => ({ id, version: 3, collected })
    const returned = { good: [] }
    const reply = await settle(
      [
        ...[parcel(paid, 520), parcel(less, 519.5), parcel(more, 520.5)],
        ...[
          { ...parcel(back, 0), ...returned },
          { ...parcel(fee, 60), ...returned },
        ],
      ],
      'pathao',
    )
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    const found = async (query: string) => {
      const { body } = await staff.call(`GET /orders?courier=pathao&${query}`)
      return (body.data as { orders: { id: number }[] }).orders.map(({ id }) => id).sort()
    }
    expect(await found('paid=less')).toEqual([less])
    expect(await found('paid=more')).toEqual([more, fee].sort())
    const wrong = await staff.call('GET /orders?paid=other')
    expect([wrong.status, wrong.body.errors]).toMatchObject([400, [{ field: 'paid' }]])
  })

  test('puts only the good pieces of a returned parcel back into the stock', async () => {
    const [id] = await send(1)
    const [lamps = 0, kettles = 0] = await stocks()
    await settle([{ id, version: 3, collected: 0, good: [{ productId: lamp, pieces: 1 }] }])
    expect(await stocks()).toEqual([lamps + 1, kettles])
    expect(await rowOf(id)).toMatchObject({
      ...{ status: 'returned', collected: 0, settled: true, held: 0, history: 3 },
      moved: 'damaged 1, returned 1, damaged 1',
    })
    const { body } = await owner.call(`GET /changes?subject=order&id=${id}`)
    const { changes } = body.data as { changes: object[] }
    expect(changes).toContainEqual(
      expect.objectContaining({ field: 'damaged', to: '1 x Lamp; 1 x Kettle' }),
    )
  })

  test('that is sent again moves neither money nor stock', async () => {
    const [delivered, returned] = await send(2)
    const parcels = [
      { id: delivered, version: 3, collected: 520 },
      { id: returned, version: 3, collected: 0, good: [{ productId: lamp, pieces: 2 }] },
    ]
    expect((await settle(parcels)).body.data).toEqual({ changed: 2 })
    const before = [await stocks(), await rowOf(delivered), await rowOf(returned)]
    expect((await settle(parcels)).body.data).toEqual({ changed: 0 })
    expect([await stocks(), await rowOf(delivered), await rowOf(returned)]).toEqual(before)
    const { lines, paid, expected } = await compared(
      `invoice,collected,status\n${delivered},520,Delivered\n${returned},,Returned\n`,
    )
    expect(lines.map(({ result }) => result)).toEqual(['settled', 'settled'])
    expect([paid, expected]).toEqual([520, 520])
    const other = await settle([{ id: delivered, version: 4, collected: 500 }])
    expect([other.status, errorsOf(other.body)]).toEqual([409, ['parcels.0 settled']])
  })

  test('of two at the same time is made once', async () => {
    const ids = await send(4)
    const [lamps = 0, kettles = 0] = await stocks()
    const good = [
      { productId: kettle, pieces: 1 },
      { productId: lamp, pieces: 2 },
    ]
    const parcels = ids.map((id) => ({ id, version: 3, collected: 0, good }))
    const replies = await Promise.all([settle(parcels), settle(parcels.toReversed())])
    expect(replies.map(({ body }) => body.data)).toEqual(
      expect.arrayContaining([{ changed: 4 }, { changed: 0 }]),
    )
    expect(await stocks()).toEqual([lamps + 8, kettles + 4])
  })

  test('names each parcel that does not allow it, and settles none', async () => {
    const [good, stale, pieces] = await send(3)
    const [pathao] = await send(1, 'pathao')
    const reply = await settle([
      { id: good, version: 3, collected: 520 },
      { id: stale, version: 2, collected: 520 },
      { id: pieces, version: 3, collected: 0, good: [{ productId: lamp, pieces: 3 }] },
      { id: pathao, version: 3, collected: 520 },
      { id: 1, version: 1, collected: 520 },
    ])
    expect([reply.status, errorsOf(reply.body)]).toEqual([
      409,
      [
        ...['parcels.1 changed', 'parcels.2.good too-many'],
        ...['parcels.3 not-allowed', 'parcels.4 unknown'],
      ],
    ])
    expect(await rowOf(good)).toMatchObject({ status: 'shipped', settled: false, version: 3 })
    const { missing } = await compared('invoice,collected\n1,1\n')
    expect(missing.map(({ id }) => id)).toEqual(expect.arrayContaining([good, stale, pieces]))
    expect(missing.map(({ id }) => id)).not.toContain(pathao)
  })

  test('of an order that was marked by hand moves its stock no second time', async () => {
    const [delivered, returned] = await send(2)
    await owner.call(`POST /orders/${delivered}/state`, { state: 'delivered', version: 3 })
    await owner.call(`POST /orders/${returned}/state`, { state: 'returned', version: 3 })
    const before = await stocks()
    const reply = await settle([
      { id: delivered, version: 4, collected: 520 },
      { id: returned, version: 4, collected: 0, good: [{ productId: lamp, pieces: 2 }] },
    ])
    expect(reply.body.data).toEqual({ changed: 2 })
    expect(await stocks()).toEqual(before)
    expect(await rowOf(delivered)).toMatchObject({ status: 'delivered', settled: true, history: 3 })
    expect(await rowOf(returned)).toMatchObject({ moved: 'returned 2, returned 1', history: 3 })
  })
})

test('list, statement and settled money agree for any statement', async () => {
  // The generator of Park and Miller: each run has the same amounts.
  let seed = 20_261_128
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const ids = await send(40)
  const rest = await compared('invoice,collected\n1,0\n')
  const others = rest.missing.filter(({ id }) => !ids.includes(id)).map(({ id }) => id)
  const sent = ids.slice(0, 32).map((id) => {
    const isReturned = next(4) === 0
    const collected = isReturned ? next(2) * 60 : next(3) === 0 ? next(60_000) / 100 : 520
    return { id, collected, isReturned }
  })
  expect(new Set(sent.map(({ isReturned }) => isReturned)).size).toBe(2)
  const lines = sent.map(
    ({ id, collected, isReturned }) =>
      `${id},${collected},${isReturned ? 'Returned' : 'Delivered'}`,
  )
  const text = ['invoice,collected,status', ...lines].join('\n')
  const data = await compared(text)
  const poisha = (amounts: readonly number[]) =>
    amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
  expect(poisha([data.paid])).toBe(poisha(sent.map(({ collected }) => collected)))
  expect(data.expected).toBe(520 * sent.filter(({ isReturned }) => !isReturned).length)
  expect(data.missing.map(({ id }) => id).filter((id) => !others.includes(id))).toEqual(
    ids.slice(32),
  )
  const [lamps = 0, kettles = 0] = await stocks()
  const good = sent.map(() => [next(3), next(2)] as const)
  const parcels = data.lines.map(({ order, paid, result }, at) => ({
    ...{ id: order?.id, version: order?.version, collected: paid },
    ...(result === 'returned' && {
      good: [
        { productId: lamp, pieces: good[at]?.[0] },
        { productId: kettle, pieces: good[at]?.[1] },
      ],
    }),
  }))
  expect((await settle(parcels)).body.data).toEqual({ changed: 32 })
  const [row] = await shop.sql`
    select sum(collected)::int as sum, count(*) as n from orders
    where id = any (${ids}) and settled_at is not null`
  expect(row).toEqual({ sum: poisha([data.paid]), n: 32 })
  const back = good.filter((_, at) => sent[at]?.isReturned)
  expect(await stocks()).toEqual([
    lamps + back.reduce((sum, [count]) => sum + count, 0),
    kettles + back.reduce((sum, [, count]) => sum + count, 0),
  ])
  const again = await compared(text)
  expect(again.paid).toBe(again.expected)
  expect(again.lines.every(({ result }) => result === 'settled')).toBe(true)
})
