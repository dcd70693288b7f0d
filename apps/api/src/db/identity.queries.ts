import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './session.ts'

const sequenceOf = (table: PgTable) =>
  sql`pg_get_serial_sequence(${getTableName(table)}, 'id')::regclass`

/** The last number that the identity column `id` of a table gave; 0 when it gave none. */
export async function lastIdentity(db: Db, table: PgTable): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(pg_sequence_last_value(${sequenceOf(table)}), 0)::int as last`,
  )
  return rows[0]?.last ?? 0
}

/** Lets the identity column `id` of a table continue behind rows that were stored with an id. */
export async function continueIdentity(db: Db, table: PgTable): Promise<void> {
  await db.execute(sql`
    select setval(${sequenceOf(table)}, stored.last) from (select max(id) as last from ${table}) as stored
    where stored.last > coalesce(pg_sequence_last_value(${sequenceOf(table)}), 0)`)
}
