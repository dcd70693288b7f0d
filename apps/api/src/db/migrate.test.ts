import { Writable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createLogger } from '../logger.ts'
import { connectTo } from '../../test/global-setup.ts'
import type { Sql } from '../../test/sql.ts'
import { migrate } from './migrate.ts'

const name = () => `${inject('server').prefix}_migrate`
let admin: Sql
let sql: Sql

beforeAll(() => {
  admin = connectTo(inject('server'), undefined, { poolSize: 2, statementTimeout: 20_000 })
})
beforeEach(async () => {
  await admin.pool.query(`create database ${name()}`)
  // The limit is shorter than the wait for a lock.
  sql = connectTo(inject('server'), name(), { poolSize: 3, statementTimeout: 300 })
})
afterEach(async () => {
  await sql.end()
  await admin.pool.query(`drop database ${name()} with (force)`)
})
afterAll(() => admin.end())

/** Holds a lock that the first migration needs, in a transaction of the running shop. */
async function holdLock() {
  const other = await sql.reserve()
  await other.query('begin; create table products ()')
  return {
    async release() {
      await other.query('rollback')
      other.release()
    },
  }
}

function logged() {
  const lines: Record<string, unknown>[] = []
  const sink = new Writable({
    write: (chunk, _, done) => done(void lines.push(JSON.parse(String(chunk)))),
  })
  return { lines, log: createLogger({ logLevel: 'info' }, sink) }
}

const tables = async () =>
  (await sql`select to_regclass('products') is not null as found`)[0]?.['found'] as boolean

test('migrations wait for a lock, say which transaction may hold it, and are tried again without a statement limit', async () => {
  const lock = await holdLock()
  const { lines, log } = logged()
  const migrated = migrate(sql, { log })
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    msg: expect.stringContaining('wait for a lock') as string,
    transactions: [{ application: 'shop', state: 'idle in transaction' }],
  })
  await lock.release()
  await migrated
  expect(await tables()).toBe(true)
})

test('a process that waits for the migrations of another one says so once', async () => {
  const lock = await holdLock()
  const { lines, log } = logged()
  const first = migrate(sql)
  await expect
    .poll(async () => (await sql`select from pg_locks where locktype = 'advisory'`).length)
    .toBeGreaterThan(0)
  const second = migrate(sql, { log })
  await expect
    .poll(() => lines.map(({ msg }) => msg))
    .toContainEqual('Another process migrates the database. Waiting until it has finished.')
  await lock.release()
  await Promise.all([first, second])
  expect(lines.filter(({ msg }) => String(msg).startsWith('Another process'))).toHaveLength(1)
})

test('a stop ends the wait', async () => {
  const lock = await holdLock()
  const { lines, log } = logged()
  const stopping = new AbortController()
  const migrated = migrate(sql, { log, stop: stopping.signal })
  const outcome = migrated.catch((error: unknown) => error)
  await expect.poll(() => lines).toHaveLength(1)
  stopping.abort('SIGTERM')
  expect(await outcome).toBe('SIGTERM')
  await lock.release()
  expect(await tables()).toBe(false)
})

test('a database of a version before 0.1.0 is refused in words, and not changed', async () => {
  await migrate(sql)
  await sql.pool.query(`
    drop table staff cascade;
    delete from drizzle.__drizzle_migrations;
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('last', 1795844263856)`)
  await expect(migrate(sql)).rejects.toThrow(/made by a version before 0\.1\.0/)
  expect(await sql`select to_regclass('staff') as id`).toEqual([{ id: null }])
  const history = await sql`select hash from drizzle.__drizzle_migrations`
  expect(history).toEqual([{ hash: 'last' }])
})
