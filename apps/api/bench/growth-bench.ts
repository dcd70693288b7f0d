import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { openDatabase } from '../src/db/client.ts'
import { createLogger } from '../src/logger.ts'
import { loadSettings } from '../src/settings.ts'
import { startProcess, stopProcess } from '../test/shop-process.ts'
import { fillCatalogue } from './fill-catalogue.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100,10000,100000' },
    starts: { type: 'string', default: '3' },
    pages: { type: 'string', default: '15' },
    port: { type: 'string', default: '4293' },
    help: { type: 'boolean', short: 'h' },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)

const texts = ['kettle', 'rice coker', 'blander', 'magic brush', 'কেটলি', 'watch', 'speker']

/** Addresses of pages that are in no cache: `n` is another one for each page. */
const pages: Readonly<Record<string, (n: number) => string>> = {
  list: (n) => `/products?minPrice=${n}`,
  'list, page 4': (n) => `/products?page=4&minPrice=${n}`,
  category: (n) => `/products?category=kitchen%20appliances&minPrice=${n}`,
  search: (n) =>
    `/products?minPrice=${n}&search=${encodeURIComponent(texts[n % texts.length] ?? '')}`,
  details: (n) => `/product-details/${1 + (n % 4)}?campaign=${n + 1}`,
}

interface Sample {
  milliseconds: number
  /** Of the HTML, before it is compressed. */
  bytes: number
  compressed: number
  elements: number
}

if (values.help) {
  print(
    'Measures pages that are in no cache, for each size of the catalogue: the time of the server,',
  )
  print('the bytes of the HTML and its elements. None of them should grow.')
  print('usage: node apps/api/bench/growth-bench.ts [--sizes 100,10000,100000] [--starts 3]')
  print('       [--pages 15] [--port 4293]')
} else {
  await bench()
}

async function bench() {
  print('| products | page | ms | slowest ms | HTML bytes | brotli | elements | load |')
  print('|---|---|---|---|---|---|---|---|')
  for (const size of values.sizes.split(',').map(Number)) {
    const directory = await mkdtemp(join(tmpdir(), 'shop-bench-'))
    const samples = new Map<string, Sample[]>()
    const add = (name: string, sample: Sample) =>
      samples.set(name, [...(samples.get(name) ?? []), sample])
    try {
      // The home page has one address, so each start gives one that is in no cache.
      for (let start = 0; start < Number(values.starts); start += 1) {
        await withShop(directory, start === 0 ? size : undefined, async (origin) => {
          // The first pages of a process are slower than all others.
          for (let n = 0; n < 20; n += 1) await open(`${origin}/products?minPrice=${9000 + n}`)
          add('home', await open(`${origin}/`))
          for (let n = 0; n < Number(values.pages); n += 1) {
            const all = start * Number(values.pages) + n
            for (const [name, path] of Object.entries(pages))
              add(name, await open(origin + path(all)))
          }
        })
      }
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
    for (const [name, list] of samples) {
      const middle = (of: (sample: (typeof list)[number]) => number) =>
        list.map(of).sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
      const slowest = Math.max(...list.map(({ milliseconds }) => milliseconds))
      const cells = [
        ...[size, name, middle((sample) => sample.milliseconds).toFixed(1), slowest.toFixed(1)],
        ...[middle(({ bytes }) => bytes), middle(({ compressed }) => compressed)],
        ...[middle(({ elements }) => elements), loadavg()[0]?.toFixed(1)],
      ]
      print(`| ${cells.join(' | ')} |`)
    }
  }
}

/** Runs work against a shop on the database in `directory`, first filled with `size` products. */
async function withShop(
  directory: string,
  size: number | undefined,
  work: (origin: string) => Promise<void>,
) {
  const env = { DATA_DIR: directory, DATABASE_URL: '' }
  const shop = await startProcess(Number(values.port), env)
  try {
    if (size !== undefined) {
      const settings = loadSettings({ ...process.env, ...env, DB_STATEMENT_TIMEOUT_MS: '600000' })
      const log = createLogger({ ...settings, logLevel: 'silent' })
      const database = await openDatabase(settings, { log, attach: true })
      await fillCatalogue(database.db, size).finally(() => database.close())
    }
    await work(new URL(shop.baseUrl).origin)
  } finally {
    await stopProcess(shop, 'SIGTERM')
  }
}

/** Opens a page. @throws Error when it is not answered with 200 */
async function open(url: string): Promise<Sample> {
  const before = performance.now()
  const { status, body } = await get(url)
  const milliseconds = performance.now() - before
  if (status !== 200) throw new Error(`${url} was answered with ${status}.`)
  const html = brotliDecompressSync(body)
  const elements = html.toString().match(/<[a-z]/g)?.length ?? 0
  return { milliseconds, bytes: html.length, compressed: body.length, elements }
}

/** A request by node:http, because fetch decompresses the body. */
async function get(url: string): Promise<{ status: number; body: Buffer }> {
  return new Promise((done, fail) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer
        .toArray()
        .then(
          (parts) =>
            done({ status: answer.statusCode ?? 0, body: Buffer.concat(parts as Buffer[]) }),
          fail,
        )
    })
      .on('error', fail)
      .end()
  })
}
