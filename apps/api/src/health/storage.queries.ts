import type { Sql } from '../db/client.ts'

/** Stores a megabyte and forgets it at once. Rejects when the database's disk has no room for it. */
export async function probeStorage(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`
      create temp table storage_probe on commit drop as
      select repeat(md5(n::text), 30) as text from generate_series(1, 1000) n`
  })
}
