import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../src/db/client.ts'
import { createLogger } from '../../src/logger.ts'
import { reindexIfNeeded } from '../../src/products/reindex.queries.ts'
import { searchProducts } from '../../src/products/product-list.ts'
import { LiveIndex } from '../../src/search/live-index.ts'
import { loadSettings } from '../../src/settings.ts'
import { startProcess, stopProcess } from '../../test/shop-process.ts'
import { readQueries, type SearchQuery } from './read-queries.ts'

const { values } = parseArgs({
  options: {
    kept: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    'without-keywords': { type: 'boolean', default: false },
    port: { type: 'string', default: '4293' },
    help: { type: 'boolean', short: 'h' },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)
const first = 3

if (values.help) {
  print(
    'Prints how many of the queries of queries.txt find a wanted product among the first three.',
  )
  print('usage: npm run bench search -- [--kept] [--without-keywords] [--misses]')
  print('  --kept    also the half that is kept aside: not while the search is tuned')
  print('  --without-keywords  the products of a shop that gave them none')
  print('  --misses  the queries of the tuned half that find none of them, with what they find')
} else {
  await bench()
}

async function bench() {
  const directory = await mkdtemp(join(tmpdir(), 'shop-bench-'))
  const env = { DATA_DIR: directory, DATABASE_URL: '', LOG_LEVEL: 'error', PAGES: 'off' }
  const shop = await startProcess(Number(values.port), env)
  const settings = loadSettings({ ...process.env, ...env })
  const database = await openDatabase(settings, { log: createLogger(settings), attach: true })
  try {
    const queries = await readQueries()
    if (values['without-keywords']) {
      await database.pool.query(`update products set keywords = ''; truncate search_words`)
      await reindexIfNeeded(database.db)
    }
    const source = { db: database.db, index: new LiveIndex(database.db) }
    print('| half | spelling | queries | recall@3 |')
    print('|---|---|---|---|')
    for (const keptAside of values.kept ? [false, true] : [false]) {
      for (const kind of ['right', 'wrong', 'romanised'] as const) {
        const some = queries.filter((query) => query.kind === kind && query.keptAside === keptAside)
        const misses = await missesOf(some, (text) => searchProducts(source, text, first))
        const recall = (100 * (some.length - misses.length)) / some.length
        const half = keptAside ? 'kept aside' : 'tuned'
        print(`| ${[half, kind, some.length, `${recall.toFixed(1)} %`].join(' | ')} |`)
        if (values.misses && !keptAside) for (const miss of misses) print(`    ${miss}`)
      }
    }
  } finally {
    await database.close()
    await stopProcess(shop, 'SIGTERM')
    await rm(directory, { recursive: true, force: true })
  }
}

async function missesOf(
  queries: readonly SearchQuery[],
  search: (text: string) => ReturnType<typeof searchProducts>,
): Promise<string[]> {
  const misses: string[] = []
  for (const { text, wanted } of queries) {
    const { data } = await search(text)
    if (data.some(({ id }) => wanted.includes(id))) continue
    misses.push(`${text}: ${data.map(({ id, name }) => `${id} ${name}`).join('; ') || 'nothing'}`)
  }
  return misses
}
