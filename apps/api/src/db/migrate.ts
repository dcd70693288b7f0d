import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator'
import type { Logger } from '../logger.ts'
import type { Database, Sql } from './client.ts'

/** Key of the advisory lock; an arbitrary number. */
const migrationLock = 7_462_001

/** Applies the pending migrations. Instances that start together wait for each other. */
export async function migrate(database: Pick<Database, 'sql'>, log: Logger): Promise<void> {
  // `reserve` never resolves on a pool without an open connection, so a query opens one first.
  await database.sql`select 1`
  const connection = await database.sql.reserve()
  try {
    await connection`set statement_timeout = 0`
    await connection`select pg_advisory_lock(${migrationLock})`
    await runMigrations(drizzle(database.sql as never), {
      migrationsFolder: join(import.meta.dirname, 'migrations'),
    })
    await prepareSearch(database.sql, log)
  } finally {
    await connection`select pg_advisory_unlock(${migrationLock})`
    await connection`reset statement_timeout`
    connection.release()
  }
}

/** Creates pg_trgm and its indexes, with which search corrects typing errors. Optional. */
async function prepareSearch(sql: Sql, log: Logger) {
  try {
    await sql`create extension if not exists pg_trgm`
    await sql`
      create index if not exists products_search on products using gin (search_text gin_trgm_ops)`
    await sql`
      create index if not exists search_words_alike on search_words using gin (word gin_trgm_ops)`
  } catch (error) {
    log.warn({ err: error }, 'pg_trgm is not available: search does not correct typing errors')
  }
}
