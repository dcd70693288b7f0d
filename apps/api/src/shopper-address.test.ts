import { mkdtemp, rm } from 'node:fs/promises'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '@shop/tooling/free-port.ts'
import { startProcess, stopProcess, type ShopProcess } from '../test/shop-process.ts'
import { orderOf } from '../test/test-shop.ts'

let folder: string
let shop: ShopProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-address-'))
  // No proxy is in front. Look-ups have a small limit, so that the test needs few of them.
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

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Sends a request over a connection from an address of this machine. */
async function send(
  localAddress: string,
  path: string,
  body?: unknown,
  proxyHeaders: Record<string, string> = {},
) {
  const sent = body === undefined ? undefined : JSON.stringify(body)
  const headers = { ...proxyHeaders, ...(sent ? { 'content-type': 'application/json' } : {}) }
  return new Promise<Answer>((resolve, reject) => {
    const method = sent ? 'POST' : 'GET'
    const outgoing = request(new URL(path, shop.baseUrl), { method, headers, localAddress })
    outgoing.on('error', reject)
    outgoing.on('response', (answer) => {
      const status = answer.statusCode ?? 0
      text(answer).then((all) => resolve({ status, headers: answer.headers, text: all }), reject)
    })
    outgoing.end(sent)
  })
}

/** Calls the API. */
async function call(localAddress: string, path: string, body?: unknown) {
  const answer = await send(localAddress, `/api${path}`, body)
  return { status: answer.status, body: JSON.parse(answer.text) as Record<string, unknown> }
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

test.each(['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Real-IP', 'Forwarded', 'Via'])(
  'metrics are for this machine, and not for who comes through a proxy that sends %s',
  async (name) => {
    const path = '/api/metrics'
    const own = await send('127.0.0.1', path)
    expect([own.status, own.text]).toEqual([200, expect.stringContaining('shop_sms_waiting')])
    expect((await send('127.0.0.1', path, undefined, { [name]: '127.0.0.1' })).status).toBe(401)
  },
)

describe('the offer of an order', () => {
  const offered = 310
  const look = async (address: string, order: number) =>
    await send(address, `/product-details/${offered}/checkout-discount/x/?order=${order}`)
  let orderId: number

  beforeAll(async () => {
    const order = orderOf([{ id: 4, quantity: 1 }], { deliveryPhone: '01811111200' })
    const placed = await call('127.0.1.1', '/orders/confirm', order)
    orderId = (placed.body['data'] as { orderId: number }).orderId
  })

  test('is on its page, which no shared cache keeps', async () => {
    const page = await look('127.0.1.1', orderId)
    expect(page.text.includes('420 tk')).toBe(true)
    expect(page.headers['cache-control']).toBe('private, no-cache')
  })

  test('is not on a page for an address that tried 6 other numbers, and is for others', async () => {
    for (let n = 0; n < 6; n += 1) {
      const page = await look('127.0.1.2', 1_000_000_000 + n)
      expect(page.status).toBe(200)
      expect(page.text.includes('420 tk')).toBe(false)
    }
    const refused = await look('127.0.1.2', orderId)
    expect(refused.status).toBe(200)
    expect(refused.text.includes('420 tk')).toBe(false)
    const data = await send('127.0.1.2', `/product-details/${offered}.data?order=${orderId}`)
    expect(data.text).not.toContain(String(orderId))
    expect((await look('127.0.1.3', orderId)).text).toContain('420 tk')
  })

  test('is not quoted to an address that tried 6 other numbers, and is to others', async () => {
    const quote = async (address: string, order_id: number) => {
      const products = [{ id: offered, quantity: 1, order_id }]
      const { body } = await call(address, '/orders/quote', { products })
      return (body['data'] as { subtotal: number }).subtotal
    }
    for (let n = 0; n < 6; n += 1) await quote('127.0.1.4', 1_000_000_000 + n)
    expect(await quote('127.0.1.4', orderId)).toBeGreaterThan(420)
    expect(await quote('127.0.1.5', orderId)).toBe(420)
  })
})
