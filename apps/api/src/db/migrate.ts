import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client, type Pool } from 'pg'
import { FatalStartError } from '../fatal-start-error.ts'
import type { Logger } from '../logger.ts'
import { timeLimits } from '../time-limits.ts'
import type { Database } from './client.ts'
import { sqlStateOf } from './database-error.ts'

/** Key of the advisory lock; an arbitrary number. */
const migrationLock = 7_462_001

/** The folder of the migrations of this version. */
export const migrationsFolder = join(import.meta.dirname, 'migrations')

/** How a database is migrated. */
interface MigrateOptions {
  /** Says what the migrations wait for. */
  log?: Logger
  /** Ends the wait; its reason is thrown. */
  stop?: AbortSignal | undefined
}

/**
 * Applies the pending migrations, all or none, on a connection of its own. A statement may take any
 * time, but waits two seconds at most for a lock, because the statements of the running shop wait behind
 * it. Then all is undone and tried again. Processes that start together take turns.
 */
export async function migrate(
  { pool }: Pick<Database, 'pool'>,
  { log, stop }: MigrateOptions = {},
): Promise<void> {
  let saysTurn = true
  for (;;) {
    const result = await withClient(pool, tryMigrations)
    if (result === 'done') return
    if (result === 'not its turn') {
      if (saysTurn)
        log?.info('Another process migrates the database. Waiting until it has finished.')
      saysTurn = false
      await pause(timeLimits.migrationLock, stop)
    } else {
      log?.warn(
        { transactions: result },
        'The migrations wait for a lock on a table. These transactions may hold it: wait until they end, or end them. The migrations are tried again.',
      )
      await pause(timeLimits.migrationPause, stop)
    }
  }
}

async function withClient<T>(pool: Pool, work: (client: Client) => Promise<T>): Promise<T> {
  const { password } = pool.options
  // The pool hides its password from a copy of its options. No time limit for the response.
  const client = new Client({ ...pool.options, password, query_timeout: 0 })
  // The statement that runs fails and says so.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** An open transaction of another connection. */
interface OpenTransaction {
  pid: number
  application: string
  state: string
  seconds: number
}

/**
 * Applies the pending migrations once. They run in one transaction with the settings and the turn, which
 * end with it, also behind a pooler: the `begin` of the migrator is the second one, which PostgreSQL
 * ignores, and its `commit` ends this one.
 * @returns the transactions that may hold a lock which the migrations did not get
 */
async function tryMigrations(
  client: Client,
): Promise<'done' | 'not its turn' | readonly OpenTransaction[]> {
  await client.query(`
    begin;
    set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0;
    set local lock_timeout = ${timeLimits.migrationTableLock}`)
  const turn = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_xact_lock(${migrationLock}) as locked`,
  )
  if (!turn.rows[0]?.locked) return 'not its turn'
  try {
    await refuseFormerTables(client)
    await runMigrations(drizzle(client), { migrationsFolder })
    return 'done'
  } catch (error) {
    if (sqlStateOf(error) !== lockNotAvailable) throw error
  }
  await client.query('rollback')
  const { rows } = await client.query<OpenTransaction>(`
    select pid, application_name as application, state,
      extract(epoch from clock_timestamp() - xact_start)::int as seconds
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start`)
  return rows
}

/** @throws FatalStartError for a database that a version before 0.1.0 has made */
async function refuseFormerTables(client: Client): Promise<void> {
  const known = await client.query<{ id: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as id`,
  )
  if (known.rows[0]?.id == null) return
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const [first] = readMigrationFiles({ migrationsFolder })
  if (!first || Number(rows[0]?.last ?? first.folderMillis) >= first.folderMillis) return
  throw new FatalStartError(
    'The database was made by a version before 0.1.0 whose tables this version does not know.',
    'Use an empty database or another DATA_DIR, and import the products again.',
  )
}

/** SQLSTATE of a lock that was not got in time. */
const lockNotAvailable = '55P03'

async function pause(milliseconds: number, stop: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(milliseconds, undefined, stop && { signal: stop })
  } catch (error) {
    stop?.throwIfAborted()
    throw error
  }
}
