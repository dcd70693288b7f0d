import type { Logger } from '../logger.ts'
import type { Settings } from '../settings.ts'
import { shutdownTimes } from '../time-limits.ts'
import type { Address } from './embedded/server.ts'
import { findRunning, startEmbedded } from './embedded/server.ts'
import { connect, type Sql } from './pool.ts'
import { isBehindPooler } from './pooler.ts'
import { createDb, type Db } from './session.ts'
import { explainUnreachable } from './unreachable.ts'

export type { Sql } from './pool.ts'

/** An open database: the pool `sql`, and Drizzle's query builder `db` over it. */
export interface Database {
  sql: Sql
  db: Db
  /** True when this start created the database. */
  fresh: boolean
  close(): Promise<void>
}

/**
 * Opens the database named by the settings: the given server, or an embedded one.
 *
 * @param options.attach use the embedded server of another running process instead of failing
 * @throws FatalStartError when the database cannot be used
 */
export async function openDatabase(
  settings: Settings,
  options: { log: Logger; attach?: boolean },
): Promise<Database> {
  if (settings.databaseUrl) {
    const url = settings.databaseUrl
    const probe = connect(url, { ...settings, poolSize: 1, pooler: true })
    try {
      const sql = connect(url, { ...settings, pooler: await isBehindPooler(probe) })
      return { sql, db: createDb(sql), fresh: false, close: () => closePool(sql) }
    } catch (cause) {
      throw explainUnreachable(cause, url)
    } finally {
      await probe.end({ timeout: 1 })
    }
  }
  const running = options.attach ? await findRunning(settings.dataDir) : undefined
  const server = running
    ? undefined
    : await startEmbedded(settings.dataDir, (line) => options.log.info(line))
  const address = running ?? server?.address
  if (!address) throw new Error('No database address')
  try {
    if (server) await makeDatabase(address)
    const sql = connect({ ...address, database: 'shop' }, settings)
    return {
      sql,
      db: createDb(sql),
      fresh: server?.fresh ?? false,
      async close() {
        await closePool(sql)
        await server?.stop()
      },
    }
  } catch (error) {
    await server?.stop()
    throw error
  }
}

const closePool = (sql: Sql) => sql.end({ timeout: shutdownTimes.pool / 1000 })

async function makeDatabase(address: Address) {
  const sql = connect(
    { ...address, database: 'postgres' },
    { poolSize: 2, statementTimeout: 60_000 },
  )
  try {
    const [found] = await sql`select 1 from pg_database where datname = 'shop'`
    if (!found) await sql`create database shop`
  } finally {
    await sql.end({ timeout: 5 })
  }
}
