import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { FatalStartError } from '../fatal-start-error.ts'
import type { Logger } from '../logger.ts'
import type { Settings } from '../settings.ts'
import { shutdownTimes } from '../time-limits.ts'
import { hasDatabase } from './embedded/initialise.ts'
import type { Address } from './embedded/server.ts'
import { findRunning, startEmbedded } from './embedded/server.ts'
import { connect } from './pool.ts'
import { createDb, type Db } from './session.ts'
import { explainUnreachable } from './unreachable.ts'

/** An open database: the pool, and Drizzle's query builder `db` over it. */
export interface Database {
  pool: Pool
  db: Db
  /** True when this start created the database. */
  fresh: boolean
  close(): Promise<void>
}

/**
 * Opens the database named by the settings: the given server, or an embedded one.
 *
 * @param options.attach use the embedded server of another running process instead of failing
 * @param options.create create an embedded database that is missing, instead of failing
 * @throws FatalStartError when the database cannot be used
 */
export async function openDatabase(
  settings: Settings,
  options: { log: Logger; attach?: boolean; create?: boolean },
): Promise<Database> {
  const { log, create = true } = options
  if (settings.databaseUrl) return await openGiven(settings.databaseUrl, settings, log)
  if (!create && !hasDatabase(settings.dataDir)) {
    throw new FatalStartError(
      `There is no database in ${settings.dataDir}.`,
      'Correct DATA_DIR, or create a database there: start the shop, or run the command "migrate".',
    )
  }
  const running = options.attach ? await findRunning(settings.dataDir) : undefined
  const server = running
    ? undefined
    : await startEmbedded(settings.dataDir, (line) => log.info(line))
  const address = running ?? server?.address
  if (!address) throw new Error('No database address')
  try {
    if (server && create) await makeDatabase(address)
    const pool = connect({ ...address, database: 'shop' }, { ...settings, log })
    return {
      pool,
      db: createDb(pool),
      fresh: server?.fresh ?? false,
      async close() {
        await closePool(pool)
        await server?.stop()
      },
    }
  } catch (error) {
    await server?.stop()
    throw error
  }
}

/** Opens the database of DATABASE_URL. */
async function openGiven(url: string, settings: Settings, log: Logger): Promise<Database> {
  let pool: Pool | undefined
  try {
    pool = connect(url, { ...settings, log })
    const asked = new URL(url).searchParams.get('prepare')
    const isPooled = await isBehindPooler(pool)
    const prepare = asked === null ? !isPooled : asked !== 'false'
    // The connections of a pooler are not those of the server.
    if (!isPooled) await checkPoolSize(pool, settings.poolSize)
    const opened = pool
    return { pool, db: createDb(pool, { prepare }), fresh: false, close: () => closePool(opened) }
  } catch (cause) {
    if (pool) await closePool(pool)
    throw cause instanceof FatalStartError ? cause : explainUnreachable(cause, url)
  }
}

/**
 * Whether a pooler such as PgBouncer is between this process and PostgreSQL. It may run each
 * transaction in another session, which does not know the prepared statements of the last one.
 * A pooler gives its clients a process id of its own; `pg_backend_pid()` is that of the session.
 */
async function isBehindPooler(pool: Pool): Promise<boolean> {
  // The types of the driver lack `processID`.
  const client: PoolClient & { processID?: number } = await pool.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return rows[0]?.pid !== client.processID
  } finally {
    client.release(true)
  }
}

/** Connections that the pool leaves to commands, migrations and whoever looks after the server. */
const spareConnections = 5

/**
 * Refuses a pool that could take all connections of the server.
 * @throws FatalStartError
 */
async function checkPoolSize(pool: Pool, poolSize: number): Promise<void> {
  const { rows } = await pool.query<{ usable: number }>(
    `select current_setting('max_connections')::int
       - current_setting('superuser_reserved_connections')::int
       - coalesce(current_setting('reserved_connections', true), '0')::int as usable`,
  )
  const most = (rows[0]?.usable ?? 0) - spareConnections
  if (poolSize <= most) return
  throw new FatalStartError(
    `DB_POOL_SIZE is ${poolSize}, but the database accepts ${most + spareConnections} connections, and ${spareConnections} of them stay free for commands.`,
    `Set DB_POOL_SIZE to at most ${most}, or raise max_connections of the server.`,
  )
}

/** Statements have some time to finish. */
async function closePool(pool: Pool) {
  await Promise.race([pool.end(), sleep(shutdownTimes.pool, undefined, { ref: false })])
}

async function makeDatabase(address: Address) {
  const pool = connect(
    { ...address, database: 'postgres' },
    { poolSize: 2, statementTimeout: 60_000 },
  )
  try {
    const found = await pool.query("select 1 from pg_database where datname = 'shop'")
    if (found.rowCount === 0) await pool.query('create database shop')
  } finally {
    await closePool(pool)
  }
}
