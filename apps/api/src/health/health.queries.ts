import { sql } from 'drizzle-orm'
import type { Db } from '../db/session.ts'

/** Resolves when the database responds. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.execute(sql`select 1`)
}

/** Writes a megabyte to a temporary table and drops it. Rejects when the disk has no room for it. */
export async function probeStorage(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      create temp table storage_probe on commit drop as
      select repeat(md5(n::text), 30) as text from generate_series(1, 1000) n`)
  })
}
