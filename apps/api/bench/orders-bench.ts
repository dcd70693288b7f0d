import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createApp } from '../src/app.ts'
import { createCatalogue } from '../src/catalogue.ts'
import { openDatabase, type Database } from '../src/db/client.ts'
import { createLogger } from '../src/logger.ts'
import { countCalls, listCalls } from '../src/orders/call-list.queries.ts'
import { countOrders, listOrders, type OrderFilter } from '../src/orders/order-list.queries.ts'
import { readOrderDays } from '../src/orders/order-days.queries.ts'
import { findOrderDetails, findOtherOrders } from '../src/orders/order-details.queries.ts'
import { countWaiting, listParcels, listUnsettled } from '../src/parcels/parcel.queries.ts'
import { prepareDatabase } from '../src/prepare-database.ts'
import { seedIfEmpty } from '../src/seed/seed.ts'
import { loadSettings } from '../src/settings.ts'
import { readLowStock } from '../src/stock/low-stock.queries.ts'
import { createSession } from '../src/staff/session.queries.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '21' },
    help: { type: 'boolean', short: 'h' },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)

if (values.help) {
  print('Measures what the desk reads of many orders: the queries, and the calls of the API.')
  print('usage: npm run bench orders -- [--orders 100000] [--runs 21]')
} else {
  await bench()
}

async function bench() {
  const directory = await mkdtemp(join(tmpdir(), 'shop-bench-'))
  const env = { DATA_DIR: directory, DATABASE_URL: '', DB_STATEMENT_TIMEOUT_MS: '600000' }
  const settings = loadSettings({ ...env, LOG_LEVEL: 'silent' })
  const log = createLogger(settings)
  const database = await openDatabase(settings, { log })
  try {
    await prepareDatabase(database, log, settings)
    await seedIfEmpty(database, settings)
    await fillOrders(database, Number(values.orders))
    const { db } = database
    const app = createApp({ db, catalogue: createCatalogue({ db, settings }), settings, log })
    const cookie = `desk=${await createSession(db, await addMember(database))}`
    const headers = { 'sec-fetch-site': 'same-origin', cookie }
    await measureAll(database, async (path) => {
      const answer = await app.request(`/desk${path}`, { headers })
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
      await answer.arrayBuffer()
    })
  } finally {
    await database.close()
    await rm(directory, { recursive: true, force: true })
  }
}

/** Measures the queries of each call of the desk, and the call itself. */
async function measureAll({ db }: Database, callDesk: (path: string) => Promise<void>) {
  print('| of the desk | rows | queries, ms | slowest | call, ms | slowest | load |')
  print('|---|---|---|---|---|---|---|')
  const report = async (name: string, path: string, query: () => Promise<number>) => {
    let rows = 0
    const queries = await measure(async () => void (rows = await query()))
    const calls = await measure(() => callDesk(path))
    print(`| ${[name, rows, ...queries, ...calls, loadavg()[0]?.toFixed(1)].join(' | ')} |`)
  }
  const list = async (filter: Partial<OrderFilter>) =>
    (await listOrders(db, { limit: 51, ...filter })).length
  const [first] = await listOrders(db, { limit: 1 })
  const deep = (await listOrders(db, { limit: 5000 })).at(-1)
  if (!first || !deep) throw new Error('There are no orders')
  const phone = deep.deliveryPhone

  await report('list', '/orders', () => list({}))
  await report('list of one state', '/orders?state=pending', () => list({ status: 'pending' }))
  await report('list of a rare state', '/orders?state=needs_review', () =>
    list({ status: 'needs_review' }),
  )
  await report('counts of all states', '/orders/counts', async () => (await countOrders(db)).size)
  await report('one zone', '/orders?zone=dhaka_outside', () => list({ zone: 'dhaka_outside' }))
  await report('one courier', '/orders?courier=pathao', () => list({ courier: 'pathao' }))
  await report('a state of one courier', '/orders?state=shipped&courier=pathao', () =>
    list({ status: 'shipped', courier: 'pathao' }),
  )
  await report('paid too little', '/orders?paid=less', () => list({ paid: 'less' }))
  await report('one day', '/orders?from=2026-03-14&to=2026-03-14', () =>
    list({ from: '2026-03-13T18:00Z', to: '2026-03-14T18:00Z' }),
  )
  await report(
    'a zone and a month',
    '/orders?zone=dhaka_outside&from=2026-03-01&to=2026-03-31',
    () => list({ zone: 'dhaka_outside', from: '2026-02-28T18:00Z', to: '2026-03-31T18:00Z' }),
  )
  await report('next page', `/orders?before=${first.id}`, () => list({ before: first.id }))
  await report('page 100', `/orders?before=${deep.id}`, () => list({ before: deep.id }))
  for (const [name, search] of [
    ['a number', String(deep.id)],
    ['a phone', `+88 ${phone}`],
    ['six digits of a phone', phone.slice(0, 6)],
    ['a consignment', 'C501'],
    ['a part of many names', 'ahima'],
    ['a part of one name', 'nusrat 777'],
    ['a name of nobody', 'zzz'],
  ] as const)
    await report(`search: ${name}`, `/orders?q=${encodeURIComponent(search)}`, () =>
      list({ search }),
    )
  await report('one order with its person', `/orders/${deep.id}`, async () => {
    const found = await findOrderDetails(db, deep.id)
    return found ? (await findOtherOrders(db, found.order)).orders : 0
  })
  await report('calls', '/calls', async () => {
    await countCalls(db)
    return (await listCalls(db, 50)).length
  })
  await report(
    'parcels to pack',
    '/parcels?state=confirmed',
    async () => (await listParcels(db, 'confirmed', 500)).length,
  )
  await report('today', '/today', async () => {
    await Promise.all([countCalls(db), countWaiting(db), readLowStock(db, 10)])
    return (await readOrderDays(db, 'Asia/Dhaka')).length
  })
  const unsettled = await measure(async () => void (await listUnsettled(db, 'steadfast')))
  print(`| unsettled parcels of a courier | | ${unsettled.join(' | ')} | | | |`)
}

