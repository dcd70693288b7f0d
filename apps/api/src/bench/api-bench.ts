import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { openDatabase } from '../db/client.ts'
import { endShop, startShop } from '../drills/shop-process.ts'
import { createLogger } from '../logger.ts'
import { loadSettings } from '../settings.ts'
import { fillCatalogue } from './fill-catalogue.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100,10000,100000' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '4291' },
    database: { type: 'string', default: process.env['DATABASE_URL'] ?? '' },
    help: { type: 'boolean', short: 'h' },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)

interface Case {
  name: string
  path: string
  /** Makes a body per request; the call is then a POST. */
  body?: (n: number) => string
}

const texts = [
  'kettle',
  'rice coker',
  'ketli',
  'blander',
  'magic brush',
  'কেটলি',
  'watch',
  'speker',
]
const cases: readonly Case[] = [
  { name: 'list of 24', path: '/products?limit=24' },
  { name: 'details', path: '/products/1' },
  { name: 'search', path: '/products/search/' },
  { name: 'home', path: '/home' },
  { name: 'order', path: '/orders/confirm', body: order },
]

if (values.help) {
  say('Measures the API: requests a second, p50 and p99, for each catalogue size.')
  say('usage: node apps/api/src/bench/api-bench.ts [--sizes 100,10000] [--seconds 10]')
  say('       [--connections 20] [--only "order,list of 24"] [--port 4291]')
  say('       [--database postgres://user:password@host:5432/shop]')
  say('A given database is filled with test products and orders: never name the shop’s own.')
} else {
  await bench()
}

async function bench() {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'))
  const env = { DATA_DIR: folder, DATABASE_URL: values.database }
  say(values.database ? 'a given server' : 'the embedded database')
  say('| products | call | req/s | p50 ms | p99 ms | errors | load |')
  say('|---|---|---|---|---|---|---|')
  const shop = await startShop(Number(values.port), env)
  const settings = loadSettings({ ...process.env, ...env, DB_STATEMENT_TIMEOUT_MS: '600000' })
  const database = await openDatabase(settings, { log: createLogger(settings), attach: true })
  try {
    if (wanted('memory')) await memory(shop.base, 1000)
    for (const size of values.sizes.split(',').map(Number)) {
      await fillCatalogue(database.sql, size)
      for (const one of cases) {
        if (!wanted(one.name)) continue
        await measure(shop.base, one, size)
      }
    }
    if (wanted('memory')) await memory(shop.base, 100_000)
  } finally {
    await database.close()
    await endShop(shop, 'SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}

function wanted(name: string): boolean {
  return !values.only || values.only.split(',').includes(name)
}

async function measure(base: string, one: Case, size: number) {
  let n = 0
  const next = () => {
    n += 1
    const text = texts[n % texts.length] ?? ''
    const path =
      one.name === 'search'
        ? `/api${one.path}${encodeURIComponent(`${text} ${n % 50 || ''}`.trim())}`
        : `/api${one.path}`
    return { path, ...(one.body ? { body: one.body(n) } : {}) }
  }
  const result = await autocannon({
    url: base,
    connections: Number(values.connections),
    duration: Number(values.seconds),
    requests: [
      {
        method: one.body ? 'POST' : 'GET',
        headers: one.body ? { 'content-type': 'application/json' } : {},
        setupRequest: (request) => ({ ...request, ...next() }),
      },
    ],
  })
  const rate = Math.round(result.requests.average)
  const { p50, p99 } = result.latency
  const cells = [size, one.name, rate, p50, p99, result.non2xx + result.errors, load()]
  say(`| ${cells.join(' | ')} |`)
}

/** How many processes this machine runs or keeps waiting, over the last minute. */
function load(): string {
  return loadavg()[0]?.toFixed(1) ?? ''
}

/** Sends small requests and tells what the process holds after them. */
async function memory(base: string, requests: number) {
  const url = `${base}/products?limit=24`
  await autocannon({ url, connections: 20, amount: requests })
  const text = await (await fetch(`${base}/metrics`)).text()
  const bytes = Number(/process_resident_memory_bytes (\d+)/.exec(text)?.[1] ?? 0)
  say(`memory after ${requests} requests: ${Math.round(bytes / 2 ** 20)} MB`)
}

function order(n: number): string {
  const first = 1 + (n % 4)
  const second = 101 + (n % 12)
  return JSON.stringify({
    deliveryName: 'Bench',
    deliveryPhone: `017${String((Date.now() * 100 + n) % 1e8).padStart(8, '0')}`,
    deliveryAddress: 'House 1, Road 2, Dhaka',
    products: [
      { id: first, quantity: 1, order_id: null, campaign_id: null },
      { id: second, quantity: 1, order_id: null, campaign_id: null },
    ],
  })
}
