import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { timeLimits } from '../time-limits.ts'
import type { Database } from './client.ts'
import { createDb } from './session.ts'

/** Key of the advisory lock; an arbitrary number. */
const migrationLock = 7_462_001

/** The folder of the migrations of this version. */
export const migrationsFolder = join(import.meta.dirname, 'migrations')

/** Applies the pending migrations. Instances that start together wait for each other. */
export async function migrate({ pool }: Pick<Database, 'pool'>): Promise<void> {
  // A transaction keeps one server session, also behind a pooler. The lock ends with it.
  await createDb(pool).transaction(async (locking) => {
    await locking.execute(sql`set local statement_timeout = 0`)
    await locking.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    for (;;) {
      const { rows } = await locking.execute(
        sql`select pg_try_advisory_xact_lock(${migrationLock}) as locked`,
      )
      if (rows[0]?.['locked']) break
      await sleep(timeLimits.migrationLock)
    }
    await runMigrations(drizzle(pool), { migrationsFolder })
  })
}
