import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { startProcess, stopProcess } from '../test/shop-process.ts'

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
}

if (values.help) {
  print('Measures pages per second, and the memory of the shop over many addresses.')
  print('usage: node apps/api/src/bench/page-bench.ts [--seconds 10] [--connections 20]')
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
    print('| page | req/s | p50 ms | p99 ms | errors | load |')
    print('|---|---|---|---|---|---|')
    for (const [name, path] of Object.entries(cases)) await measure(origin, name, path)
    const part = Math.ceil(Number(values.requests) / 4)
    for (let done = 0; done < 4; done += 1) {
      await send(origin, listPath, { amount: part })
      print(`memory after ${(done + 1) * part} requests: ${await memory(shop.baseUrl)} MB`)
    }
  } finally {
    await stopProcess(shop, 'SIGTERM')
    await rm(directory, { recursive: true, force: true })
  }
}

/** Half of the addresses are cached lists of their own, half are unknown. */
function listPath(n: number): string {
  const address = n % Number(values.addresses)
  return address % 2 ? `/products?minPrice=${address}&utm_id=${n}` : `/unknown-${address}`
}

async function send(
  url: string,
  path: (n: number) => string,
  limit: { amount: number } | { duration: number },
) {
  let n = 0
  const setupRequest = (request: autocannon.Request) => ({ ...request, path: path((n += 1)) })
  const headers = { 'accept-encoding': 'br' }
  const requests = [{ method: 'GET' as const, headers, setupRequest }]
  return autocannon({ url, connections, requests, ...limit })
}

async function measure(url: string, name: string, path: (n: number) => string) {
  const result = await send(url, path, { duration: Number(values.seconds) })
  const { p50, p99 } = result.latency
  const errors = result.errors + result['5xx']
  const load = loadavg()[0]?.toFixed(1) ?? ''
  print(`| ${[name, Math.round(result.requests.average), p50, p99, errors, load].join(' | ')} |`)
}

/** The resident memory of the shop, in MB. */
async function memory(baseUrl: string): Promise<number> {
  const text = await (await fetch(`${baseUrl}/metrics`)).text()
  const bytes = Number(/process_resident_memory_bytes ([\d.e+]+)/.exec(text)?.[1] ?? 0)
  return Math.round(bytes / 2 ** 20)
}
