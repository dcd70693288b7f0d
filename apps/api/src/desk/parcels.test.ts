import { beforeAll, describe, expect, test } from 'vitest'
import type { DeskParcel, ReadConsignments } from '@shop/domain/wire'
import { signedIn } from '../../test/desk.ts'
import { addProduct, orderOf, useShop } from '../../test/test-shop.ts'
import { parseCsv } from '../csv/parse-csv.ts'

const shop = useShop()
let staff: Awaited<ReturnType<typeof signedIn>>
let lamp: number

beforeAll(async () => {
  staff = await signedIn(shop, 'staff')
  lamp = await addProduct(shop.sql, { name: 'Lamp', price: 100, quantity: 100_000 })
})

/** Places an order of two lamps, and confirms it. */
async function place(change: Record<string, unknown> = {}) {
  const order = orderOf([{ id: lamp, quantity: 2 }], { shippingZone: 'dhaka_inside', ...change })
  const { body } = await shop.post('/orders/confirm', order)
  const { orderId: id } = body.data as { orderId: number }
  await setState(id, 'confirmed', 1)
  return { id, version: 2 }
}

const setState = (id: number, state: string, version: number) =>
  staff.call(`POST /orders/${id}/state`, { state, version })
const listed = async (state: string) =>
  ((await staff.call(`GET /parcels?state=${state}`)).body.data as { parcels: DeskParcel[] }).parcels
const handOver = (orders: { id: number; version: number }[], change = {}) =>
  staff.call('POST /hand-over', { courier: 'steadfast', orders, ...change })
const rowOf = async (id: number) =>
  (
    await shop.sql`
      select status, courier, consignment, version,
        (select count(*) from order_history where order_id = orders.id and to_status = 'shipped') as sent
      from orders where id = ${id}`
  )[0]
