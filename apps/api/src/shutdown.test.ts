import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../scripts/free-port.ts'
import { startEmbedded, type EmbeddedServer } from './db/embedded/server.ts'
import { stopProcess, startProcess } from './test/shop-process.ts'
import { openProxy } from './test/tcp-proxy.ts'
import { orderOf } from './test/test-shop.ts'

let folder: string
let server: EmbeddedServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-stop-'))
  server = await startEmbedded(join(folder, 'x'.repeat(110)), () => undefined)
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a shop whose database no longer responds exits within ten seconds of SIGTERM', async () => {
  const proxy = await openProxy(server.address.port)
  const url = `postgres://shop:${server.address.password}@127.0.0.1:${proxy.port}/postgres`
  const shop = await startProcess(await freePort(), { DATABASE_URL: url, LOG_LEVEL: 'silent' })
  proxy.freeze()
  const waiting = Array.from({ length: 30 }, () =>
    fetch(`${shop.baseUrl}/orders/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(orderOf([{ id: 1, quantity: 1 }])),
    }).catch(() => undefined),
  )
  await sleep(500)
  const began = Date.now()
  const ended = stopProcess(shop, 'SIGTERM')
  await sleep(200)
  expect((await fetch(`${shop.baseUrl}/readyz`)).status).toBe(503)
  await ended
  expect(Date.now() - began).toBeLessThan(10_000)
  await Promise.all(waiting)
  await proxy.close()
})
