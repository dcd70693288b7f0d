import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../src/db/client.ts'
import { createLogger } from '../src/logger.ts'
import { loadSettings } from '../src/settings.ts'
import { fromAddress, startProcess, stopProcess } from '../test/shop-process.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { readQueries } from './search/read-queries.ts'
import { sendRequests } from './send-requests.ts'

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
const print = (line: string) => process.stdout.write(`${line}\n`)

interface BenchCase {
  name: string
  path: string
  /** Added to the path of the nth request. */
  query?: (n: number) => string
  /** The body of the nth request, which is then a POST. */
  body?: (n: number) => string
}

const searchTexts = [
  'kettle',
  'rice coker',
  'ketli',
  'blander',
  'magic brush',
  'কেটলি',
  'watch',
  'speker',
]
const colors = ['Coral', 'Black', 'Cream', 'Sky Blue', 'Rose']
const warranties = ['6', '12', '6,12']
const brands = ['Haat Home', 'Shur', 'Megh', 'Haat Home,Jonaki']
const queries = (await readQueries()).filter(({ keptAside }) => !keptAside)
const cases: readonly BenchCase[] = [
  { name: 'list of 24', path: '/products?limit=24' },
  { name: 'whole list', path: '/products' },
  { name: 'details', path: '/products/1' },
  {
    name: 'search',
    path: '/products/search/',
    query: (n) =>
      encodeURIComponent(`${searchTexts[n % searchTexts.length]} ${n % 50 || ''}`.trim()),
  },
  {
    name: 'new searches',
    path: '/products/search/',
    query: (n) => encodeURIComponent(`${queries[n % queries.length]?.text} ${n % 997}`),
  },
  { name: 'three filters', path: '/products?limit=24', query: threeFilters },
  {
    name: 'three filters with counts',
    path: '/products?limit=24&facets=true',
    query: threeFilters,
  },
  { name: 'home', path: '/home' },
  { name: 'quote', path: '/orders/quote', body: (n) => JSON.stringify(bagOf(n)) },
  { name: 'quote with coupon', path: '/orders/quote', body: quoteBody },
  { name: 'order', path: '/orders/confirm', body: orderBody },
]

if (values.help) {
  print('Measures requests per second and latencies of the API, for each catalogue size.')
  print('usage: node apps/api/bench/api-bench.ts [--sizes 100,10000] [--seconds 10]')
  print('       [--connections 20] [--only "order,list of 24"] [--port 4291]')
  print('       [--database postgres://user:password@host:5432/shop]')
  print('--database is filled with test products and orders: do not name a production database.')
} else {
  await bench()
}

async function bench() {
  const directory = await mkdtemp(join(tmpdir(), 'shop-bench-'))
  // The log level is the default one: each order is logged.
  const env = { DATA_DIR: directory, DATABASE_URL: values.database, LOG_LEVEL: 'info' }
  const shop = await startProcess(Number(values.port), env)
  const settings = loadSettings({ ...process.env, ...env, DB_STATEMENT_TIMEOUT_MS: '600000' })
  const database = await openDatabase(settings, { log: createLogger(settings), attach: true })
  const server = values.database ? 'the database server of --database' : 'the embedded database'
  print(
    `${values.connections} connections, ${values.seconds} s for each row, ${server}, DB_POOL_SIZE=${settings.poolSize}, load ${loadAverage()} at the start`,
  )
  print('| products | call | req/s | p50 ms | p99 ms | errors | load |')
  print('|---|---|---|---|---|---|---|')
  try {
    if (isSelected('memory')) await measureMemory(shop.baseUrl, 1000)
    for (const size of values.sizes.split(',').map(Number)) {
      await fillCatalogue(database.db, size)
      // The first list reads all the products that were added; no shop gets so many between two.
      await fetch(`${shop.baseUrl}/products?limit=1`)
      for (const benchCase of cases) {
        if (isSelected(benchCase.name)) await measure(shop.baseUrl, benchCase, size)
      }
    }
    if (isSelected('memory')) await measureMemory(shop.baseUrl, 100_000)
  } finally {
    await database.close()
    await stopProcess(shop, 'SIGTERM')
    await rm(directory, { recursive: true, force: true })
  }
}

function isSelected(name: string): boolean {
  return !values.only || values.only.split(',').includes(name)
}

async function measure(baseUrl: string, benchCase: BenchCase, size: number) {
  const { path, query, body } = benchCase
  const result = await sendRequests(
    baseUrl,
    Number(values.connections),
    { duration: Number(values.seconds) * 1000 },
    (n) => {
      const request = { path: `/api${path}${query?.(n) ?? ''}` }
      if (!body) return request
      const headers = { 'content-type': 'application/json', ...fromAddress(n) }
      return { ...request, headers, body: body(n) }
    },
  )
  const { rate, p50, p99, answers, lost, statuses } = result
  const errors = lost + answers - (statuses[2] ?? 0)
  const cells = [size, benchCase.name, rate, p50, p99, errors, loadAverage()]
  print(`| ${cells.join(' | ')} |`)
}

/** Three filters of a category, and a limit of the price that makes few addresses equal. */
function threeFilters(n: number): string {
  const filters = new URLSearchParams({
    category: n % 4 < 2 ? 'Kitchen Appliances' : 'Audio',
    brand: brands[n % brands.length] ?? '',
    color: colors[n % colors.length] ?? '',
    warranty: warranties[n % warranties.length] ?? '',
    minPrice: String(100 + (n % 700)),
  })
  return `&${filters}`
}

/** The machine's load average of the last minute. */
function loadAverage(): string {
  return loadavg()[0]?.toFixed(1) ?? ''
}

/** Prints the memory of the process after a number of small requests. */
async function measureMemory(baseUrl: string, requests: number) {
  await sendRequests(baseUrl, 20, { amount: requests }, () => ({ path: '/api/products?limit=24' }))
  const text = await (await fetch(`${baseUrl}/metrics`)).text()
  const bytes = Number(/process_resident_memory_bytes (\d+)/.exec(text)?.[1] ?? 0)
  print(`memory after ${requests} requests: ${Math.round(bytes / 2 ** 20)} MB`)
}

/** A bag of two products. */
function bagOf(n: number) {
  const line = { quantity: 1, order_id: null, campaign_id: null }
  const products = [1 + (n % 4), 101 + (n % 12)].map((id) => ({ id, ...line }))
  return { products, shippingZone: 'dhaka_inside' }
}

/** A bag with a coupon of a new shop. */
function quoteBody(n: number): string {
  return JSON.stringify({ ...bagOf(n), couponCode: 'SAVE10' })
}

function orderBody(n: number): string {
  return JSON.stringify({
    deliveryName: 'Bench',
    deliveryPhone: `017${String((Date.now() * 100 + n) % 1e8).padStart(8, '0')}`,
    deliveryAddress: 'House 1, Road 2, Dhaka',
    ...bagOf(n),
  })
}