const errorsOf = (body: { errors: never }) =>
  (body.errors as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`)

describe('packing', () => {
  test('an order is listed with what is in its parcel until it is packed', async () => {
    const { id, version } = await place({ deliveryAddress: 'বাড়ি ৭, বনশ্রী, ঢাকা' })
    const found = (await listed('confirmed')).find((parcel) => parcel.id === id)
    expect(found).toMatchObject({
      ...{
        number: String(id),
        zone: 'dhaka_inside',
        zoneName: 'Inside Dhaka',
        toCollect: 270,
        pieces: 2,
        version,
      },
      ...{ address: 'বাড়ি ৭, বনশ্রী, ঢাকা', courier: null, consignment: null },
      lines: [{ productId: lamp, name: 'Lamp', quantity: 2 }],
    })
    const packed = await setState(id, 'packed', version)
    expect(packed.body.data).toMatchObject({
      ...{ state: 'packed', version: 3 },
      history: [{ state: 'confirmed' }, { state: 'packed', staff: staff.name }],
    })
    const ids = async (state: string) => (await listed(state)).map((parcel) => parcel.id)
    expect(await ids('confirmed')).not.toContain(id)
    expect(await ids('packed')).toContain(id)
    // Scanned again.
    const again = await setState(id, 'packed', 3)
    expect([again.status, again.body.data]).toMatchObject([409, { state: 'packed', version: 3 }])
  })
})

describe('the hand-over', () => {
  test('sends orders with their history, and returns the file of the courier', async () => {
    const [one, two] = [await place(), await place()]
    const { status, body } = await handOver([one, two])
    expect([status, body.data]).toMatchObject([200, { handedOver: 2, before: 0 }])
    const records = parseCsv((body.data as { file: string }).file).slice(1)
    expect(records.map(({ fields }) => [fields[0], fields[4]])).toEqual([
      [String(one.id), '270'],
      [String(two.id), '270'],
    ])
    expect(await rowOf(one.id)).toMatchObject({
      ...{ status: 'shipped', courier: 'steadfast', version: 3, sent: 1 },
    })
    const { body: changes } = await staff.call(`GET /changes?subject=order&id=${one.id}`)
    expect(changes.data).toMatchObject({
      changes: [{ staff: staff.name, field: 'courier', from: null, to: 'steadfast' }],
    })
  })

  test('that is sent again returns the same file, and changes nothing', async () => {
    const [one, two] = [await place(), await place()]
    const first = await handOver([one, two])
    const second = await handOver([one, two])
    expect(second.body.data).toEqual({
      ...{ file: (first.body.data as { file: string }).file, handedOver: 0, before: 2 },
    })
    expect(await rowOf(one.id)).toMatchObject({ version: 3, sent: 1 })
    const other = await handOver([one], { courier: 'pathao', storeId: 7 })
    expect([other.status, errorsOf(other.body)]).toEqual([409, ['orders.0 changed']])
  })

  test('of two at the same time sends each order once', async () => {
    const orders = [await place(), await place(), await place()]
    const replies = await Promise.all([handOver(orders), handOver(orders.toReversed())])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    for (const { id } of orders) expect(await rowOf(id)).toMatchObject({ version: 3, sent: 1 })
  })

  test('names each order that does not allow it, and sends none', async () => {
    const [good, stale, cancelled] = [await place(), await place(), await place()]
    await setState(cancelled.id, 'cancelled', 2)
    const reply = await handOver([
      ...[good, { ...stale, version: 1 }, { id: cancelled.id, version: 3 }],
      ...[{ id: 1, version: 1 }, good],
    ])
    expect(reply.status).toBe(409)
    expect(errorsOf(reply.body).sort()).toEqual([
      ...['orders.1 changed', 'orders.2 not-allowed', 'orders.3 unknown', 'orders.4 twice'],
    ])
    expect(await rowOf(good.id)).toMatchObject({ status: 'confirmed', courier: null })
  })

  test('names each order that the courier does not take, and sends none', async () => {
    const [good, long] = [await place(), await place({ deliveryAddress: 'a'.repeat(230) })]
    const pathao = { courier: 'pathao', storeId: 7 }
    const reply = await handOver([good, long], pathao)
    expect([reply.status, errorsOf(reply.body)]).toEqual([409, ['orders.1.address too-long']])
    expect(reply.body.message).toBe(
      `Order ${long.id}: The address has 230 characters; Pathao takes 220.`,
    )
    expect(await rowOf(good.id)).toMatchObject({ status: 'confirmed' })
    const noStore = await handOver([good], { courier: 'pathao' })
    expect([noStore.status, errorsOf(noStore.body)]).toEqual([409, ['storeId store']])
    expect((await handOver([good], pathao)).status).toBe(200)
  })
})

describe('consignment numbers', () => {
  const check = async (text: string) =>
    (await staff.call('POST /consignments/check', { courier: 'steadfast', text })).body
      .data as ReadConsignments
  const store = (parcels: object[]) => staff.call('PUT /consignments', { parcels })

  test("are read from the courier's file, checked, and stored on request", async () => {
    const orders = [await place(), await place(), await place()]
    await handOver(orders.slice(0, 2))
    const [one, two, three] = orders.map(({ id }) => id)
    const text = `invoice,consignment_id\n${one},dx1\n${two},DX2\n${three},DX3\n77,DX4\n${one},DX5\n`
    const { parcels } = await check(text)
    expect(parcels.map(({ consignment, result }) => `${consignment} ${result}`)).toEqual([
      ...['DX1 new', 'DX2 new', 'DX3 not-sent', 'DX4 unknown', 'DX5 twice'],
    ])
    expect(await rowOf(one ?? 0)).toMatchObject({ consignment: null })
    const wanted = parcels.slice(0, 2).map(({ order, consignment }) => ({ ...order, consignment }))
    expect((await store(wanted)).body.data).toEqual({ changed: 2 })
    expect(await rowOf(one ?? 0)).toMatchObject({ consignment: 'DX1', version: 4 })
    // Sent again.
    expect((await store(wanted)).body.data).toEqual({ changed: 0 })
    expect(await rowOf(one ?? 0)).toMatchObject({ version: 4 })
    const after = await check(`invoice,consignment_id\n${one},DX1\n${two},DX9\n`)
    expect(after.parcels.map(({ result }) => result)).toEqual(['same', 'changed'])
    const { body } = await staff.call('GET /orders?q=dx1')
    expect(body.data).toMatchObject({ orders: [{ id: one, consignment: 'DX1' }] })
  })

  test('of another parcel are refused, and nothing is stored', async () => {
    const orders = [await place(), await place(), await place()]
    await handOver(orders)
    const [one, two, three] = orders.map(({ id }) => ({ id, version: 3 }))
    await store([{ ...one, consignment: 'SF1' }])
    const reply = await store([
      { ...two, consignment: 'sf1' },
      { ...three, consignment: 'SF3' },
    ])
    expect([reply.status, errorsOf(reply.body)]).toEqual([409, ['parcels.0.consignment taken']])
    const same = await store([
      { ...two, consignment: 'SF4' },
      { ...three, consignment: 'SF4' },
    ])
    expect(errorsOf(same.body)).toEqual(['parcels.1.consignment taken'])
    expect(await rowOf(three?.id ?? 0)).toMatchObject({ consignment: null, version: 3 })
  })

  test('need a file that can be read, and an order that is with a courier', async () => {
    const { id, version } = await place()
    const reply = await store([{ id, version, consignment: 'DX8' }])
    expect([reply.status, errorsOf(reply.body)]).toEqual([409, ['parcels.0 not-allowed']])
    const text = 'invoice,consignment_id\n1,\n'
    const file = await staff.call('POST /consignments/check', { courier: 'pathao', text })
    expect([file.status, file.body.errors]).toEqual([
      422,
      [{ field: 'text.2', message: 'Line 2: The consignment number is missing.' }],
    ])
  })
})
