import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freePort } from '@shop/tooling/free-port.ts'
import { startEmbedded, type EmbeddedServer } from './db/embedded/server.ts'
import { connectTo, type TestServer } from '../test/global-setup.ts'
import { fromAddress, startProcess, stopProcess, type ShopProcess } from '../test/shop-process.ts'
import { orderOf, stockOf } from '../test/test-shop.ts'
import type { Sql } from '../test/sql.ts'

const pool = { poolSize: 4, statementTimeout: 20_000 }
let folder: string
let embedded: EmbeddedServer | undefined
let admin: Sql
let sql: Sql
let name: string
let gateway: Server
const messages: string[] = []
let shops: readonly ShopProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-two-'))
  const { target, prefix } = inject('server')
  // A path too long for a Unix socket: instances find their database by address and port.
  const long = join(folder, 'x'.repeat(100))
  embedded = typeof target === 'string' ? undefined : await startEmbedded(long, () => undefined)
  const { host, port, username, password } = embedded?.address ?? {}
  const url = embedded ? `postgres://${username}:${password}@${host}:${port}/postgres` : target
  const server: TestServer = { target: String(url), prefix, template: '' }
  admin = connectTo(server, undefined, pool)
  name = `${prefix}_two`
  await admin.pool.query(`create database ${name}`)
  sql = connectTo(server, name, pool)

  gateway = createServer((request, answer) => {
    void text(request).then((body) => {
      messages.push((JSON.parse(body) as { to: string }).to)
      answer.end()
    })
  })
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done))
  const { port: at } = gateway.address() as { port: number }
  const place = new URL(String(url))
  place.pathname = `/${name}`
  const env = {
    DATABASE_URL: place.href,
    LOG_LEVEL: 'silent',
    RATE_TRACK_ADDRESS: '10',
    SMS_DRIVER: 'webhook',
    SMS_WEBHOOK_URL: `http://127.0.0.1:${at}/sms`,
  }
  const ports = [await freePort(), await freePort()]
  shops = await Promise.all(ports.map((free) => startProcess(free, env)))
})
afterAll(async () => {
  await Promise.all(shops.map((shop) => stopProcess(shop, 'SIGTERM')))
  gateway.close()
  await sql.end()
  await admin.pool.query(`drop database if exists ${name} with (force)`)
  await admin.end()
  await embedded?.stop()
  await rm(folder, { recursive: true, force: true })
})

const base = (n: number) => shops[n % shops.length]?.baseUrl ?? ''
const phone = (n: number) => `0161234${String(n).padStart(4, '0')}`
const place = async (at: number, n: number, key: string = crypto.randomUUID()) => {
  const answer = await fetch(`${base(at)}/orders/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...fromAddress(n) },
    body: JSON.stringify(orderOf([{ id: 1, quantity: 1 }], { deliveryPhone: phone(n) })),
  })
  return (await answer.json()) as { statusCode: number; data: { orderId: number } | null }
}

describe('two instances on one database', () => {
  test('start together on an empty database, which is filled once', async () => {
    const products = async (from: Sql) => (await from`select count(*) as n from products`)[0]?.['n']
    const once = connectTo(inject('server'), inject('server').template, pool)
    expect(await products(sql)).toBe(await products(once))
    await once.end()
  })

  test('together sell no more than the stock', async () => {
    await sql`update products set quantity = 7 where id = 1`
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => place(n, n)))
    expect(answers.filter(({ data }) => data)).toHaveLength(7)
    expect(await stockOf(sql, 1)).toBe(0)
  })

  test('make one order for one key, also for concurrent requests', async () => {
    await sql`update products set quantity = 100 where id = 1`
    for (let run = 0; run < 10; run += 1) {
      const key = crypto.randomUUID()
      await Promise.all([place(0, 200 + run, key), place(1, 200 + run, key)])
      const [first, second] = [await place(0, 200 + run, key), await place(1, 200 + run, key)]
      expect(first.data?.orderId).toBe(second.data?.orderId)
    }
    expect(await stockOf(sql, 1)).toBe(90)
  })

  test('send each text message once', async () => {
    const waiting = async () =>
      (await sql`select count(*) as n from outbox_events where sent_at is null`)[0]?.['n'] as number
    await expect.poll(waiting).toBe(0)
    const [orders] = await sql<{ n: number }[]>`select count(*) as n from orders`
    expect(messages).toHaveLength(orders?.n ?? 0)
    expect(new Set(messages).size).toBe(messages.length)
  })

  test('share one rate limit', async () => {
    const ask = async (n: number) =>
      (await fetch(`${base(n)}/orders/track?orderId=${9_000_000 + n}&phone=${phone(1)}`)).status
    const answers = []
    for (let n = 0; n < 14; n += 1) answers.push(await ask(n))
    expect(answers.filter((status) => status === 429)).toHaveLength(4)
    expect(new Set(answers.slice(0, 10))).toEqual(new Set([404]))
  })
})
