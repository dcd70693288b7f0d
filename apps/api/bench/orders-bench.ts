import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase, type Database } from '../src/db/client.ts'
import { createLogger } from '../src/logger.ts'
import { countOrders, listOrders, type OrderFilter } from '../src/orders/order-list.queries.ts'
import { findOrderDetails, findOtherOrders } from '../src/orders/order-details.queries.ts'
import { prepareDatabase } from '../src/prepare-database.ts'
import { seedIfEmpty } from '../src/seed/seed.ts'
import { loadSettings } from '../src/settings.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '21' },
    help: { type: 'boolean', short: 'h' },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)

if (values.help) {
  print('Measures what the desk reads of many orders: lists, searches, counts, one order.')
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
    await measureAll(database)
  } finally {
    await database.close()
    await rm(directory, { recursive: true, force: true })
  }
}

async function measureAll({ db }: Database) {
  print('| of the desk | rows | ms | slowest ms | load |')
  print('|---|---|---|---|---|')
  const page = { limit: 51 }
  const list = async (filter: Partial<OrderFilter>) =>
    (await listOrders(db, { ...page, ...filter })).length
  const [first] = await listOrders(db, { limit: 1 })
  const deep = (await listOrders(db, { limit: 5000 })).at(-1)
  if (!first || !deep) throw new Error('There are no orders')
  await report('list', () => list({}))
  await report('list of one state', () => list({ status: 'pending' }))
  await report('list of a rare state', () => list({ status: 'needs_review' }))
  await report('list of a zone and a month', () =>
    list({ zone: 'dhaka_outside', from: '2026-03-01T00:00Z', to: '2026-04-01T00:00Z' }),
  )
  await report('next page', () => list({ before: first.id }))
  await report('page 100', () => list({ before: deep.id }))
  await report('search by number', () => list({ search: String(deep.id) }))
  await report('search by phone', () => list({ search: `+88 ${deep.deliveryPhone}` }))
  await report('search by six digits of a phone', () =>
    list({ search: deep.deliveryPhone.slice(0, 6) }),
  )
  await report('search by consignment', () => list({ search: 'C500' }))
  await report('search by a part of many names', () => list({ search: 'ahima' }))
  await report('search by a part of one name', () => list({ search: 'nusrat 777' }))
  await report('counts', async () => (await countOrders(db)).size)
  await report('one order with its person', async () => {
    const found = await findOrderDetails(db, deep.id)
    return found ? (await findOtherOrders(db, found.order)).orders : 0
  })
}

async function report(name: string, run: () => Promise<number>) {
  const times: number[] = []
  let rows = 0
  for (let n = 0; n < Number(values.runs); n += 1) {
    const before = performance.now()
    rows = await run()
    times.push(performance.now() - before)
  }
  times.sort((a, b) => a - b)
  const middle = times[Math.floor(times.length / 2)] ?? 0
  const cells = [name, rows, middle.toFixed(1), times.at(-1)?.toFixed(1), loadavg()[0]?.toFixed(1)]
  print(`| ${cells.join(' | ')} |`)
}

/** Fills the database with orders of a year by a fifth as many people, most of them delivered. */
async function fillOrders({ pool }: Database, count: number) {
  await pool.query(
    `insert into orders (id, status, delivery_name, delivery_phone, delivery_address, shipping_zone, zone_name,
       subtotal, discount, shipping_charge, total, consignment, created_at)
     select 1000000000 + n * 79,
       case when n > $1 - 300 then 'pending' when n % 500 = 0 then 'needs_review'
         when n % 11 = 0 then 'returned' when n % 13 = 0 then 'cancelled' else 'delivered' end,
       (array['Rahima Begum', 'Md. Karim Uddin', 'শফিকুল ইসলাম', 'Nusrat ' || n, 'Salma Akter'])[1 + n % 5],
       '01' || (3 + n % 7) || lpad((n % ($1 / 5) * 7919)::text, 8, '0'),
       'House ' || n || ', Road 5, Dhanmondi, Dhaka',
       case when n % 3 = 0 then 'dhaka_outside' else 'dhaka_inside' end, 'Zone',
       50000, 0, 7000, 57000, case when n % 2 = 0 then 'C' || n end,
       '2026-11-28T00:00Z'::timestamptz - ($1 - n) * interval '1 year' / $1
     from generate_series(1, $1::int) as n`,
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
