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
import { prepareDatabase } from '../prepare-database.ts'
import { openProxy, type TcpProxy } from '../../test/tcp-proxy.ts'
import { newShopper, orderOf } from '../../test/test-shop.ts'
import { openDatabase, type Database } from './client.ts'
import { startEmbedded, type EmbeddedServer } from './embedded/server.ts'
import { seedIfEmpty } from '../seed/seed.ts'

let folder: string
let primary: EmbeddedServer
let standby: EmbeddedServer
/** The one address of the database, as a proxy or a provider gives it. */
let address: TcpProxy
let database: Database
let app: ReturnType<typeof createApp>

const log = createLogger({ logLevel: 'silent' })
const urlOf = (server: EmbeddedServer, port: number) =>
  `postgres://shop:${server.address.password}@127.0.0.1:${port}/postgres`

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
  address = await openProxy(primary.address.port)
  const settings = loadSettings({
    DATABASE_URL: urlOf(primary, address.port),
    DB_POOL_SIZE: '4',
    DB_STATEMENT_TIMEOUT_MS: '1000',
    LOG_LEVEL: 'silent',
    LIST_CACHE_MS: '0',
    TRUSTED_PROXIES: '1',
  })
  database = await openDatabase(settings, { log })
  await prepareDatabase(database, log, settings)
  await seedIfEmpty(database, settings)
  await database.pool.query('update products set quantity = 1000000 where id = 1')
  const { db } = database
  app = createApp({ db, catalogue: createCatalogue({ db, settings }), settings, log })
})
afterAll(async () => {
  await database.close()
  await address.close()
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

/** Orders, and with them the health check, succeed again within five seconds. */
async function expectRecovery() {
  const placed = async () => (await orders(20)).every((status) => status === 200)
  await expect.poll(placed, { timeout: 5_000 }).toBe(true)
  await expect.poll(ready, { timeout: 5_000 }).toBe(200)
}

test('orders are placed again after the server was gone for a second', async () => {
  expect(await orders(20)).toEqual(Array(20).fill(200))
  await address.cut()
  const during = orders(20)
  await sleep(1000)
  expect(await ready()).toBe(503)
  await address.restore()
  expect(new Set(await during)).toEqual(new Set([503]))
  await expectRecovery()
})

test('a server that no longer responds: every order is answered 503, and placed again later', async () => {
  address.freeze()
  // Several times as many as there are connections.
  for (let round = 0; round < 3; round += 1) {
    expect(new Set(await orders(20))).toEqual(new Set([503]))
  }
  expect(await ready()).toBe(503)
  await address.restore()
  await expectRecovery()
})

test('a server that became read-only is not ready and takes no order', async () => {
  await database.pool.query('alter system set default_transaction_read_only = on')
  await database.pool.query('select pg_reload_conf()')
  await expect.poll(order).toBe(503)
  expect(await ready()).toBe(503)
})

test('the address answers from the promoted standby: the shop leaves the read-only server', async () => {
  const admin = await openDatabase(
    loadSettings({ DATABASE_URL: urlOf(standby, standby.address.port) }),
    { log },
  )
  await admin.pool.query('select pg_promote(true, 30)')
  await prepareDatabase(admin, log, loadSettings({}))
  await seedIfEmpty(admin, loadSettings({}))
  await admin.pool.query('update products set quantity = 1000000 where id = 1')
  await admin.close()
  // The connections to the read-only server stay open.
  await address.restore(standby.address.port)
  await expectRecovery()
})
