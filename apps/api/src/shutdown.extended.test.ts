import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '@shop/tooling/free-port.ts'
import { isAlive } from './db/embedded/folder-lock.ts'
import { readPostmaster } from './db/embedded/orphan.ts'
import { startEmbedded, type EmbeddedServer } from './db/embedded/server.ts'
import { main, stopProcess, startProcess } from '../test/shop-process.ts'
import { openProxy } from '../test/tcp-proxy.ts'
import { orderOf } from '../test/test-shop.ts'

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

test('a shop whose database no longer responds exits within 15 seconds of SIGTERM', async () => {
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
  expect(Date.now() - began).toBeLessThan(15_000)
  await Promise.all(waiting)
  await proxy.close()
})

test('an order that waits for a product at SIGTERM is placed when the product is free', async () => {
  const url = `postgres://shop:${server.address.password}@127.0.0.1:${server.address.port}/postgres`
  const shop = await startProcess(await freePort(), { DATABASE_URL: url, LOG_LEVEL: 'silent' })
  const client = new Client(url)
  await client.connect()
  await client.query('begin; select from products where id = 1 for update')
  const placed = fetch(`${shop.baseUrl}/orders/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(orderOf([{ id: 1, quantity: 1 }])),
  })
  await sleep(500)
  const ended = stopProcess(shop, 'SIGTERM')
  // An order waits for a product in three attempts of two seconds.
  await sleep(4_000)
  await client.query('commit')
  const answer = await placed
  expect({ status: answer.status, connection: answer.headers.get('connection') }).toEqual({
    status: 200,
    connection: 'keep-alive',
  })
  await ended
  await client.end()
})

describe('a first start that is ended', () => {
  const moments = {
    'while the database is created': async (dataDir: string) => {
      const files: string[] = await readdir(dataDir).catch(() => [])
      return files.includes('postgres.new')
    },
    'while the database starts': async (dataDir: string) =>
      (await readPostmaster(join(dataDir, 'postgres'))) !== undefined,
    'while the demo shop is stored': async (dataDir: string) =>
      (await readPostmaster(join(dataDir, 'postgres')))?.ready === true,
  }

  test.each(Object.entries(moments))('%s leaves no database running', async (_, reached) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-first-'))
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', HOST: '127.0.0.1' },
    })
    const exit = once(child, 'exit')
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    while (child.exitCode === null && !(await reached(dataDir))) await sleep(2)
    const pid = (await readPostmaster(join(dataDir, 'postgres')))?.pid
    child.kill('SIGTERM')
    const [code] = (await exit) as [number | null]
    const orphan = (await readPostmaster(join(dataDir, 'postgres')))?.pid ?? pid
    const left = orphan !== undefined && isAlive(orphan)
    if (left) process.kill(orphan, 'SIGINT')
    const files = await readdir(dataDir)
    await rm(dataDir, { recursive: true, force: true })
    expect({ code, left }).toEqual({ code: 0, left: false })
    expect(output).toMatch(/Stopped\.\n$/)
    expect(output).not.toContain('is ready at')
    expect(files).not.toContain('shop.lock')
  })
})
