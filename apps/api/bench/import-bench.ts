import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { csvLine } from '../src/csv/csv-line.ts'
import { fromAddress, startProcess, stopProcess } from '../test/shop-process.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '50000' },
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '15' },
    port: { type: 'string', default: '4294' },
    help: { type: 'boolean', short: 'h' },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)
const cli = join(import.meta.dirname, '../src/cli.ts')
/** Demo products that are ordered; each file changes their prices too. */
const orderedIds = [1, 2, 3, 4, 101, 102, 103, 104]
const firstNewId = 100_000
/** Orders sent so far: each has a phone and an address of its own. */
let count = 0

if (values.help) {
  print('Measures how long orders take while a catalogue is imported, and before and after it.')
  print('usage: node apps/api/bench/import-bench.ts [--rows 50000] [--rate 20] [--seconds 15]')
  print('       [--port 4294]   (--rate: orders a second; --seconds: without an import, each time)')
} else {
  await bench()
}

async function bench() {
  const directory = await mkdtemp(join(tmpdir(), 'shop-bench-'))
  const env = { DATA_DIR: directory, DATABASE_URL: '' }
  const shop = await startProcess(Number(values.port), env)
  const file = join(directory, 'catalogue.csv')
  const runImport = () => importFile(file, env)
  const quiet = () => sleep(Number(values.seconds) * 1000)
  try {
    await writeFile(file, catalogue(0, orderedIds.length))
    await runImport()
    await measure(shop.baseUrl, () => sleep(2000))
    print('| orders | seconds | sent | failed | p50 ms | p99 ms | longest ms | load |')
    print('|---|---|---|---|---|---|---|---|')
    report('no import', await measure(shop.baseUrl, quiet))
    await writeFile(file, catalogue(1))
    report(`${values.rows} rows are created`, await measure(shop.baseUrl, runImport))
    report('no import', await measure(shop.baseUrl, quiet))
    await writeFile(file, catalogue(2))
    report(`${values.rows} rows change`, await measure(shop.baseUrl, runImport))
    report('no import', await measure(shop.baseUrl, quiet))
  } finally {
    await stopProcess(shop, 'SIGTERM')
    await rm(directory, { recursive: true, force: true })
  }
}

/** A file of new products, and of the ordered ones with another price in each `version`. */
function catalogue(version: number, rowCount = Number(values.rows)): string {
  const lines = [csvLine(['id', 'name', 'category', 'price', 'quantity', 'description'])]
  const row = (id: number, name: string) =>
    csvLine([id, name, 'Kitchen Appliances', 5000 + version, 100_000, '<p>Made of steel.</p>'])
  for (const id of orderedIds) lines.push(row(id, `Ordered product ${id}`))
  for (let n = 0; n < rowCount - orderedIds.length; n += 1)
    lines.push(row(firstNewId + n, `Steel kettle number ${n}`))
  return lines.join('')
}

/** Runs the owner's command, as `npm run shop -- import` does. */
async function importFile(file: string, env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [cli, 'import', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`The import ended with ${String(code)}: ${output}`)
}

interface Measured {
  seconds: number
  failed: number
  /** Milliseconds of each order, sorted. */
  times: number[]
}

/** Sends orders at a fixed rate while `work` runs. An order is sent on time even if others wait. */
async function measure(baseUrl: string, work: () => Promise<void>): Promise<Measured> {
  const times: number[] = []
  let failed = 0
  const order = async (n: number) => {
    const start = performance.now()
    const response = await fetch(`${baseUrl}/orders/confirm`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...fromAddress(n),
      },
      body: orderBody(n),
    })
    await response.arrayBuffer()
    times.push(performance.now() - start)
    if (!response.ok) failed += 1
  }
  const start = performance.now()
  const sent: Promise<void>[] = []
  const timer = setInterval(() => sent.push(order((count += 1))), 1000 / Number(values.rate))
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  const seconds = (performance.now() - start) / 1000
  await Promise.all(sent)
  return { seconds, failed, times: times.sort((a, b) => a - b) }
}

function orderBody(n: number): string {
  const id = orderedIds[n % orderedIds.length]
  return JSON.stringify({
    deliveryName: 'Bench',
    deliveryPhone: `017${String(n).padStart(8, '0')}`,
    deliveryAddress: 'House 1, Road 2, Dhaka',
    products: [{ id, quantity: 1, order_id: null, campaign_id: null }],
  })
}

function report(name: string, { seconds, failed, times }: Measured) {
  const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0)
  const load = loadavg()[0]?.toFixed(1) ?? ''
  const cells = [name, Math.round(seconds), times.length, failed, at(0.5), at(0.99), at(1), load]
  print(`| ${cells.join(' | ')} |`)
}
