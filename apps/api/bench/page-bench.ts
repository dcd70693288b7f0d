import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fromAddress, startProcess, stopProcess, type ShopProcess } from '../test/shop-process.ts'
import { sendRequests } from './send-requests.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '20' },
    requests: { type: 'string', default: '200000' },
    addresses: { type: 'string', default: '20000' },
    port: { type: 'string', default: '4292' },
    help: { type: 'boolean', short: 'h' },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)
const connections = Number(values.connections)

/** Addresses that advertisements, crawlers and attacks produce; `n` counts the requests. */
const cases: Readonly<Record<string, (n: number) => string>> = {
  home: () => '/',
  'home, a new fbclid each': (n) => `/?fbclid=${n}`,
  'details, a new utm_id each': (n) => `/product-details/1?utm_id=${n}`,
  'unknown addresses': (n) => `/unknown-${n}`,
  // The identifier of a campaign that does not exist: each address is in no cache.
  'details in no cache': (n) => `/product-details/${demoProduct(n)}?campaign=${1_000_000 + n}`,
}

/** The products of the shop that is measured. */
let productIds: readonly number[] = []
const demoProduct = (n: number) => productIds[n % productIds.length] ?? 1

if (values.help) {
  print('Measures pages per second, and the memory of the shop over many addresses.')
  print('usage: node apps/api/bench/page-bench.ts [--seconds 10] [--connections 20]')
  print('       [--requests 200000] [--addresses 20000] [--port 4292]')
} else {
  await bench()
}

async function bench() {
  const directory = await mkdtemp(join(tmpdir(), 'shop-bench-'))
  const env = { DATA_DIR: directory, DATABASE_URL: '' }
  const shop = await startProcess(Number(values.port), env)
  const origin = new URL(shop.baseUrl).origin
  try {
    productIds = await readProductIds(shop.baseUrl)
    print('| page | req/s | p50 ms | p99 ms | errors | processor ms | load |')
    print('|---|---|---|---|---|---|---|')
    for (const [name, path] of Object.entries(cases)) await measure(shop, origin, name, path)
    print('')
    print('| requests | memory of the shop, MB | of its database, MB |')
    print('|---|---|---|')
    const part = Math.ceil(Number(values.requests) / 4)
    for (let done = 0; done <= 4; done += 1) {
      if (done > 0) await send(origin, mixedPath, { amount: part }, (done - 1) * part)
      const pid = String(shop.child.pid)
      const sizes = [await memoryOf([pid], 'Rss'), await memoryOf(await descendantsOf(pid), 'Pss')]
      print(`| ${[done * part, ...sizes].join(' | ')} |`)
    }
  } finally {
    await stopProcess(shop, 'SIGTERM')
    await rm(directory, { recursive: true, force: true })
  }
}

/**
 * Addresses of all kinds, each asked for again after all others: of 40, one is a list page, 5 are
 * lists of the API, 14 products of the API, and 20 unknown.
 */
function mixedPath(n: number): string {
  const address = n % Number(values.addresses)
  const kind = address % 40
  if (kind === 0) return `/products?minPrice=${address}`
  if (kind <= 5) return `/api/products?limit=24&minPrice=${address}`
  if (kind < 20) return `/api/products/${1 + (address % 4)}?campaign=${address}`
  return `/unknown-${address}`
}

async function readProductIds(baseUrl: string): Promise<number[]> {
  const answer = (await (await fetch(`${baseUrl}/products`)).json()) as { data: { id: number }[] }
  return answer.data.map(({ id }) => id)
}

function send(
  url: string,
  path: (n: number) => string,
  limit: { amount: number } | { duration: number },
  first = 0,
) {
  return sendRequests(url, connections, limit, (n) => ({
    path: path(first + n),
    headers: { 'accept-encoding': 'br', ...fromAddress((first + n) % Number(values.addresses)) },
  }))
}

async function measure(
  { child }: ShopProcess,
  url: string,
  name: string,
  path: (n: number) => string,
) {
  // The code that a page runs is compiled during its first seconds.
  await send(url, path, { duration: 2000 }, 1_000_000)
  const before = await processorTime(child.pid)
  const result = await send(url, path, { duration: Number(values.seconds) * 1000 })
  const spent = (await processorTime(child.pid)) - before
  const { rate, p50, p99, answers, lost, statuses } = result
  const each = (spent / answers).toFixed(3)
  const load = loadavg()[0]?.toFixed(1) ?? ''
  print(`| ${[name, rate, p50, p99, lost + (statuses[5] ?? 0), each, load].join(' | ')} |`)
}

/** The processor time that a process has used, in milliseconds. Linux only. */
async function processorTime(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After the name, which may have spaces: the 12th and 13th field are hundredths of a second.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The sum of `Rss`, or of `Pss`, which divides shared memory among processes, in MB. Linux only. */
async function memoryOf(pids: readonly string[], kind: 'Rss' | 'Pss'): Promise<number> {
  let sum = 0
  for (const pid of pids) {
    // A process that has ended since takes nothing.
    const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
    sum += Number(new RegExp(`^${kind}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0)
  }
  return Math.round(sum / 1024)
}

/** The processes that a process has started, and those that they have started. */
async function descendantsOf(pid: string): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const children = text.trim().split(' ').filter(Boolean)
  return [...children, ...(await Promise.all(children.map(descendantsOf))).flat()]
}
