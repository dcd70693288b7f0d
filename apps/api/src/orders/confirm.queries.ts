import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { idempotencyKeys, orderLines, orders, products, smsOutbox } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import type { OrderDraft } from './order-draft.ts'

/** `locked`: a concurrent request inserts the same order. `changed`: a price or the stock changed. */
export type InsertResult = 'inserted' | 'locked' | 'changed'

/**
 * Inserts an order in one statement, which is one transaction and one round trip. It locks the
 * products in the order of their ids, so that concurrent orders cannot deadlock. Only if all stock
 * is available at the prices that the order was priced at, it takes the stock and inserts order,
 * lines, idempotency key and text message.
 */
export async function insertOrder(db: Db, draft: OrderDraft): Promise<InsertResult> {
  const stock = JSON.stringify(draft.stock)
  const [result] = await db.execute<{ acquired: boolean; complete: boolean }>(sql`
    with lock as materialized (
      select pg_try_advisory_xact_lock(hashtextextended(${draft.lock}::text, 71)) as acquired
    ),
    required as materialized (
      select * from jsonb_to_recordset(${stock}::text::jsonb)
        as r("productId" int, quantity int, price bigint, "discountPrice" bigint)
    ),
    available as materialized (
      select ${products.id} from ${products} join required on required."productId" = ${products.id}
      where (select acquired from lock) and ${products.deletedAt} is null
        and ${products.quantity} >= required.quantity and ${products.price} = required.price
        and ${products.discountPrice} is not distinct from required."discountPrice"
      order by ${products.id} for no key update of ${products}
    ),
    availability as materialized (
      select (select count(*) from available) = (select count(*) from required) as complete
    ),
    updated_stock as (
      update ${products} set ${nameOf(products.quantity)} = ${products.quantity} - required.quantity
      from required
      where ${products.id} = required."productId" and (select complete from availability)
    ),
    inserted_order as (
      insert into ${orders} (${columnNames(orders, draft.order)})
      select ${columnValues(orders, draft.order)} from availability where complete
      returning ${orders.id}
    ),
    inserted_lines as (
      insert into ${orderLines} (${columnNames(orderLines, draft.lines[0] ?? {})})
      select ${columnNames(orderLines, draft.lines[0] ?? {})}
      from inserted_order,
        jsonb_populate_recordset(null::${orderLines}, ${toJson(orderLines, draft.lines)}::text::jsonb)
    ),
    inserted_key as (
      insert into ${idempotencyKeys} (${columnNames(idempotencyKeys, draft.idempotencyKey)})
      select ${columnValues(idempotencyKeys, draft.idempotencyKey)} from inserted_order
    ),
    inserted_sms as (
      insert into ${smsOutbox} (${columnNames(smsOutbox, draft.sms)})
      select ${columnValues(smsOutbox, draft.sms)} from inserted_order
    )
    select (select acquired from lock) as acquired, complete from availability`)
  if (result?.complete) return 'inserted'
  return result?.acquired ? 'changed' : 'locked'
}

type Row = Readonly<Record<string, unknown>>

/** The name of a column without its table, as `insert` and `set` need it. */
function nameOf(column: PgColumn): SQL {
  return sql`${sql.identifier(column.name)}`
}

function columnsOf(table: PgTable, row: Row): [PgColumn, unknown][] {
  const columns = getTableColumns(table)
  return Object.entries(row).map(([key, value]) => [columns[key] as PgColumn, value])
}

/** The column names of a row, for `insert into table (…)`. */
function columnNames(table: PgTable, row: Row): SQL {
  return sql.join(
    columnsOf(table, row).map(([column]) => nameOf(column)),
    sql`, `,
  )
}

/** The values of a row, each cast to the type of its column: a `select` list infers no types. */
function columnValues(table: PgTable, row: Row): SQL {
  const values = columnsOf(table, row).map(
    ([column, value]) => sql`${sql.param(value, column)}::${sql.raw(column.getSQLType())}`,
  )
  return sql.join(values, sql`, `)
}

/** Rows as JSON with the names of their columns, for `jsonb_populate_recordset`. */
function toJson(table: PgTable, rows: readonly Row[]): string {
  return JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(columnsOf(table, row).map(([column, value]) => [column.name, value])),
    ),
  )
}
