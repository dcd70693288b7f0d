import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProxy, type TcpProxy } from '../../test/tcp-proxy.ts'
import { openDatabase } from './client.ts'
import { isTransient } from './database-error.ts'
import { connect } from './pool.ts'
import { createDb, type Db } from './session.ts'
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

/** A database behind a proxy, with one connection, so that one that is not returned is missed. */
async function behindProxy(
  work: (proxy: TcpProxy, db: Db) => Promise<void>,
  statementTimeout = 5000,
) {
  await withProxy(async (proxy) => {
    const pool = connect(urlOf(proxy.port), { poolSize: 1, statementTimeout })
    await work(proxy, createDb(pool))
    await pool.end()
  })
}

const one = sql`select 1`
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isTransient(error) ? 'try again' : error),
  )
const reset = async (proxy: TcpProxy) => {
  await proxy.cut()
  await proxy.restore()
}

test('after a lost connection the next statement is answered, five times', async () => {
  await behindProxy(async (proxy, db) => {
    for (let run = 0; run < 5; run += 1) {
      await db.execute(one)
      // The connection ends between two statements of a transaction.
      const broken = db.transaction(async (tx) => {
        await tx.execute(one)
        await reset(proxy)
        await tx.execute(one)
      })
      expect(await outcome(broken)).toBe('try again')
      await expect.poll(() => outcome(db.execute(one))).toBe('done')
      await reset(proxy)
      await expect.poll(() => outcome(db.transaction((tx) => tx.execute(one)))).toBe('done')
    }
  })
})

test('statements of a transaction whose connection ended never run in another', async () => {
  await behindProxy(async (proxy, db) => {
    await db.execute(sql`create table if not exists kept (n int)`)
    const lost = Promise.withResolvers<void>()
    const later = Promise.withResolvers<void>()
    const dead = db.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values (1)`)
      await reset(proxy)
      lost.resolve()
      await tx.execute(sql`insert into kept values (2)`)
      await later.promise
    })
    await lost.promise
    expect(await outcome(dead)).toBe('try again')
    const other = db.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values (3)`)
      later.resolve()
      throw new Error('later')
    })
    await expect(other).rejects.toThrow('later')
    expect((await db.execute(sql`select n from kept`)).rows).toEqual([])
  })
})

test('a server that does not respond is given up, and asked again when it responds', async () => {
  await behindProxy(async (proxy, db) => {
    const calls = [
      () => {
        proxy.freeze()
        return db.execute(one)
      },
      () => {
        proxy.freeze()
        return db.transaction((tx) => tx.execute(one))
      },
      () =>
        db.transaction((tx) => {
          proxy.freeze()
          return tx.execute(one)
        }),
    ]
    for (const call of calls) {
      await db.execute(one)
      expect(await outcome(call())).toBe('try again')
      // Further calls wait for a connection, and are given up as well.
      expect(await outcome(db.transaction((tx) => tx.execute(one)))).toBe('try again')
      await proxy.restore()
      await expect.poll(() => outcome(db.execute(one))).toBe('done')
    }
  }, 200)
})

/** Changes the process id in what a server sends first, as a pooler does. */
function otherProcess(first: Buffer): Buffer {
  const at = first.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]))
  if (at >= 0) first.writeUInt32BE(1, at + 5)
  return first
}

test('behind a pooler no statement is prepared, unless the address asks for it', async () => {
  const preparedOn = async (port: number, query = '') => {
    const settings = loadSettings({ DATABASE_URL: `${urlOf(port)}${query}`, DB_POOL_SIZE: '2' })
    const { db, close } = await openDatabase(settings, { log })
    const count = db.select({ n: sql<number>`count(*)` }).from(sql`pg_prepared_statements`)
    const named = count.prepare('named')
    await named.execute()
    const [row] = await named.execute()
    await close()
    return row?.n
  }
  expect(await preparedOn(server.address.port)).toBe(1)
  await withProxy(async (proxy) => expect(await preparedOn(proxy.port)).toBe(1))
  await withProxy(async (proxy) => expect(await preparedOn(proxy.port)).toBe(0), otherProcess)
  await withProxy(
    async (proxy) => expect(await preparedOn(proxy.port, '?prepare=true')).toBe(1),
    otherProcess,
  )
})

test('a connection ends a statement that lasts, also behind a pooler', async () => {
  await behindProxy(async (_, db) => {
    await expect(db.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject({
      cause: { code: '57014' },
    })
  }, 200)
})
