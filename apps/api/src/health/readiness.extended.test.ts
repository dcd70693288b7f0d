import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createCatalogue } from '../catalogue.ts'
import { createLogger } from '../logger.ts'
import { useShop } from '../../test/test-shop.ts'

const shop = useShop()
const log = createLogger({ logLevel: 'silent' })

test('/readyz stores a row each time', async () => {
  const beat = async () =>
    (await shop.sql<{ at: string }[]>`select beat_at::text as at from heartbeat`)[0]?.at
  expect((await shop.get('/readyz')).status).toBe(200)
  const first = await beat()
  expect(first).toBeDefined()
  expect((await shop.get('/readyz')).status).toBe(200)
  expect(await beat()).not.toBe(first)
})

test('/readyz responds 503 as soon as the shop begins to stop', async () => {
  const stopping = new AbortController()
  const app = createApp({
    db: shop.db,
    catalogue: createCatalogue(shop),
    settings: shop.settings,
    log,
    stopping: stopping.signal,
  })
  expect((await app.request('/readyz')).status).toBe(200)
  stopping.abort()
  expect((await app.request('/readyz')).status).toBe(503)
  expect((await app.request('/healthz')).status).toBe(200)
})

/** Locks a table so that nobody reads or writes it. Resolves, when it is locked, to what unlocks it. */
async function lock(table: string): Promise<() => Promise<void>> {
  const locking = await shop.sql.reserve()
  await locking`begin`
  await locking.query(`lock table ${table} in access exclusive mode`)
  return async () => {
    await locking`commit`
    locking.release()
  }
}

test('/readyz responds 503 within three seconds while a write waits', async () => {
  const unlock = await lock('heartbeat')
  const began = Date.now()
  expect((await shop.get('/readyz')).status).toBe(503)
  expect(Date.now() - began).toBeLessThan(3000)
  await unlock()
  await expect.poll(async () => (await shop.get('/readyz')).status).toBe(200)
})

test('/readyz responds 503 until the products are read', async () => {
  const unlock = await lock('products')
  const { db, settings } = shop
  // As after a start: nothing has been read yet.
  const app = createApp({ db, settings, log, catalogue: createCatalogue({ db, settings }) })
  const reply = await app.request('/readyz')
  expect(reply.status).toBe(503)
  expect(await reply.json()).toMatchObject({ message: 'The products are being read.' })
  expect((await app.request('/healthz')).status).toBe(200)
  await unlock()
  await expect.poll(async () => (await app.request('/readyz')).status).toBe(200)
})
