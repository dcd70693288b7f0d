import { INITIAL_ZONES } from '@shop/domain'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import { escapeLiteral, type Client } from 'pg'
import { INITIAL_COUPONS } from './initial-coupons.ts'
import { FatalStartError } from '../fatal-start-error.ts'

/** The time of the migration of the oldest version whose tables are known: the facts of the shop were constants. */
const oldestKnown = 1_795_844_263_856

/** The table that a statement creates, or to which it adds something. */
const tableOf = /^\s*(?:CREATE TABLE|ALTER TABLE|CREATE (?:UNIQUE )?INDEX "\w+" ON) "(\w+)"/

/** What tables did not have in one of the known versions. */
const changedTables = [
  'alter table orders add column if not exists zone_name text, add column if not exists coupon_rule jsonb',
  ...['banners', 'testimonials', 'campaigns'].map(
    (table) => `alter table ${table} add column if not exists active boolean not null default true`,
  ),
  ...['banners', 'testimonials'].map(
    (table) =>
      `alter table ${table} add column if not exists starts_at timestamptz, add column if not exists ends_at timestamptz`,
  ),
  `alter table categories add column if not exists position integer not null default 2147483647,
    add column if not exists hidden boolean not null default false`,
  ...INITIAL_ZONES.map(
    ({ id, name }) =>
      `update orders set zone_name = ${escapeLiteral(name)} where zone_name is null and shipping_zone = ${escapeLiteral(id)}`,
  ),
  'alter table orders alter column zone_name set not null',
  ...INITIAL_COUPONS.map(
    (coupon) =>
      `update orders set coupon_rule = ${escapeLiteral(JSON.stringify(coupon))}::jsonb where coupon_rule is null and coupon_code = ${escapeLiteral(coupon.code)}`,
  ),
  `alter table orders add column if not exists note text not null default '',
    add column if not exists call_at timestamp with time zone, add column if not exists calls integer not null default 0,
    add column if not exists courier text, add column if not exists consignment text,
    add column if not exists version integer not null default 1`,
  ...['changes', 'order_history'].map(
    (table) =>
      `alter table ${table} add column if not exists staff_id integer
        constraint ${table}_staff_id_staff_id_fk references staff(id)`,
  ),
  'drop index if exists orders_created, orders_phone, orders_needing_review',
]

/** The indexes that one of the known versions did not have, or had over other columns. */
const changedIndexes =
  /^\s*CREATE INDEX "(?:orders_created|orders_updated|orders_status|orders_phone|orders_consignment|changes_subject)"/

/**
 * Makes a database with the tables of a known version before 0.1.0 one of this version: the first migration
 * counts as applied. Changes nothing in an empty database, and in one of 0.1.0 or later. To be called in the
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
  if (last < oldestKnown) {
    throw new FatalStartError(
      'The database was made by a version before 0.1.0 whose tables this version does not know.',
      'Use an empty database or another DATA_DIR, and import the products again. To keep the data, first start the last version before 0.1.0 with this database.',
    )
  }
  const tables = await client.query<{ name: string }>(
    'select table_name as name from information_schema.tables where table_schema = current_schema()',
  )
  const existing = new Set(tables.rows.map(({ name }) => name))
  const added = first.sql.filter((statement) => {
    const table = tableOf.exec(statement)?.[1]
    return table !== undefined && !existing.has(table)
  })
  const indexes = first.sql
    .filter((statement) => changedIndexes.test(statement))
    .map((statement) => statement.replace('CREATE INDEX', 'CREATE INDEX IF NOT EXISTS'))
  for (const statement of [...added, ...changedTables, ...indexes]) await client.query(statement)
  await client.query('delete from drizzle.__drizzle_migrations')
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [first.hash, first.folderMillis],
  )
}
