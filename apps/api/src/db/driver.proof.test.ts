import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProxy, type TcpProxy } from '../test/tcp-proxy.ts'
import { openDatabase } from './client.ts'
import { connect } from './pool.ts'
import { createLogger } from '../logger.ts'
import { loadSettings } from '../settings.ts'
import { startEmbedded, type EmbeddedServer } from './embedded/server.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string
let server: EmbeddedServer
const log = createLogger({ logLevel: 'silent' })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-driver-'))
  server = await startEmbedded(join(folder, 'x'.repeat(110)), () => undefined)
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const urlOf = (port: number) =>
  `postgres://shop:${server.address.password}@127.0.0.1:${port}/postgres`

async function withProxy(work: (proxy: TcpProxy) => Promise<void>, edit?: (b: Buffer) => Buffer) {
  const proxy = await openProxy(server.address.port, edit)
  try {
    await work(proxy)
  } finally {
    await proxy.close()
  }
}

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => String(error.code),
  )

test('a connection that was lost with unsent bytes is used again', async () => {
  await withProxy(async (proxy) => {
    const sql = connect(urlOf(proxy.port), { poolSize: 1, statementTimeout: 5000 })
    for (let run = 0; run < 5; run += 1) {
      await sql`select 1`
      // The transaction goes on to write after its connection ended.
      const broken = sql.begin(async (tx) => {
        await tx`select 1`
        await proxy.cut()
        await proxy.mend()
        await outcome(tx`select 2`)
        return await tx`select 3`
      })
      expect(await outcome(broken)).toMatch(/^(CONNECTION|ECONN)/)
      const began = Date.now()
      expect(await outcome(sql`select 4`)).toBe('done')
      expect(Date.now() - began).toBeLessThan(2000)
    }
    await sql.end()
  })
})

test('statements of a transaction whose connection ended never run in another', async () => {
  await withProxy(async (proxy) => {
    const sql = connect(urlOf(proxy.port), { poolSize: 1, statementTimeout: 5000 })
    await sql`create table if not exists kept (n int)`
    let next: (() => void) | undefined
    const gate = new Promise<void>((open) => (next = open))
    const dead = sql.begin(async (tx) => {
      await tx`insert into kept values (1)`
      await proxy.cut()
      await proxy.mend()
      await gate
      await tx`insert into kept values (2)`
    })
    expect(await outcome(dead)).toMatch(/^(CONNECTION|ECONN)/)
    const other = sql.begin(async (tx) => {
      await tx`insert into kept values (3)`
      next?.()
      await sleep(50)
      throw new Error('later')
    })
    await expect(other).rejects.toThrow('later')
    expect(await sql`select n from kept`).toEqual([])
    await sql.end()
  })
})

test('a statement fails when the server does not respond to it', async () => {
  await withProxy(async (proxy) => {
    const sql = connect(urlOf(proxy.port), { poolSize: 2, statementTimeout: 500 })
    await sql`select 1`
    proxy.freeze()
    const began = Date.now()
    expect(await outcome(sql`select 1`)).toBe('CONNECTION_TIMEOUT')
    expect(Date.now() - began).toBeLessThan(2500)
    await sql.end({ timeout: 0 })
  })
})

/** Changes the process id in what a server sends first, as a pooler does. */
function otherProcess(first: Buffer): Buffer {
  const at = first.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]))
  if (at >= 0) first.writeUInt32BE(1, at + 5)
  return first
}

test('behind a pooler nothing is prepared or pipelined, and no session parameter is sent', async () => {
  const optionsOf = async (port: number, query = '') => {
    const settings = loadSettings({ DATABASE_URL: `${urlOf(port)}${query}` })
    const database = await openDatabase(settings, { log })
    const { prepare, max_pipeline, connection } = database.sql.options as unknown as Record<
      string,
      unknown
    >
    await database.close()
    return { prepare, max_pipeline, timeout: 'statement_timeout' in (connection as object) }
  }
  const straight = { prepare: true, max_pipeline: 100, timeout: true }
  expect(await optionsOf(server.address.port)).toEqual(straight)
  await withProxy(async (proxy) => expect(await optionsOf(proxy.port)).toEqual(straight))
  const pooled = { prepare: false, max_pipeline: 0, timeout: false }
  await withProxy(
    async (proxy) => expect(await optionsOf(proxy.port)).toEqual(pooled),
    otherProcess,
  )
  await withProxy(async (proxy) => {
    const chosen = await optionsOf(proxy.port, '?prepare=true')
    expect(chosen).toEqual({ ...pooled, prepare: 'true' })
  }, otherProcess)
})
