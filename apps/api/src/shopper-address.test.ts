import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../scripts/free-port.ts'
import { startProcess, stopProcess, type ShopProcess } from './test/shop-process.ts'
import { orderOf } from './test/test-shop.ts'

let folder: string
let shop: ShopProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-address-'))
  // No proxy stands in front. Look-ups have a small limit, so that the test needs few of them.
  shop = await startProcess(await freePort(), {
    DATA_DIR: folder,
    DATABASE_URL: '',
    TRUSTED_PROXIES: '0',
    RATE_TRACK_ADDRESS: '5',
  })
})
afterAll(async () => {
  await stopProcess(shop, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

/** Calls the shop over a connection from an address of this machine. */
async function call(localAddress: string, path: string, body?: unknown) {
  const sent = body === undefined ? undefined : JSON.stringify(body)
  const headers = sent ? { 'content-type': 'application/json' } : {}
  return new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
    const method = sent ? 'POST' : 'GET'
    const outgoing = request(`${shop.baseUrl}${path}`, { method, headers, localAddress })
    outgoing.on('error', reject)
    outgoing.on('response', (answer) => {
      const status = answer.statusCode ?? 0
      text(answer).then((json) => resolve({ status, body: JSON.parse(json) }), reject)
    })
    outgoing.end(sent)
  })
}

test('the API sees the address of the shopper', async () => {
  expect((await call('127.0.0.1', '/ip')).body).toEqual({ ip: '127.0.0.1' })
  expect((await call('127.0.0.2', '/ip')).body).toEqual({ ip: '127.0.0.2' })
})

test('two addresses have two counters', async () => {
  const guess = async (address: string, orderId: number) =>
    (await call(address, '/orders/track', { orderId, phone: '01712345678' })).status
  const first = []
  for (let n = 0; n < 7; n += 1) first.push(await guess('127.0.0.2', 9_000_000 + n))
  expect(first).toEqual([404, 404, 404, 404, 404, 429, 429])
  expect(await guess('127.0.0.3', 9_000_000)).toBe(404)
})

test('25 orders from 25 addresses are all taken', async () => {
  const placed = []
  for (let n = 0; n < 25; n += 1) {
    const address = `127.0.0.${100 + n}`
    const { ip } = (await call(address, '/ip')).body
    const order = orderOf([{ id: 1, quantity: 1 }], {
      deliveryPhone: `018111111${n + 10}`,
      meta: { browser_id: ip },
    })
    placed.push((await call(address, '/orders/confirm', order)).status)
  }
  expect(placed).toEqual(Array.from({ length: 25 }, () => 200))
})
