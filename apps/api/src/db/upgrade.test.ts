import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { escapeIdentifier } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connectTo } from '../../test/global-setup.ts'
import type { Sql } from '../../test/sql.ts'
import { createApp } from '../app.ts'
import { createCatalogue } from '../catalogue.ts'
import { createLogger } from '../logger.ts'
import { loadSettings } from '../settings.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { createDb } from './session.ts'

/** The migrations of a release, by their hashes. They are not changed any more: databases have them. */
const released = ['6aed6f225e06c66077657f35ea66140e313b4595c65c7fa924c1bde18ccc727a']

/** A shop of release 0.1.0: its rows, and what its API answered. */
const { tables, answers } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../test/releases/0.1.0.json'), 'utf8'),
) as {
  tables: Record<string, unknown[]>
  answers: { path: string; body?: object; status: number; data: unknown }[]
}

let admin: Sql
let sql: Sql
const name = () => `${inject('server').prefix}_upgrade`
const limits = { poolSize: 5, statementTimeout: 20_000 }

beforeAll(async () => {
  admin = connectTo(inject('server'), undefined, { ...limits, poolSize: 1 })
  await admin.pool.query(`create database ${name()}`)
  sql = connectTo(inject('server'), name(), limits)
})
afterAll(async () => {
  await sql.end()
  await admin.pool.query(`drop database ${name()} with (force)`)
  await admin.end()
})

test('a released migration is never changed', () => {
  const hashes = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  expect(hashes.slice(0, released.length)).toEqual(released)
})

test('a shop of 0.1.0 has its orders, coupons and facts after an upgrade', async () => {
  await createReleased()
  for (const [table, rows] of Object.entries(tables)) {
    const id = escapeIdentifier(table)
    await sql.pool.query(
      `insert into ${id} overriding system value select * from json_populate_recordset(null::${id}, $1)`,
      [JSON.stringify(rows)],
    )
  }
  await migrate(sql)

  const db = createDb(sql.pool)
  const settings = loadSettings({ LOG_LEVEL: 'silent' })
  const catalogue = createCatalogue({ db, settings })
  const app = createApp({ db, catalogue, settings, log: createLogger(settings) })
  for (const { path, body, status, data } of answers) {
    const request: RequestInit = body
      ? {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
      : {}
    const answer = await app.request(path, request)
    expect([path, answer.status]).toEqual([path, status])
    expect(await answer.json()).toMatchObject({ data })
  }
})

/** Makes the tables of the release, and notes its migrations as the migrator does. */
async function createReleased() {
  await sql.pool.query(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  for (const migration of readMigrationFiles({ migrationsFolder }).slice(0, released.length)) {
    for (const statement of migration.sql) await sql.pool.query(statement)
    await sql.pool.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [migration.hash, migration.folderMillis],
    )
  }
}
