import { sql } from 'drizzle-orm'
import { heartbeat } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** Stores the time of a health check, in the one row that is kept for it. */
export async function writeHeartbeat(db: Db): Promise<void> {
  const beatAt = sql`now()`
  await db
    .insert(heartbeat)
    .values({ id: 1, beatAt })
    .onConflictDoUpdate({ target: heartbeat.id, set: { beatAt } })
}

/** Writes a megabyte to a temporary table and drops it. Rejects when the disk has no room for it. */
export async function probeStorage(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      create temp table storage_probe on commit drop as
      select repeat(md5(n::text), 30) as text from generate_series(1, 1000) n`)
  })
}