/** The median and the longest time of several runs, in milliseconds. */
async function measure(run: () => Promise<void>): Promise<string[]> {
  const times: number[] = []
  for (let n = 0; n < Number(values.runs); n += 1) {
    const before = performance.now()
    await run()
    times.push(performance.now() - before)
  }
  times.sort((a, b) => a - b)
  return [times[Math.floor(times.length / 2)], times.at(-1)].map((time = 0) => time.toFixed(1))
}

/** Adds an owner, who may read everything, and returns the id. */
async function addMember({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into staff (name, role, password_hash) values ('Bench', 'owner', '') returning id`,
  )
  return rows[0]?.id ?? 0
}

/** Fills the database with orders of a year by a fifth as many people, most of them delivered. */
async function fillOrders({ pool }: Database, count: number) {
  await pool.query(
    `insert into orders (id, status, delivery_name, delivery_phone, delivery_address, shipping_zone, zone_name,
       subtotal, discount, shipping_charge, total, courier, consignment, collected, settled_at, created_at)
     select 1000000000 + n * 79, state,
       (array['Rahima Begum', 'Md. Karim Uddin', 'শফিকুল ইসলাম', 'Nusrat ' || n, 'Salma Akter'])[1 + n % 5],
       '01' || (3 + n % ($1 / 5) % 7) || lpad((n % ($1 / 5) * 7919)::text, 8, '0'),
       'House ' || n || ', Road 5, Dhanmondi, Dhaka',
       case when n % 3 = 0 then 'dhaka_outside' else 'dhaka_inside' end, 'Zone',
       50000, 0, 7000, 57000,
       case when state in ('shipped', 'delivered', 'returned') then (array['steadfast', 'pathao'])[1 + n % 2] end,
       case when state in ('shipped', 'delivered', 'returned') then 'C' || n end,
       case state when 'delivered' then 57000 - (n % 5000 = 7)::int * 100 when 'returned' then 0 end,
       case when state in ('delivered', 'returned') then at + interval '5 days' end, at
     from generate_series(1, $1::int) as n,
       lateral (select '2026-11-28T00:00Z'::timestamptz - ($1 - n) * interval '1 year' / $1 as at,
         case when n > $1 - 300 then 'pending' when n > $1 - 500 then 'confirmed' when n > $1 - 700 then 'packed'
           when n > $1 - 2700 then 'shipped' when n % 500 = 0 then 'needs_review'
           when n % 11 = 0 then 'returned' when n % 13 = 0 then 'cancelled' else 'delivered' end as state) as facts`,
    [count],
  )
  await pool.query(
    `insert into order_lines (order_id, line, product_id, name, category, quantity, held, price)
     select id, line, line, 'Product ' || line, 'Kitchen', line, line, 10000
     from orders, generate_series(1, 2) as line`,
  )
  await pool.query(
    `insert into order_history (order_id, from_status, to_status)
     select id, 'pending', 'confirmed' from orders where status <> 'pending'`,
  )
  await pool.query('vacuum analyze')
}
