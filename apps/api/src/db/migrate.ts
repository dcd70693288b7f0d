import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator'
import type { Logger } from '../logger.ts'
import type { Database, Sql } from './client.ts'

/** Any number that no other user of the server's advisory locks takes. */
const migrationLock = 7_462_001

/** Brings the tables up to date; instances that start together take turns. */
export async function migrate(database: Pick<Database, 'sql'>, log: Logger): Promise<void> {
  // The driver never hands out a reserved connection that is not open yet, so one is opened first.
  await database.sql`select 1`
  const turn = await database.sql.reserve()
  try {
    await turn`set statement_timeout = 0`
    await turn`select pg_advisory_lock(${migrationLock})`
    await runMigrations(drizzle(database.sql as never), {
      migrationsFolder: join(import.meta.dirname, 'migrations'),
    })
    await prepareSearch(database.sql, log)
  } finally {
    await turn`select pg_advisory_unlock(${migrationLock})`
    await turn`reset statement_timeout`
    turn.release()
  }
}

/**
 * Lets search survive typing errors where the server offers pg_trgm.
 * Without it search still works, word by word.
 */
async function prepareSearch(sql: Sql, log: Logger) {
  try {
    await sql`create extension if not exists pg_trgm`
    await sql`
      create index if not exists products_search on products using gin (search_text gin_trgm_ops)`
    await sql`
      create index if not exists search_words_alike on search_words using gin (word gin_trgm_ops)`
  } catch (error) {
    log.warn({ err: error }, 'pg_trgm is not available: search will not survive typing errors')
  }
}

/** Whether search can compare by trigrams on this server. */
export async function hasTrigrams(sql: Sql): Promise<boolean> {
  const rows = await sql`select 1 from pg_extension where extname = 'pg_trgm'`
  return rows.length > 0
}
