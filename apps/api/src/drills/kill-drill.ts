import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase, type Sql } from '../db/client.ts'
import { readPostmaster } from '../db/embedded/orphan.ts'
import { createLogger } from '../logger.ts'
import { loadSettings } from '../settings.ts'
import { endShop, startShop, type ShopProcess } from './shop-process.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    port: { type: 'string', default: '4290' },
    buyers: { type: 'string', default: '20' },
    help: { type: 'boolean', short: 'h' },
  },
})
const pieces = 1_000_000
const say = (line: string) => process.stdout.write(`${line}\n`)

if (values.help) {
  say('Kills the shop while orders are coming in, restarts it, and counts what was kept.')
  say('usage: node apps/api/src/drills/kill-drill.ts [--rounds 5] [--port 4290] [--buyers 20]')
} else {
  process.exitCode = (await drill()) ? 0 : 1
}

interface Round {
  fault: string
  sent: number
  acknowledged: Map<string, number>
  doubtful: Map<string, string>
}

async function drill(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-drill-'))
  const given = process.env['DATABASE_URL']
  const env: Record<string, string> = { DATA_DIR: folder }
  const rows: Record<string, string | number>[] = []
  let shop = await startShop(Number(values.port), env)
  try {
    const initial = await withDatabase(folder, (sql) => fillStock(sql))
    for (let number = 1; number <= Number(values.rounds); number += 1) {
      const both = !given && number % 2 === 0
      const round = await kill(shop, folder, both)
      shop = await startShop(Number(values.port), env)
      const restarted = shop.startedIn
      await retry(shop, round)
      const found = await withDatabase(folder, (sql) => count(sql, round, initial))
      rows.push({ fault: round.fault, restarted: `${restarted} ms`, sent: round.sent, ...found })
    }
  } finally {
    await endShop(shop, 'SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
  table(rows)
  return rows.every((row) => !row['lost'] && !row['duplicates'] && !row['oversold'])
}

/** Lets shoppers order for a while, then kills the process (and every other round its database). */
async function kill(shop: ShopProcess, folder: string, both: boolean): Promise<Round> {
  const fault = both ? 'kill -9 shop and database' : 'kill -9 shop'
  const round: Round = { fault, sent: 0, acknowledged: new Map(), doubtful: new Map() }
  let open = true
  const buyers = Array.from({ length: Number(values.buyers) }, async () => {
    while (open) {
      const key = crypto.randomUUID()
      const body = randomOrder()
      round.sent += 1
      const id = await send(shop, key, body)
      if (id === undefined) round.doubtful.set(key, body)
      else round.acknowledged.set(key, id)
    }
  })
  await sleep(600 + Math.random() * 900)
  const postmaster = both ? await readPostmaster(join(folder, 'postgres')) : undefined
  const gone = endShop(shop, 'SIGKILL')
  if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
  open = false
  await Promise.all([...buyers, gone])
  return round
}

/** What an honest client does after a cut connection: the same key and body again. */
async function retry(shop: ShopProcess, round: Round) {
  for (const [key, body] of round.doubtful) {
    const id = await send(shop, key, body)
    if (id !== undefined) round.acknowledged.set(key, id)
  }
}

async function send(shop: ShopProcess, key: string, body: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`${shop.base}/orders/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
    })
    const { data } = (await answer.json()) as { data: { orderId: number } | null }
    return data?.orderId
  } catch {
    return undefined
  }
}

function randomOrder(): string {
  const first = 1 + Math.floor(Math.random() * 4)
  const products = [first, 1 + (first % 4)].map((id) => ({ id, quantity: 1 }))
  const deliveryPhone = `017${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  return JSON.stringify({
    deliveryName: 'Drill',
    deliveryPhone,
    deliveryAddress: 'Dhaka',
    products,
  })
}

async function withDatabase<T>(folder: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const settings = loadSettings({ ...process.env, DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const database = await openDatabase(settings, { log: createLogger(settings), attach: true })
  try {
    return await work(database.sql)
  } finally {
    await database.close()
  }
}

async function fillStock(sql: Sql): Promise<number> {
  await sql`update products set quantity = ${pieces} where id <= 4`
  const [row] = await sql<{ sold: number }[]>`
    select coalesce(sum(quantity), 0) as sold from order_lines where product_id <= 4`
  return 4 * pieces + Number(row?.sold ?? 0)
}

async function count(sql: Sql, round: Round, initial: number) {
  const keys = [...round.acknowledged.keys()].map((key) => `key:${key}`)
  const ids = [...round.acknowledged.values()]
  const [row] = await sql<Record<string, number>[]>`
    select (select count(*) from orders where id = any(${ids}::bigint[])) as found,
      (select count(*) from idempotency_keys where key = any(${keys}::text[])) as keyed,
      (select count(*) from orders o where not exists
        (select 1 from idempotency_keys k where k.order_id = o.id)) as strays,
      (select count(*) from orders o where
        (select count(*) from order_lines l where l.order_id = o.id) = 0
        or not exists (select 1 from sms_outbox s where s.order_id = o.id)) as half,
      (select sum(quantity) from products where id <= 4)
        + (select coalesce(sum(quantity), 0) from order_lines where product_id <= 4) as balance`
  const found = Number(row?.['found'] ?? 0)
  return {
    acknowledged: ids.length,
    found,
    lost: ids.length - found,
    duplicates: Number(row?.['strays'] ?? 0) + (ids.length - new Set(ids).size),
    half: Number(row?.['half'] ?? 0),
    oversold: initial - Number(row?.['balance'] ?? 0),
  }
}

function table(rows: readonly Record<string, string | number>[]) {
  const names = Object.keys(rows[0] ?? {})
  say(`| ${names.join(' | ')} |`)
  say(`|${names.map(() => '---').join('|')}|`)
  for (const row of rows) say(`| ${names.map((name) => row[name]).join(' | ')} |`)
}
