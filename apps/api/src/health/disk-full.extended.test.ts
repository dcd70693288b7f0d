import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '@shop/tooling/free-port.ts'
import { openDatabase, type Database } from '../db/client.ts'
import { isStorageError } from '../db/database-error.ts'
import { createLogger } from '../logger.ts'
import { loadSettings } from '../settings.ts'
import { startProcess, stopProcess, type ShopProcess } from '../../test/shop-process.ts'
import { orderOf } from '../../test/test-shop.ts'
import { sqlOn } from '../../test/sql.ts'

/** Limits files of the shop and its database to 17 MB; a WAL segment has 16. Needs no root. */
const limitFileSize = ['sh', '-c', 'ulimit -S -f 34816 && exec "$@"', 'sh']
let folder: string
let shop: ShopProcess
let database: Database

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-full-'))
  const env = { DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'silent' }
  shop = await startProcess(await freePort(), env, limitFileSize)
  const settings = loadSettings({ ...env, DB_STATEMENT_TIMEOUT_MS: '60000' })
  database = await openDatabase(settings, { log: createLogger(settings), attach: true })
})
afterAll(async () => {
  await database.close()
  await stopProcess(shop, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

const status = async (path: string) => (await fetch(`${shop.baseUrl}${path}`)).status
const place = async (n: number, key: string) => {
  const answer = await fetch(`${shop.baseUrl}/orders/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(
      orderOf([{ id: 1, quantity: 1 }], { deliveryPhone: `0171234567${String(n)}` }),
    ),
  })
  return { status: answer.status, body: (await answer.json()) as { data: unknown } }
}

/** The counts of what an order changes. */
async function countRows() {
  const [row] = await sqlOn(database.pool)<Record<string, number>[]>`
    select (select count(*) from orders) as orders, (select count(*) from order_lines) as lines,
      (select count(*) from idempotency_keys) as keys, (select count(*) from outbox_events) as sms,
      (select quantity from products where id = 1) as stock`
  return row
}

describe('a full disk', () => {
  test('orders fail completely, /readyz fails, products are served, and the shop recovers', async () => {
    const sql = sqlOn(database.pool)
    await sql`alter table outbox_events set (autovacuum_enabled = false)`
    const before = await countRows()
    // The failed statement leaves its file at the limit.
    await expect(
      sql`insert into outbox_events (kind, key, sent_at)
        select 'sms', md5(n::text), now() from generate_series(1, 1000000) n`,
    ).rejects.toSatisfy(isStorageError)

    const keys = Array.from({ length: 8 }, () => crypto.randomUUID())
    const refused = await Promise.all(keys.map((key, n) => place(n, key)))
    for (const one of refused) {
      expect(one).toEqual({
        status: 503,
        body: {
          statusCode: 503,
          code: 'failure',
          message: 'The shop is busy. Please try again in a moment.',
          errors: [],
          data: null,
          requestId: expect.any(String),
        },
      })
    }
    expect(await countRows()).toEqual(before)
    expect(await status('/readyz')).toBe(503)
    expect(await status('/healthz')).toBe(200)
    expect(await status('/products?limit=24')).toBe(200)

    await sql`vacuum outbox_events`
    const accepted = await Promise.all(keys.map((key, n) => place(n, key)))
    expect(accepted.map((one) => one.status)).toEqual(keys.map(() => 200))
    const again = await Promise.all(keys.map((key, n) => place(n, key)))
    expect(again).toEqual(accepted)
    const { orders = 0, lines = 0, sms = 0, stock = 0 } = before ?? {}
    expect(await countRows()).toMatchObject({
      orders: orders + 8,
      lines: lines + 8,
      sms: sms + 8,
      stock: stock - 8,
    })
    await expect.poll(() => status('/readyz')).toBe(200)
  })
})
