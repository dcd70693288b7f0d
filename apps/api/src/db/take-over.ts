import type { MigrationMeta } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { FatalStartError } from '../fatal-start-error.ts'

/** The time of the last migration before version 0.1.0, when the tables had a history of 22 migrations. */
const lastBefore = 1_795_836_920_614

/** What those tables had and no version reads any more. */
const differences = `
  alter table order_lines drop constraint order_lines_held;
  update order_lines set held = quantity where held is null;
  alter table order_lines
    alter column held set not null,
    add constraint order_lines_held check (held between 0 and quantity);
  alter table idempotency_keys drop column answer;
  alter table products drop column search;
  drop index products_combo, products_attributes, search_words_sound, search_words_beginning`

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
  await client.query(differences)
  await client.query('delete from drizzle.__drizzle_migrations')
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [first.hash, first.folderMillis],
  )
}
