import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { freePort } from '@shop/tooling/free-port.ts'
import { createDb } from '../src/db/session.ts'
import { loadSettings } from '../src/settings.ts'
import { connectTo } from './global-setup.ts'
import { serverUrl } from './server-url.ts'
import { startProcess, stopProcess, type ShopProcess } from './shop-process.ts'
import type { Sql } from './sql.ts'
import type { TestShop } from './test-shop.ts'

/** A shop of an owner: the database of `DEMO=off`, on which processes run as in production, with their pages. */
export interface OwnShop extends Pick<TestShop, 'db' | 'pool' | 'settings'> {
  sql: Sql
  /** The origin of each process. */
  origins: readonly string[]
}

let count = 0

/** Gives the test file an empty shop, which is served by some processes. `npm run build` makes their pages. */
export function useOwnShop(amount: number): OwnShop {
  const shop = {} as OwnShop
  let processes: readonly ShopProcess[] = []
  let drop = async (): Promise<void> => undefined

  beforeAll(async () => {
    const server = inject('server')
    const name = `${server.prefix}_own_${process.pid}_${(count += 1)}`
    const admin = connectTo(server, undefined, { poolSize: 2, statementTimeout: 60_000 })
    await admin.pool.query(`create database ${name}`)
    const media = await mkdtemp(join(tmpdir(), 'shop-own-media-'))
    const sql = connectTo(server, name, { poolSize: 4, statementTimeout: 60_000 })
    drop = async () => {
      await Promise.all(processes.map((one) => stopProcess(one, 'SIGTERM')))
      await sql.end()
      await admin.pool.query(`drop database if exists ${name} with (force)`)
      await admin.end()
      await rm(media, { recursive: true, force: true })
    }
    const env = { DATABASE_URL: serverUrl(name), MEDIA_DIR: media, DEMO: 'off' }
    processes = await Promise.all(
      Array.from({ length: amount }, async () => startProcess(await freePort(), env)),
    )
    Object.assign(shop, {
      sql,
      pool: sql.pool,
      db: createDb(sql.pool),
      settings: loadSettings({ ...env, LOG_LEVEL: 'silent' }),
      origins: processes.map(({ baseUrl }) => new URL(baseUrl).origin),
    } satisfies OwnShop)
  })
  afterAll(() => drop())
  return shop
}
