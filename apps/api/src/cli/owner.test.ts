import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseCsv } from '../csv/parse-csv.ts'
import { addProduct, orderOf, stockOf, useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'

const shop = useShop()
const { folder, run } = useCommands(shop)

let placed = 0
async function place(id: number) {
  const change = { deliveryName: `Rahima ${(placed += 1)}` }
  const { body } = await shop.post('/orders/confirm', orderOf([{ id, quantity: 2 }], change))
  return (body.data as { orderId: number }).orderId
}

describe('days and times', () => {
  test('an order of 03:00 in Dhaka belongs to that day, and its time is shown in the shop’s zone', async () => {
    const id = await place(await addProduct(shop.sql))
    // 21:00 UTC on the 10th is 03:00 of the 11th in Dhaka.
    await shop.sql`update orders set created_at = '2026-12-10T21:00Z' where id = ${id}`
    const day = (date: string) => run('orders', 'list', '--from', date, '--to', date)
    expect((await day('2026-12-11')).out).toContain(`${id}  2026-12-11 03:00`)
    expect((await day('2026-12-10')).out).toBe('')
    expect((await day('2026-12-12')).out).toBe('')
    const { out } = await run(
      'orders',
      'list',
      '--from',
      '2026-12-11T02:59',
      '--to',
      '2026-12-11T03:01',
    )
    expect(out).toContain(String(id))
    expect(JSON.parse((await run('orders', 'show', String(id))).out)).toMatchObject({
      order: { createdAt: '2026-12-11 03:00' },
    })
  })

  test.each([
    '11/12/2026',
    '11-12-2026',
    '2026-02-30',
    '2026-13-01',
    'yesterday',
    '2026-12-11T25:00',
  ])('the date %s is refused with the form to use', async (date) => {
    for (const command of ['orders', 'contact', 'subscriptions', 'campaign-answers']) {
      const { code, err } = await run(command, 'list', '--from', date)
      expect(code).toBe(2)
      expect(err).toContain('--from must be a date such as 2026-12-11')
    }
  })
})

describe('control characters that were stored earlier', () => {
  const name = 'Ra\u001b[2J\u009b1A\u202ehima\u2067 \u2028end\r\u0007'
  const raw = /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

  test('lists, details and exports print them as text', async () => {
    const id = await place(await addProduct(shop.sql))
    await shop.sql`update orders set delivery_name = ${name} where id = ${id}`
    const list = (await run('orders', 'list')).out
    expect(list).toContain('Ra\\u001b[2J\\u009b1A\\u202ehima\\u2067 end \\u0007')
    const shown = (await run('orders', 'show', String(id))).out
    expect(JSON.parse(shown)).toMatchObject({ order: { deliveryName: name } })
    const json = (await run('orders', 'list', '--json')).out
    expect(json).toContain('Ra\\u001b[2J\\u009b1A')
    const exported = (await run('orders', 'export')).out
    expect(exported).toContain('Ra\\u001b[2J')
    for (const out of [list, shown, json, exported]) expect(out).not.toMatch(raw)
  })

  test('messages to the owner print them as text', async () => {
    const product = await addProduct(shop.sql, { name: `Lamp ${name}` })
    const { out, err } = await run('products', 'hide', String(product))
    expect(`${out}${err}`).not.toMatch(raw)
    expect((await run(name)).err).not.toMatch(raw)
  })
})

describe('orders', () => {
  test('an order is confirmed, shipped, delivered and returned; the return gives the stock back', async () => {
    const id = await addProduct(shop.sql, { quantity: 5 })
    const number = String(await place(id))
    expect(await stockOf(shop.sql, id)).toBe(3)
    for (const action of ['confirm', 'ship', 'deliver']) {
      expect((await run('orders', action, number)).code).toBe(0)
    }
    expect(await stockOf(shop.sql, id)).toBe(3)
    expect((await run('orders', 'return', number)).out).toContain(
      'delivered → returned, stock returned',
    )
    expect(await stockOf(shop.sql, id)).toBe(5)
    expect((await run('orders', 'return', number)).code).toBe(1)
    expect(await stockOf(shop.sql, id)).toBe(5)
  })

  test('the history shows each change with its reason, and its time in the shop’s zone', async () => {
    const number = String(await place(await addProduct(shop.sql)))
    expect((await run('orders', 'confirm', number, '--reason', 'called, wants it')).code).toBe(0)
    expect((await run('orders', 'cancel', number, '--reason', 'moved away')).code).toBe(0)
    await shop.sql`
      update order_history set created_at = '2026-12-10T21:00Z'
      where order_id = ${number} and to_status = 'confirmed'`
    const { history } = JSON.parse((await run('orders', 'show', number)).out) as {
      history: unknown[]
    }
    const time = expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/) as string
    expect(history).toEqual([
      {
        ...{ time: '2026-12-11 03:00', from: 'pending', to: 'confirmed' },
        ...{ reason: 'called, wants it', staff: null },
      },
      { time, from: 'confirmed', to: 'cancelled', reason: 'moved away', staff: null },
    ])
  })

  test('confirming names the pieces that are missing, and changes nothing', async () => {
    const id = await addProduct(shop.sql, { name: 'Owner kettle', quantity: 5 })
    const number = await place(id)
    await shop.sql`update order_lines set held = 0 where order_id = ${number}`
    await shop.sql`update products set quantity = 1 where id = ${id}`
    const { code, out, err } = await run('orders', 'confirm', String(number), '--reason', 'paid')
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toBe(`${number}: missing in stock: 1 x Owner kettle (product ${id})\n`)
    expect(await stockOf(shop.sql, id)).toBe(1)
    expect(JSON.parse((await run('orders', 'show', String(number))).out)).toMatchObject({
      order: { status: 'pending' },
      history: [],
    })
  })

  test('several orders change at once; one that cannot is named, and the others change', async () => {
    const first = await place(await addProduct(shop.sql))
    const second = await place(await addProduct(shop.sql))
    await run('orders', 'cancel', String(first))
    const { code, out, err } = await run('orders', 'confirm', String(first), String(second))
    expect(code).toBe(1)
    expect(out).toContain(`${second}: pending → confirmed`)
    expect(err).toContain('An order that is cancelled cannot become confirmed.')
  })

  test('a list as JSON can be read by programs', async () => {
    const id = await place(await addProduct(shop.sql))
    const list = JSON.parse((await run('orders', 'list', '--json')).out) as unknown
    const shown = { number: id, state: 'pending', total: 330, reviewReasons: [] }
    expect(list).toContainEqual(expect.objectContaining(shown))
  })
})

