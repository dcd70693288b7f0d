import { sql } from 'drizzle-orm'
import { passedTimes } from './passed-times.ts'
import type { Db } from './session.ts'

/**
 * A text that is another one after each transaction that wrote something, and after the start or the end of a
 * campaign, a banner or a testimonial. A snapshot names the transactions that are in progress and the next one: it
 * stays the same as long as nothing is written. A write in another database of the same server changes it, too.
 */
export async function readState(db: Db): Promise<string> {
  const { rows } = await db.execute<{ state: string }>(
    sql`select pg_current_snapshot()::text || ' ' || ${passedTimes} as state`,
  )
  const [row] = rows
  if (!row) throw new Error('The database did not return its snapshot')
  return row.state
}
