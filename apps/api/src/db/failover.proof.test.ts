import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createCatalogue } from '../catalogue.ts'
import { createLogger } from '../logger.ts'
import { loadSettings } from '../settings.ts'
import { openProxy, type TcpProxy } from '../test/tcp-proxy.ts'
import { newShopper, orderOf } from '../test/test-shop.ts'
import { openDatabase, type Database } from './client.ts'
import { startEmbedded, type EmbeddedServer } from './embedded/server.ts'
import { migrate } from './migrate.ts'
import { seedIfEmpty } from '../seed/seed.ts'

let folder: string
let primary: EmbeddedServer
let standby: EmbeddedServer
let toPrimary: TcpProxy
let toStandby: TcpProxy
let database: Database
let app: ReturnType<typeof createApp>

const log = createLogger({ logLevel: 'silent' })
const urlOf = (server: EmbeddedServer, hosts: string) =>
  `postgres://shop:${server.address.password}@${hosts}/postgres`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-failover-'))
  // Paths too long for a Unix socket make both servers listen on an address and a port.
  const [first, second] = ['a', 'b'].map((name) => join(folder, name.repeat(110)))
  const silent = () => undefined
  primary = await startEmbedded(String(first), silent)
  await primary.stop()
  await promisify(execFile)('cp', ['-a', String(first), String(second)])
  await writeFile(join(String(second), 'postgres/standby.signal'), '')
  primary = await startEmbedded(String(first), silent)
  standby = await startEmbedded(String(second), silent)
  toPrimary = await openProxy(primary.address.port)
  toStandby = await openProxy(standby.address.port)
  const hosts = `127.0.0.1:${toPrimary.port},127.0.0.1:${toStandby.port}`
  const settings = loadSettings({
    DATABASE_URL: `${urlOf(primary, hosts)}?target_session_attrs=read-write`,
    LOG_LEVEL: 'silent',
    LIST_CACHE_MS: '0',
    TRUSTED_PROXIES: '1',
  })
  database = await openDatabase(settings, { log })
  await migrate(database)
  await seedIfEmpty(database, settings)
  await database.sql`update products set quantity = 1000000 where id = 1`
  const { db } = database
  app = createApp({ db, catalogue: createCatalogue({ db, settings }), settings, log })
})
afterAll(async () => {
  await database.close()
  await Promise.all([toPrimary.close(), toStandby.close()])
  await Promise.all([primary.stop(), standby.stop()])
  await rm(folder, { recursive: true, force: true })
})

const order = async () => {
  const answer = await app.request('/orders/confirm', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...newShopper(),
    },
    body: JSON.stringify(orderOf([{ id: 1, quantity: 1 }])),
  })
  return answer.status
}
const orders = (n: number) => Promise.all(Array.from({ length: n }, order))
const ready = async () => (await app.request('/readyz')).status

/** Milliseconds until orders, and with them the health check, succeed again. */
async function recovery(): Promise<number> {
  const began = Date.now()
  while (!(await orders(20)).every((status) => status === 200)) {
    if (Date.now() - began > 10_000) throw new Error('Orders were refused for ten seconds')
    await sleep(50)
  }
  return Date.now() - began
}

test('a pool finds the primary again that was gone for a second, and not its standby', async () => {
  expect(await orders(20)).toEqual(Array(20).fill(200))
  await toPrimary.cut()
  const during = orders(20)
  await sleep(1000)
  await toPrimary.mend()
  await during
  expect(await recovery()).toBeLessThan(3000)
  expect(await ready()).toBe(200)
})

test('a server that became read-only is not ready and takes no order', async () => {
  const { sql } = database
  await sql`alter system set default_transaction_read_only = on`
  await sql`select pg_reload_conf()`
  await sleep(200)
  expect(await order()).toBe(503)
  expect(await ready()).toBe(503)
})

test('a pool leaves a read-only server for the one that was promoted', async () => {
  const admin = await openDatabase(
    loadSettings({ DATABASE_URL: urlOf(standby, `127.0.0.1:${standby.address.port}`) }),
    { log },
  )
  await admin.sql`select pg_promote(true, 30)`
  await migrate(admin)
  await seedIfEmpty(admin, loadSettings({}))
  await admin.sql`update products set quantity = 1000000 where id = 1`
  await admin.close()
  expect(await recovery()).toBeLessThan(3000)
  expect(await ready()).toBe(200)
})
