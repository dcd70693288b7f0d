import { expect, test } from 'vitest'
import { addProduct, orderOf, useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'

const shop = useShop()
const { run } = useCommands(shop)
const phone = '01712999888'
const person = {
  deliveryName: 'Rahima Personova',
  deliveryPhone: phone,
  deliveryAddress: 'House 77, Secret Lane, Dhanmondi',
}
const traces = /personova|secret lane|01712999888|fb\.1\.secret/i

/** All rows of all tables that hold a trace of the person. */
async function tracesLeft(): Promise<string[]> {
  const tables = await shop.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await shop.pool.query<{ row: string }>(
      `select t::text as row from "${name}" t`,
    )
    found.push(...rows.filter(({ row }) => traces.test(row)).map(() => name))
  }
  return [...new Set(found)].sort()
}

test('a person is shown and erased everywhere, and their orders stay for the accounts', async () => {
  const id = await addProduct(shop.sql, { price: 100, quantity: 50 })
  const meta = { fbp: 'fb.1.secret', fbc: null, browser_id: null }
  const order = orderOf([{ id, quantity: 2 }], { ...person, meta })
  const { body } = await shop.post('/orders/confirm', order, { 'idempotency-key': 'person-key' })
  const number = String((body.data as { orderId: number }).orderId)
  await shop.post('/orders/confirm', orderOf([{ id, quantity: 1 }]))
  const email = 'personova@example.com'
  const message = { name: 'Rahima Personova', email, phone: `+88${phone}`, message: 'Hello' }
  expect((await shop.post('/contact', message)).status).toBe(200)
  await shop.post('/subscriptions', { email })
  await shop.sql`insert into subscriptions (email) values (${email}) on conflict do nothing`
  await shop.sql`
    insert into campaign_responses (campaign_id, name, phone, email, address, trips)
    select id, 'Rahima Personova', ${phone}, '', '', 'two' from campaigns limit 1`

  const open = await run('people', 'erase', phone, '--yes')
  expect(open.code).toBe(1)
  expect(open.err).toContain(`${number} (`)
  await run('orders', 'cancel', number, '--reason', 'Rahima Personova asked for it')
  const before = await tracesLeft()
  expect(before).toEqual(
    expect.arrayContaining([
      ...['campaign_responses', 'contact_messages', 'order_history', 'orders', 'subscriptions'],
    ]),
  )

  for (const spelling of [phone, '+880 1712-999888', '০১৭১২৯৯৯৮৮৮']) {
    const { code, out } = await run('people', 'find', spelling)
    expect(code).toBe(0)
    for (const text of [number, 'Secret Lane', 'Hello', email, 'two']) expect(out).toContain(text)
  }
  const found = JSON.parse((await run('people', 'find', phone, '--json')).out) as object
  expect(found).toMatchObject({
    orders: [{ total: 330, meta: { fbp: 'fb.1.secret' } }],
    orderKeys: 1,
    erased: false,
  })

  const dry = await run('people', 'erase', phone)
  expect(dry.err).toContain('Nothing was erased yet. With --yes')
  expect(await tracesLeft()).toEqual(before)

  expect(await run('people', 'erase', phone, '--yes')).toMatchObject({
    code: 0,
    err: 'Erased. 1 orders are kept without the person.\n',
  })
  expect(await tracesLeft()).toEqual([])
  const shown = JSON.parse((await run('orders', 'show', number)).out) as {
    order: { total: number }
  }
  expect(shown).toMatchObject({
    order: { status: 'cancelled', deliveryName: '(erased)', deliveryPhone: '', meta: null },
    lines: [{ quantity: 2 }],
  })
  const after = JSON.parse((await run('people', 'find', phone, '--json')).out) as object
  expect(after).toMatchObject({ orders: [], notices: [], orderKeys: 0, requestCounts: 0 })
  const [others] = await shop.sql`select count(*) as n from orders where delivery_phone <> ''`
  expect(others).toEqual({ n: 1 })
})

test.each([['find'], ['erase', '0171'], ['find', phone, '--yes'], ['correct', phone]])(
  'people %s %s is refused with its usage',
  async (...args) => {
    expect((await run('people', ...args)).code).toBe(2)
  },
)
