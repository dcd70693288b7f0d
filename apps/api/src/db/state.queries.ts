import { sql } from 'drizzle-orm'
import { campaigns } from './schema/index.ts'
import type { Db } from './session.ts'

/**
 * A text that is another one after each transaction that wrote something, and after the start or the end of a
 * campaign. A snapshot names the transactions that are in progress and the next one: it stays the same as long as
 * nothing is written. A write in another database of the same server changes it, too.
 */
export async function readState(db: Db): Promise<string> {
  const { rows } = await db.execute<{ state: string }>(sql`
    select pg_current_snapshot()::text || ' ' ||
      (select count(*) filter (where ${campaigns.startsAt} <= now()) || ' ' ||
        count(*) filter (where ${campaigns.endsAt} <= now()) from ${campaigns}) as state`)
  const [row] = rows
  if (!row) throw new Error('The database did not return its snapshot')
  return row.state
}
