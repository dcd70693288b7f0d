import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase, type Database } from '../src/db/client.ts'
import { createLogger } from '../src/logger.ts'
import { loadSettings } from '../src/settings.ts'
import { fromAddress, startProcess, stopProcess } from '../test/shop-process.ts'

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '6' },
    beside: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '30' },
    port: { type: 'string', default: '4295' },
    help: { type: 'boolean', short: 'h' },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)
const [sold, locked] = [1, 2] as const
/** Orders sent so far: each has a phone and an address of its own. */
let count = 0

if (values.help) {
  print(
    'Measures orders of one product while the row of another one is locked: alone, beside orders',
  )
  print('of the locked product, and beside orders of both products.')
  print(
    'usage: node apps/api/bench/lock-bench.ts [--rate 6] [--beside 6] [--seconds 30] [--port 4295]',
  )
  print('       (--rate, --beside: orders a second of the one product, and beside them;')
  print('       --seconds: how long each kind is sent)')
} else {
  await bench()
}

async function bench() {
  const directory = await mkdtemp(join(tmpdir(), 'shop-bench-'))
  const env = { DATA_DIR: directory, DATABASE_URL: '', PAGES: 'off', LOG_LEVEL: 'silent' }
  const shop = await startProcess(Number(values.port), env)
  const settings = loadSettings({ ...env, DB_STATEMENT_TIMEOUT_MS: '120000' })
  const database = await openDatabase(settings, { log: createLogger(settings), attach: true })
  try {
    await database.pool.query('update products set quantity = 100000 where id = any($1)', [
      [sold, locked],
    ])
    await measure(shop.baseUrl, undefined, 3)
    print('| orders | sent | refused | p50 ms | p99 ms | longest ms | load |')
    print('|---|---|---|---|---|---|---|')
    await report('nothing locked', () => measure(shop.baseUrl))
    const besides: [string, number[]][] = [
      ['beside orders of the locked product', [locked]],
      ['beside orders of both products', [sold, locked]],
    ]
    for (const [name, products] of besides)
      await report(name, () => withLock(database, () => measure(shop.baseUrl, products)))
  } finally {
    await database.close()
    await stopProcess(shop, 'SIGTERM')
    await rm(directory, { recursive: true, force: true })
  }
}

/** Runs `work` while another transaction has the row of the locked product. */
async function withLock<T>({ pool }: Database, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('set idle_in_transaction_session_timeout = 0')
    await client.query('begin')
    await client.query('select id from products where id = $1 for update', [locked])
    const result = await work()
    await client.query('rollback')
    return result
  } finally {
    client.release(true)
  }
}

interface Measured {
  refused: number
  /** Milliseconds of each order, sorted. */
  times: number[]
}

/**
 * Sends orders at fixed rates, whether or not earlier ones are answered.
 * @param beside the products of the orders beside those of the one product
 * @returns the figures of the one product
 */
async function measure(
  baseUrl: string,
  beside?: readonly number[],
  seconds = Number(values.seconds),
): Promise<Measured> {
  const measured: Measured = { refused: 0, times: [] }
  const sent: Promise<unknown>[] = []
  const order = async () => {
    const start = performance.now()
    const ok = await send(baseUrl, [sold])
    measured.times.push(performance.now() - start)
    if (!ok) measured.refused += 1
  }
  const timers = [setInterval(() => sent.push(order()), 1000 / Number(values.rate))]
  if (beside)
    timers.push(setInterval(() => sent.push(send(baseUrl, beside)), 1000 / Number(values.beside)))
  await sleep(seconds * 1000)
  timers.forEach((timer) => clearInterval(timer))
  await Promise.all(sent)
  measured.times.sort((a, b) => a - b)
  return measured
}

/** Sends one order; false when it is refused. */
async function send(baseUrl: string, products: readonly number[]): Promise<boolean> {
  count += 1
  const response = await fetch(`${baseUrl}/orders/confirm`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...fromAddress(count),
    },
    body: JSON.stringify({
      deliveryName: 'Bench',
      deliveryPhone: `017${String(count).padStart(8, '0')}`,
      deliveryAddress: 'House 1, Road 2, Dhaka',
      products: products.map((id) => ({ id, quantity: 1, order_id: null, campaign_id: null })),
    }),
  })
  await response.arrayBuffer()
  return response.ok
}

async function report(name: string, run: () => Promise<Measured>) {
  const { refused, times } = await run()
  const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0)
  const load = loadavg()[0]?.toFixed(1) ?? ''
  print(`| ${[name, times.length, refused, at(0.5), at(0.99), at(1), load].join(' | ')} |`)
}
