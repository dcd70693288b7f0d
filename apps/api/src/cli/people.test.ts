import { expect, test } from 'vitest'
import { correctOrder, noteOrder } from '../orders/correct-order.ts'
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

  const owner = { name: 'owner', staffId: null }
  const note = { note: 'Rahima Personova has a new door', version: 1 }
  expect(await noteOrder(shop.db, owner, Number(number), note)).toEqual({ outcome: 'changed' })
  const moved = { version: 2, address: 'House 78, Secret Lane, Dhanmondi' }
  await correctOrder(shop.db, owner, Number(number), moved)

  const open = await run('people', 'erase', phone, '--yes')
  expect(open.code).toBe(1)
  expect(open.err).toContain(`${number} (`)
  await run('orders', 'cancel', number, '--reason', 'Rahima Personova asked for it')
  const before = await tracesLeft()
  expect(before).toEqual(
    expect.arrayContaining([
      ...['campaign_responses', 'changes', 'contact_messages', 'order_history', 'orders'],
      'subscriptions',
    ]),
  )

  for (const spelling of [phone, '+880 1712-999888', '০১৭১২৯৯৯৮৮৮']) {
    const { code, out } = await run('people', 'find', spelling)
    expect(code).toBe(0)
    for (const text of [number, 'House 78, Secret Lane', 'new door', 'Hello', email, 'two'])
      expect(out).toContain(text)
  }
  await shop.sql`
    update orders set manual_discount = 1050, discount_reason = 'A scratch', collected = 33000 where id = ${number}`
  const found = JSON.parse((await run('people', 'find', phone, '--json')).out) as object
  expect(found).toMatchObject({
    orders: [{ total: 330, manualDiscount: 10.5, collected: 330, meta: { fbp: 'fb.1.secret' } }],
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
    order: { status: 'cancelled', total: 330, manualDiscount: 10.5, collected: 330 },
  })
  expect(shown).toMatchObject({
    order: { status: 'cancelled', deliveryName: '(erased)', deliveryPhone: '', meta: null },
    lines: [{ quantity: 2 }],
  })
  const after = JSON.parse((await run('people', 'find', phone, '--json')).out) as object
  expect(after).toMatchObject({ orders: [], notices: [], orderKeys: 0, requestCounts: 0 })
  const [others] = await shop.sql`select count(*) as n from orders where delivery_phone <> ''`
  expect(others).toEqual({ n: 1 })
})

test.each([
  ['find'],
  ['erase', '0171'],
  ['find', phone, '--yes'],
  ['correct', phone],
  ['correct', phone, '--name', ' '],
  ['correct', phone, '--phone', '017'],
  ['find', phone, '--name', 'X'],
])('people %s %s is refused with its usage', async (...args) => {
  expect((await run('people', ...args)).code).toBe(2)
})

test('a person is corrected in what is open, and finished orders stay as they were sent', async () => {
  const id = await addProduct(shop.sql, { price: 100, quantity: 50 })
  const former = { ...person, deliveryPhone: '01712999777' }
  const place = async () => {
    const { body } = await shop.post('/orders/confirm', orderOf([{ id, quantity: 1 }], former))
    return (body.data as { orderId: number }).orderId
  }
  const finished = await place()
  await run('orders', 'cancel', String(finished))
  const open = await place()
  const message = {
    name: 'Rahima Personova',
    email: 'old@example.com',
    phone: '01712999777',
    message: 'Hello',
  }
  await shop.post('/contact', message)
  await shop.sql`insert into subscriptions (email) values ('old@example.com')`

  const values = [
    '--name',
    'Rahima Akter',
    '--phone',
    '+880 1812-111222',
    '--email',
    'new@example.com',
  ]
  const stored = () => shop.sql`
    select delivery_name, delivery_phone, delivery_address from orders
    where id in (${finished}, ${open}) order by id = ${open}`
  const before = await stored()
  const dry = await run('people', 'correct', '01712999777', ...values)
  expect(dry).toMatchObject({ code: 0, err: expect.stringContaining('Nothing was corrected yet.') })
  expect(dry.err).toContain(String(open))
  expect(await stored()).toEqual(before)

  const done = await run('people', 'correct', '01712999777', ...values, '--yes')
  expect(done).toMatchObject({
    code: 0,
    err: expect.stringContaining(`Corrected: orders ${open},`),
  })
  expect(await stored()).toEqual([
    before[0],
    {
      delivery_name: 'Rahima Akter',
      delivery_phone: '01812111222',
      delivery_address: former.deliveryAddress,
    },
  ])
  expect(
    await shop.sql`select name, phone, email from contact_messages where message = 'Hello'`,
  ).toEqual([{ name: 'Rahima Akter', phone: '01812111222', email: 'new@example.com' }])
  const signups =
    await shop.sql`select email from subscriptions where email like '%@example.com' order by 1`
  expect(signups.map(({ email }) => email)).toEqual(['new@example.com'])

  const unknown = await run('people', 'correct', '01999000111', '--name', 'X', '--yes')
  expect(unknown).toMatchObject({ code: 1, err: expect.stringContaining('nothing is stored') })
})
