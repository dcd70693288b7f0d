import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '../src/db/pool.ts'
import { startEmbedded } from '../src/db/embedded/server.ts'
import { migrate } from '../src/db/migrate.ts'
import { createDb } from '../src/db/session.ts'
import { seedIfEmpty } from '../src/seed/seed.ts'
import { loadSettings } from '../src/settings.ts'
import { storeInitialShop } from '../src/shop/shop.queries.ts'
import { sqlOn, type Sql } from './sql.ts'

/** Where tests find their server, and the database that each of theirs is a copy of. */
export interface TestServer {
  /** A connection string, or the address of the embedded server. */
  target: string | { host: string; port: number; username: string; password: string }
  prefix: string
  template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    server: TestServer
  }
}

const pool = { poolSize: 2, statementTimeout: 60_000 }

/**
 * One server for all test files, and one filled database that each file copies: an embedded one in
 * a folder of its own, or the server of TEST_DATABASE_URL or DATABASE_URL. Never the shop's data.
 */
export async function setup(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL']
  const folder = given ? undefined : await mkdtemp(join(tmpdir(), 'shop-api-test-'))
  const server = folder
    ? await startEmbedded(folder, () => undefined, ['fsync=off', 'full_page_writes=off'])
    : undefined
  const target = given ?? server?.address
  if (!target) throw new Error('No database server')
  const prefix = `shop_test_${randomBytes(4).toString('hex')}`
  const template = `${prefix}_template`
  const admin = connectTo({ target, prefix, template }, undefined, pool)
  await admin.pool.query(`create database ${template}`)
  const filled = connectTo({ target, prefix, template }, template, pool)
  await migrate(filled)
  await storeInitialShop(createDb(filled.pool), loadSettings({}).newShop.facts)
  await seedIfEmpty({ db: createDb(filled.pool) }, { demo: true })
  await filled.end()
  project.provide('server', { target, prefix, template })

  return async () => {
    const left = await admin<{ datname: string }[]>`
      select datname from pg_database where datname like ${`${prefix}%`}`
    for (const { datname } of left) {
      await admin.pool.query(`drop database if exists ${datname} with (force)`)
    }
    await admin.end()
    await server?.stop()
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

/** Opens a pool on one database of the test server; without a name, on its own. */
export function connectTo(
  server: TestServer,
  database: string | undefined,
  options: { poolSize: number; statementTimeout: number },
): Sql {
  if (typeof server.target !== 'string') {
    return sqlOn(connect({ ...server.target, database: database ?? 'postgres' }, options))
  }
  const url = new URL(server.target)
  if (database) url.pathname = `/${database}`
  return sqlOn(connect(url.href, options))
}
