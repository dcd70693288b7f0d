import { INITIAL_ZONES } from '@shop/domain'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import { escapeLiteral, type Client } from 'pg'
import { INITIAL_COUPONS } from './initial-coupons.ts'
import { FatalStartError } from '../fatal-start-error.ts'

/** The time of the migration of the last version without the tables of the shop's facts. */
const lastBefore = 1_795_844_263_856

/** The tables that this version adds. */
const added = /^\s*CREATE TABLE "(shop|delivery_zones|coupons|changes)"/

/** What orders did not have: the name of their zone, and the rule of their coupon. The facts were constants. */
const changedOrders = [
  'alter table orders add column zone_name text, add column coupon_rule jsonb',
  ...INITIAL_ZONES.map(
    ({ id, name }) =>
      `update orders set zone_name = ${escapeLiteral(name)} where shipping_zone = ${escapeLiteral(id)}`,
  ),
  'alter table orders alter column zone_name set not null',
  ...INITIAL_COUPONS.map(
    (coupon) =>
      `update orders set coupon_rule = ${escapeLiteral(JSON.stringify(coupon))}::jsonb where coupon_code = ${escapeLiteral(coupon.code)}`,
  ),
]

/**
 * Makes a database with the last tables before 0.1.0 one of this version: the first migration counts as
 * applied. Changes nothing in an empty database, and in one of 0.1.0 or later. To be called in the
 * transaction of the migrations.
 * @throws FatalStartError for older tables
 */
export async function takeOver(client: Client, first: MigrationMeta | undefined): Promise<void> {
  const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as id`)
  if (!first || (known.rows[0] as { id: string | null }).id === null) return
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const last = Number(rows[0]?.last ?? first.folderMillis)
  if (last >= first.folderMillis) return
  if (last !== lastBefore) {
    throw new FatalStartError(
      'The database was made by a version before 0.1.0 whose tables this version does not know.',
      'Use an empty database or another DATA_DIR, and import the products again. To keep the data, first start the last version before 0.1.0 with this database.',
    )
  }
  const tables = first.sql.filter((statement) => added.test(statement))
  for (const statement of [...tables, ...changedOrders]) await client.query(statement)
  await client.query('delete from drizzle.__drizzle_migrations')
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [first.hash, first.folderMillis],
  )
}
