import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createCatalogue } from '../catalogue.ts'
import { createLogger } from '../logger.ts'
import { useShop } from '../test/test-shop.ts'

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

test('/readyz responds 503 within three seconds while a write waits', async () => {
  let release: (() => void) | undefined
  const held = new Promise<void>((done) => (release = done))
  const lock = shop.sql.begin(async (tx) => {
    await tx`lock table heartbeat in exclusive mode`
    await held
  })
  const began = Date.now()
  expect((await shop.get('/readyz')).status).toBe(503)
  expect(Date.now() - began).toBeLessThan(3000)
  release?.()
  await lock
  await expect.poll(async () => (await shop.get('/readyz')).status).toBe(200)
})
