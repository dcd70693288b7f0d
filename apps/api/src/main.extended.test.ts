import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '@shop/tooling/free-port.ts'
import { readPostmaster } from './db/embedded/orphan.ts'
import {
  fromAddress,
  main,
  startProcess,
  stopProcess,
  type ShopProcess,
} from '../test/shop-process.ts'
import { orderOf } from '../test/test-shop.ts'

let folder: string
let port: number
let shop: ShopProcess
let printed = ''
// The process has its own embedded database, also when the tests use a given server.
const env = () => ({ DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'debug' })

async function start(): Promise<ShopProcess> {
  const started = await startProcess(port, env())
  started.child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  started.child.stderr?.on('data', (chunk: Buffer) => process.stderr.write(chunk))
  return started
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-main-'))
  port = await freePort()
  shop = await start()
})
afterAll(async () => {
  await stopProcess(shop, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

const place = (phone: string, key: string = crypto.randomUUID(), id = 1) =>
  fetch(`${shop.baseUrl}/orders/confirm`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...fromAddress(Number(phone)),
    },
    body: JSON.stringify(orderOf([{ id, quantity: 1 }], { deliveryPhone: phone })),
  })

/** Runs the shop until it exits; returns its exit code and its error output. */
async function runToEnd(change: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...env(), ...change },
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number]
  return { code, output }
}

