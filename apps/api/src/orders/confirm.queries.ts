import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { prepareOnce } from '../db/prepare-once.ts'
import {
  idempotencyKeys,
  orderLines,
  orderNotices,
  orders,
  products,
  smsOutbox,
} from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import type { OrderDraft } from './order-draft.ts'

/** `locked`: a concurrent request inserts the same order. `changed`: a price or the stock changed. */
export type InsertResult = 'inserted' | 'locked' | 'changed'

const { createdAt: _, updatedAt: __, ...orderColumns } = getTableColumns(orders)
const { createdAt: ___, ...keyColumns } = getTableColumns(idempotencyKeys)
const lineColumns = getTableColumns(orderLines)
const smsColumns = { orderId: smsOutbox.orderId, phone: smsOutbox.phone, body: smsOutbox.body }
const noticeColumns = { orderId: orderNotices.orderId }

/**
 * Inserts an order in one statement, which is one transaction and one round trip. It locks the
 * products in the order of their ids, so that concurrent orders cannot deadlock. Only if all stock
 * is available at the prices that the order was priced at, it takes what is held and inserts order,
 * lines, idempotency key, text message and notice.
 */
export async function insertOrder(db: Db, draft: OrderDraft): Promise<InsertResult> {
  const [result] = await insertStatement(db).execute({
    lock: draft.lock,
    required: JSON.stringify(draft.stock),
    order: toJson(orderColumns, [draft.order]),
    lines: toJson(lineColumns, draft.lines),
    key: toJson(keyColumns, [draft.idempotencyKey]),
    sms: toJson(smsColumns, [draft.sms]),
    notices: toJson(noticeColumns, draft.notices),
  })
  if (result?.complete) return 'inserted'
  return result?.acquired ? 'changed' : 'locked'
}

const insertStatement = prepareOnce((db) => {
  const lock = db.$with('lock', {}).as(sql`
    select pg_try_advisory_xact_lock(hashtextextended(${sql.placeholder('lock')}::text, 71)) as acquired`)
  const required = db.$with('required', {}).as(sql`
    select * from jsonb_to_recordset(${sql.placeholder('required')}::text::jsonb)
      as r("productId" int, quantity int, held int, price bigint, "discountPrice" bigint)`)
  // PostgreSQL expects 100 rows of a JSON list and would read a small catalogue whole; of an array it
  // expects ten, and uses the index.
  const isRequired = sql`${products.id} = any (array(select "productId" from ${required}))`
  const available = db.$with('available', {}).as(sql`
    select ${products.id} from ${products} join ${required} on required."productId" = ${products.id}
    where (select acquired from ${lock}) and ${isRequired} and ${products.deletedAt} is null
      and ${products.quantity} >= required.quantity and ${products.price} = required.price
      and ${products.discountPrice} is not distinct from required."discountPrice"
    order by ${products.id} for no key update of ${products}`)
  const availabilityColumns = {
    acquired: sql<boolean>`acquired`.as('acquired'),
    complete: sql<boolean>`complete`.as('complete'),
  }
  const availability = db.$with('availability', availabilityColumns).as(sql`
    select (select acquired from ${lock}) as acquired,
      (select count(*) from ${available}) = (select count(*) from ${required}) as complete`)
  const updatedStock = db.$with('updated_stock', {}).as(sql`
    update ${products}
    set ${sql.identifier(products.quantity.name)} = ${products.quantity} - required.held
    from ${required}
    where ${products.id} = required."productId" and ${isRequired} and required.held > 0
      and (select complete from ${availability})`)
  const insertedOrder = db.$with('inserted_order', {}).as(sql`
    ${insertFromJson(orders, orderColumns, 'order')}
    where (select complete from ${availability}) returning ${orders.id}`)
  const isInserted = sql`where exists (select from ${insertedOrder})`
  const insertedLines = db
    .$with('inserted_lines', {})
    .as(sql`${insertFromJson(orderLines, lineColumns, 'lines')} ${isInserted}`)
  const insertedKey = db
    .$with('inserted_key', {})
    .as(sql`${insertFromJson(idempotencyKeys, keyColumns, 'key')} ${isInserted}`)
  const insertedSms = db
    .$with('inserted_sms', {})
    .as(sql`${insertFromJson(smsOutbox, smsColumns, 'sms')} ${isInserted}`)
  const insertedNotice = db
    .$with('inserted_notice', {})
    .as(sql`${insertFromJson(orderNotices, noticeColumns, 'notices')} ${isInserted}`)
  return db
    .with(
      ...[lock, required, available, availability, updatedStock],
      ...[insertedOrder, insertedLines, insertedKey, insertedSms, insertedNotice],
    )
    .select({ acquired: availability.acquired, complete: availability.complete })
    .from(availability)
    .prepare('insert_order')
})

type Columns = Readonly<Record<string, PgColumn>>

/** `insert … select` of the JSON rows in a placeholder, without its `where`. */
function insertFromJson(table: PgTable, columns: Columns, placeholder: string): SQL {
  const names = sql.join(
    Object.values(columns).map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  return sql`insert into ${table} (${names})
    select ${names}
    from jsonb_populate_recordset(null::${table}, ${sql.placeholder(placeholder)}::text::jsonb)`
}

/** Rows as JSON with the names of their columns, for `jsonb_populate_recordset`. */
function toJson<C extends Columns>(
  columns: C,
  rows: readonly Readonly<Record<keyof C, unknown>>[],
): string {
  return JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(columns).map(([key, column]) => [column.name, row[key as keyof C]]),
      ),
    ),
  )
}