describe('products and stock', () => {
  test('a product is hidden, restored and removed', async () => {
    const id = await addProduct(shop.sql, { name: 'Owner lamp' })
    const status = async () => (await shop.get(`/products/${id}`)).status
    expect((await run('products', 'hide', String(id))).out).toContain('live → hidden')
    expect(await status()).toBe(404)
    expect((await run('products', 'list', '--state', 'hidden', '--name', 'owner')).out).toContain(
      'Owner lamp',
    )
    expect((await run('products', 'restore', String(id))).out).toContain('hidden → live')
    expect(await status()).toBe(200)
    expect((await run('products', 'remove', String(id))).code).toBe(0)
    expect(await run('products', 'show', String(id))).toMatchObject({ code: 1 })
    expect((await run('products', 'hide', String(id))).err).toContain(`There is no product ${id}`)
  })

  test('an ordered product is not deleted', async () => {
    const id = await addProduct(shop.sql)
    await place(id)
    expect((await run('products', 'remove', String(id))).out).toContain('is kept hidden')
    expect(JSON.parse((await run('products', 'show', String(id))).out)).toMatchObject({
      state: 'hidden',
    })
  })

  test('stock is changed by a number of pieces, never below zero, and little stock is listed', async () => {
    const id = await addProduct(shop.sql, { name: 'Owner pan', quantity: 4 })
    expect((await run('stock', 'set', String(id), '+3')).out).toBe(`product ${id}: 4 → 7\n`)
    expect((await run('stock', 'set', String(id), '-6')).out).toBe(`product ${id}: 7 → 1\n`)
    const { code, err } = await run('stock', 'set', String(id), '-2')
    expect(code).toBe(1)
    expect(err).toContain('Cannot take 2 pieces, 1 are in stock')
    expect(await stockOf(shop.sql, id)).toBe(1)
    const { out } = await run('stock', 'list', '--below', '2', '--limit', '1000', '--json')
    expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ id, quantity: 1 }))
  })
})

test('text messages are listed by their state', async () => {
  await place(await addProduct(shop.sql))
  const waiting = JSON.parse(
    (await run('outbox', 'list', '--state', 'waiting', '--json')).out,
  ) as []
  expect(waiting.length).toBeGreaterThan(0)
  expect((await run('outbox', 'list')).out).toContain('waiting')
  expect((await run('outbox', 'list', '--state', 'sent')).out).toBe('')
  expect((await run('outbox', 'list', '--state', 'lost')).code).toBe(2)
})

describe('what shoppers sent', () => {
  test('contact messages, subscriptions and campaign answers are listed and exported', async () => {
    await shop.sql`
      insert into contact_messages (name, email, phone, message, created_at)
      values ('=Rahima', 'r@example.com', '01712345678', 'Is it in stock?', '2026-12-10T21:00Z')`
    await shop.sql`
      insert into subscriptions (email, created_at) values ('s@example.com', '2026-12-10T21:00Z')`
    await shop.sql`
      insert into campaign_responses (campaign_id, name, phone, email, address, trips, created_at)
      select min(id), 'Karim', '01812345678', 'k@example.com', 'Sylhet', '3', '2026-12-10T21:00Z'
      from campaigns`
    for (const [command, text] of [
      ['contact', 'Is it in stock?'],
      ['subscriptions', 's@example.com'],
      ['campaign-answers', 'Sylhet'],
    ] as const) {
      const day = ['--from', '2026-12-11', '--to', '2026-12-11']
      expect((await run(command, 'list', ...day)).out).toMatch(/^2026-12-11 03:00 /)
      expect((await run(command, 'list', ...day)).out).toContain(text)
      expect((await run(command, 'list', '--to', '2026-12-10')).out).toBe('')
      expect(JSON.parse((await run(command, 'list', ...day, '--json')).out)).toHaveLength(1)
      const path = join(folder(), `${command}.csv`)
      expect((await run(command, 'export', ...day, '--out', path)).code).toBe(0)
      const records = parseCsv(await readFile(path, 'utf8'))
      expect(records).toHaveLength(2)
      expect(records[1]?.fields.join(' ')).toContain(text)
    }
    expect((await run('contact', 'export')).out).toContain("'=Rahima,01712-345678,")
    expect((await run('campaign-answers', 'export')).out).toContain(',01812-345678,')
  })
})