describe('the running shop', () => {
  test('the log has a line per order, with a request id and without phone numbers', async () => {
    const answer = await place('01712345678')
    expect(answer.status).toBe(200)
    const id = answer.headers.get('x-request-id') ?? ''
    await fetch(`${shop.baseUrl}/orders/track?orderId=1&phone=01712345678`)
    await fetch(`${shop.baseUrl}/products/search/01712345678`)
    await expect.poll(() => printed).toContain('search/017******78')
    expect(printed).toContain(id)
    expect(printed).not.toContain('01712345678')
  })

  test('metrics count the responses', async () => {
    const text = await (await fetch(`${shop.baseUrl}/metrics`)).text()
    expect(text).toMatch(/_count\{method="POST",route="[^"]*\/orders\/confirm",status="200"\} \d/)
    expect(text).toMatch(/process_resident_memory_bytes \d+/)
    const outside = await fetch(`${shop.baseUrl}/metrics`, {
      headers: { 'x-forwarded-for': '1.2.3.4' },
    })
    expect(outside.status).toBe(401)
  })

  test('the database is killed while orders arrive: no order is lost', async () => {
    const keys = Array.from({ length: 30 }, () => crypto.randomUUID())
    const phone = (n: number) => `018123456${String(n).padStart(2, '0')}`
    const placing = keys.map(async (key, n) => {
      await sleep(n * 10)
      for (let tries = 0; tries < 100; tries += 1) {
        const answer = await place(phone(n), key)
        expect([200, 409, 503]).toContain(answer.status)
        if (answer.status === 200)
          return ((await answer.json()) as { data: { orderId: number } }).data
        await answer.body?.cancel()
        await sleep(100)
      }
      throw new Error('The order was never placed')
    })
    await sleep(80)
    const running = await readPostmaster(join(folder, 'postgres'))
    process.kill(running?.pid ?? 0, 'SIGKILL')
    const orders = await Promise.all(placing)
    expect(new Set(orders.map((order) => order.orderId)).size).toBe(keys.length)
    const again = await Promise.all(keys.map((key, n) => place(phone(n), key)))
    const answers = (await Promise.all(again.map((answer) => answer.json()))) as {
      data: { orderId: number }
    }[]
    expect(answers.map(({ data }) => data.orderId)).toEqual(orders.map((order) => order.orderId))
  })

  test('a header of 20 KB is refused, and a client that does not read does not delay others', async () => {
    const long = await fetch(`${shop.baseUrl}/categories`, {
      headers: { 'x-long': 'x'.repeat(20_000) },
    })
    expect(long.status).toBe(431)
    const slow = connect(port, '127.0.0.1')
    slow.pause()
    slow.write(`GET /api/products HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(50))
    const began = performance.now()
    expect((await fetch(`${shop.baseUrl}/products/1`)).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(3000)
    slow.destroy()
  })

  test('a connection stays open longer than nginx keeps it, so that no order is sent into one that closes', async () => {
    const answer = await fetch(`${shop.baseUrl}/healthz`)
    expect(answer.headers.get('keep-alive')).toBe('timeout=65')
  })

  test('a shopper who hangs up in the middle of an order is no failure of the shop', async () => {
    for (const [id, size] of [
      ['hung-up-with-length', 'Content-Length: 100'],
      ['hung-up-with-chunks', 'Transfer-Encoding: chunked'],
    ]) {
      const call = connect(port, '127.0.0.1')
      call.write(
        `POST /api/orders/confirm HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${id}\r\n` +
          `Content-Type: application/json\r\n${size}\r\nExpect: 100-continue\r\n\r\n9\r\n{"a": "b`,
      )
      // The shop has read the head, and waits for the rest of the body.
      await once(call, 'data')
      call.destroy()
      const lines = () => printed.split('\n').filter((line) => line.includes(`"${id}"`))
      await expect.poll(lines, { message: id }).toHaveLength(2)
      const logged = lines().map((line) => JSON.parse(line) as { level: number; status: number })
      for (const { level, status } of logged)
        expect({ id, level: level < 50, status }).toEqual({ id, level: true, status: 400 })
    }
  })

  test('a method that the shop does not use is answered 405', async () => {
    const statusOf = (method: string, path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const call = request({ port, host: '127.0.0.1', method, path })
        call.on('error', reject)
        call.on('response', (answer) => resolve(answer.resume().statusCode))
        call.end()
      })
    for (const path of ['/', '/api/products']) {
      for (const method of ['TRACE', 'PROPFIND', 'DELETE']) {
        expect(await statusOf(method, path), `${method} ${path}`).toBe(405)
      }
    }
  })

  test('a second process on the same data directory exits and names the first', async () => {
    const { code, output } = await runToEnd({ PORT: '0' })
    expect(code).toBe(1)
    expect(output).toContain(`in use by process ${shop.child.pid}`)
    expect(output).toContain('DATA_DIR')
  })

  test('an invalid setting ends the start with an explanation', async () => {
    const wrong = await runToEnd({ PORT: 'many' })
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('PORT') })
  })

  test.each([
    ['a used port', () => ({ PORT: String(port), HOST: '127.0.0.1' }), 'PORT'],
    ['a host without an address', () => ({ PORT: '0', HOST: 'no-such-host.invalid' }), 'HOST'],
    ['an address of another machine', () => ({ PORT: '0', HOST: '192.0.2.1' }), 'HOST'],
    ['a folder of photos that is a file', () => ({ MEDIA_DIR: main }), 'MEDIA_DIR'],
    ['a folder of data that is a file', () => ({ DATA_DIR: main }), 'DATA_DIR'],
    ['a folder below a file', () => ({ MEDIA_DIR: join(main, 'media') }), 'MEDIA_DIR'],
  ])('%s ends the start before the database is made, with what to do', async (_, change, name) => {
    const other = await mkdtemp(join(tmpdir(), 'shop-main-'))
    const { code, output } = await runToEnd({ DATA_DIR: other, ...change() })
    const made = await readdir(other)
    await rm(other, { recursive: true, force: true })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(2)
    expect(output).toContain(name)
    expect(made).toEqual([])
  })

  test('SIGTERM finishes open requests and stops the database; all orders are there after a restart', async () => {
    const { pid } = (await readPostmaster(join(folder, 'postgres'))) ?? {}
    const open = Array.from({ length: 20 }, (_, n) =>
      place(`019123456${String(n).padStart(2, '0')}`, undefined, 2),
    )
    // Handled from now on: a connection that is not accepted yet may be refused at shutdown.
    const settling = Promise.allSettled(open)
    await sleep(5)
    await stopProcess(shop, 'SIGTERM')
    expect(shop.child.exitCode).toBe(0)
    const answered = (await settling)
      .filter((one) => one.status === 'fulfilled')
      .map((one) => one.value)
    for (const answer of answered) expect(answer.status).toBe(200)
    expect(() => process.kill(pid ?? 0, 0)).toThrow()
    shop = await start()
    for (const answer of answered) {
      const { data } = (await answer.json()) as {
        data: { orderId: number; user: { phone: string } }
      }
      const query = `orderId=${data.orderId}&phone=${data.user.phone}`
      expect((await fetch(`${shop.baseUrl}/orders/track?${query}`)).status).toBe(200)
    }
  })
})
