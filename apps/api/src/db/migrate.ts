import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator'
import { timeLimits } from '../time-limits.ts'
import type { Database } from './client.ts'

/** Key of the advisory lock; an arbitrary number. */
const migrationLock = 7_462_001

/** Applies the pending migrations. Instances that start together wait for each other. */
export async function migrate(database: Pick<Database, 'sql'>): Promise<void> {
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
  })
}
