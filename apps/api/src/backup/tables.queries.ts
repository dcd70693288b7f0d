import { escapeIdentifier, type Pool, type PoolClient, type QueryResultRow } from 'pg'

/** A transaction on one connection. */
export type Transaction = PoolClient

/** A table of the shop. */
export interface Table {
  name: string
  columns: string[]
  /** The columns of the primary key. */
  key: string[]
  /** The tables that it refers to. */
  parents: string[]
}

/**
 * Rows of these tables do not make a shop: a database that holds only them counts as empty. A new shop has the
 * last ones; what the owner changes in them is in `changes`, too.
 */
const transientTables = [
  ...['heartbeat', 'rate_limits', 'rate_limit_key'],
  ...['shop', 'delivery_zones', 'coupons', 'pages', 'page_sections', 'texts', 'sms_texts'],
  'staff_invitations',
]
/**
 * Not backed up: the numbers of transactions in the first one are of this server alone, each start stores
 * the files of its build again, and after a restore everybody signs in and opens orders again.
 */
const localTables = ['product_changes', 'build_files', 'staff_sessions', 'order_viewers']

/** Runs `work` in one snapshot: it sees every transaction that was committed before it began. */
export function readSnapshot<T>(pool: Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(pool, 'begin isolation level repeatable read read only', work)
}

/** Runs `work` in a transaction that stores all or nothing. */
export function storeAll<T>(pool: Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(pool, 'begin', work)
}

/** Values are written alike on every server, and a large table takes as long as it needs. */
const session = `
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local time zone 'UTC';
  set local datestyle = 'ISO, MDY';
  set local extra_float_digits = 1`

async function inTransaction<T>(
  pool: Pool,
  begin: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const tx = await pool.connect()
  try {
    await tx.query(`${begin}; ${session}`)
    const result = await work(tx)
    await tx.query('commit')
    return result
  } finally {
    // Closing the connection undoes what was not committed, also in the middle of a COPY.
    tx.release(true)
  }
}

async function rowsOf<T extends QueryResultRow>(
  tx: Transaction,
  statement: string,
  values: unknown[] = [],
): Promise<T[]> {
  return (await tx.query<T>(statement, values)).rows
}

/** The tables of the shop that are backed up, each behind those that it refers to. */
export async function listTables(tx: Transaction): Promise<Table[]> {
  const found = await rowsOf<{ name: string; columns: string; key: string; parents: string }>(
    tx,
    `
    select c.relname as name,
      (select jsonb_agg(attname order by attnum)::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select jsonb_agg(a.attname order by a.attnum)::text
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key,
      (select coalesce(jsonb_agg(distinct p.relname), '[]')::text
        from pg_constraint f join pg_class p on p.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
    from pg_class c
    where c.relnamespace = current_schema()::text::regnamespace and c.relkind = 'r'
      and c.relname <> all ($1)
    order by c.relname`,
    [localTables],
  )
  const names = (text: string) => JSON.parse(text) as string[]
  const waiting = found.map(({ name, columns, key, parents }) => ({
    name,
    columns: names(columns),
    key: names(key ?? columns),
    parents: names(parents),
  }))
  const sorted: Table[] = []
  while (waiting.length > 0) {
    const isReady = ({ parents }: Table) => !parents.some((p) => waiting.some((t) => t.name === p))
    const next = waiting.findIndex(isReady)
    if (next === -1) throw new Error('Tables refer to each other in a circle.')
    sorted.push(...waiting.splice(next, 1))
  }
  return sorted
}

export async function countRows(tx: Transaction, table: string): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    tx,
    `select count(*) as n from ${escapeIdentifier(table)}`,
  )
  return row?.n ?? 0
}

/** The version of the server, such as 18.4. */
export async function serverVersion(tx: Transaction): Promise<string> {
  const [row] = await rowsOf<{ version: string }>(
    tx,
    `select current_setting('server_version') as version`,
  )
  return row?.version ?? ''
}

/** The hashes of the migrations that made the tables, in their order. */
export async function listMigrations(tx: Transaction): Promise<string[]> {
  const rows = await rowsOf<{ hash: string }>(
    tx,
    'select hash from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash }) => hash)
}

/** The last number of each identity column of a table; null when none was given. */
export async function readSequences(
  tx: Transaction,
  table: string,
): Promise<Record<string, number | null>> {
  const rows = await rowsOf<{ name: string; last: number | null }>(
    tx,
    `select attname as name,
      pg_sequence_last_value(pg_get_serial_sequence(quote_ident($1::text), attname)::regclass)
        as last
    from pg_attribute
    where attrelid = quote_ident($1::text)::regclass and attidentity <> ''`,
    [table],
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/** Lets an identity column go on behind a number. */
export async function setSequence(
  tx: Transaction,
  { table, column, last }: { table: string; column: string; last: number },
): Promise<void> {
  await tx.query('select setval(pg_get_serial_sequence(quote_ident($1::text), $2), $3::bigint)', [
    table,
    column,
    last,
  ])
}

/**
 * Locks the tables until the transaction ends, and removes rows that do not make a shop.
 * @returns the first table that holds rows of a shop, if any
 */
export async function lockEmptyTables(
  tx: Transaction,
  tables: readonly string[],
): Promise<{ name: string; rows: number } | undefined> {
  for (const name of tables) {
    await tx.query(`lock table ${escapeIdentifier(name)} in access exclusive mode`)
  }
  for (const name of tables.filter((one) => !transientTables.includes(one))) {
    const rows = await countRows(tx, name)
    if (rows > 0) return { name, rows }
  }
  for (const name of tables) await tx.query(`delete from ${escapeIdentifier(name)}`)
  return undefined
}

/** Gives the planner the sizes of the tables. */
export async function analyseTables(tx: Transaction, tables: readonly string[]): Promise<void> {
  for (const name of tables) await tx.query(`analyze ${escapeIdentifier(name)}`)
}
