import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator'
import type { Logger } from '../logger.ts'
import { timeLimits } from '../time-limits.ts'
import type { Database } from './client.ts'
import type { Sql } from './pool.ts'

/** Key of the advisory lock; an arbitrary number. */
const migrationLock = 7_462_001

/** Applies the pending migrations. Instances that start together wait for each other. */
export async function migrate(database: Pick<Database, 'sql'>, log: Logger): Promise<void> {
  // A transaction keeps one server session, also behind a pooler. The lock ends with it.
  await database.sql.begin(async (locking) => {
    await locking`set local statement_timeout = 0`
    await locking`set local idle_in_transaction_session_timeout = 0`
    for (;;) {
      const [row] = await locking`select pg_try_advisory_xact_lock(${migrationLock}) as locked`
      if (row?.['locked']) break
      await sleep(timeLimits.migrationLock)
    }
    await runMigrations(drizzle(database.sql as never), {
      migrationsFolder: join(import.meta.dirname, 'migrations'),
    })
    await prepareTrigrams(database.sql, log)
  })
}

const howToAllow = [
  'Search works, and does not correct typing errors that sound otherwise.',
  'To correct them, run CREATE EXTENSION pg_trgm; once in this database: its owner may, or a role',
  'with CREATE on the database. A managed server may ask you to allow the extension in its settings',
  'first; a server of your own may need the package postgresql-contrib. Then start the shop again.',
].join(' ')

/**
 * Creates pg_trgm, which is optional, and its indexes. It is a trusted extension, so the role needs
 * to be no superuser. Tried at each start, so that it is found once it is allowed.
 */
async function prepareTrigrams(sql: Sql, log: Logger) {
  try {
    await sql`create extension if not exists pg_trgm`
    await sql`
      create index if not exists search_words_alike on search_words using gin (word gin_trgm_ops)`
    await sql`
      create index if not exists search_words_sound_alike
        on search_words using gin (sound gin_trgm_ops)`
  } catch (error) {
    log.warn({ err: error }, `The extension pg_trgm could not be created. ${howToAllow}`)
  }
}
