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

/**
 * `locked`: a concurrent request inserts the same order. `busy`: a product is deleted, or locked by
 * another transaction. `changed`: a price or the stock changed.
 */
export type InsertResult = 'inserted' | 'locked' | 'busy' | 'changed'

/** How long an order waits for a product that another transaction has locked. */
const lockTimeout = '2s'

const { createdAt: _, updatedAt: __, ...orderColumns } = getTableColumns(orders)
const { createdAt: ___, ...keyColumns } = getTableColumns(idempotencyKeys)
const lineColumns = getTableColumns(orderLines)
const smsColumns = { orderId: smsOutbox.orderId, phone: smsOutbox.phone, body: smsOutbox.body }
const noticeColumns = { orderId: orderNotices.orderId }

/**
 * Inserts orders in one statement, which is one transaction and one round trip. It skips products that
 * another transaction has locked; the order of such a product is `busy`. It locks the products in
 * the order of their ids, so that concurrent statements cannot deadlock. Only if all stock of an order
 * is available at the prices that it was priced at, and beside the orders before it, it takes what is
 * held and inserts order, lines, idempotency key, text message and notice.
 * @returns the result of each order; of two orders with one lock the second is `locked`
 * @throws the driver's error, when one of them violates a constraint; then none is inserted
 */
export const insertOrders = (db: Db, drafts: readonly OrderDraft[]): Promise<InsertResult[]> =>
  runInsert(insertSkipping(db), drafts)

/**
 * Inserts an order like `insertOrders`, and waits at most two seconds for locked products.
 * @throws the driver's error 55P03 when they stay locked
 */
export async function insertWaiting(db: Db, draft: OrderDraft): Promise<InsertResult> {
  const [result] = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('lock_timeout', ${lockTimeout}, true)`)
    return runInsert(insertStatement(tx, sql``, 'insert_orders_waiting'), [draft])
  })
  return result ?? 'busy'
}

async function runInsert(
  statement: ReturnType<typeof insertStatement>,
  drafts: readonly OrderDraft[],
): Promise<InsertResult[]> {
  const byLock = new Map(drafts.toReversed().map((draft) => [draft.lock, draft]))
  const own = drafts.filter((draft) => byLock.get(draft.lock) === draft)
  const rows = await statement.execute({
    locks: JSON.stringify(own.map(({ lock, order }) => ({ order_id: order.id, lock }))),
    required: JSON.stringify(own.flatMap(toRequired)),
    orders: toJson(
      orderColumns,
      own.map(({ order }) => order),
    ),
    lines: toJson(
      lineColumns,
      own.flatMap(({ lines }) => lines),
    ),
    keys: toJson(
      keyColumns,
      own.map(({ idempotencyKey }) => idempotencyKey),
    ),
    sms: toJson(
      smsColumns,
      own.map(({ sms }) => sms),
    ),
    notices: toJson(
      noticeColumns,
      own.flatMap(({ notices }) => notices),
    ),
  })
  const results = new Map(rows.map((row) => [row.orderId, row]))
  return drafts.map(({ order }) => {
    const result = results.get(order.id)
    if (!result) return 'locked'
    if (result.accepted) return 'inserted'
    return result.found ? 'changed' : 'busy'
  })
}

/** What an order needs of each product; `place` is its position among the orders. */
function toRequired({ order, stock }: OrderDraft, place: number) {
  return stock.map(({ productId, quantity, held, price, discountPrice }) => ({
    order_id: order.id,
    place,
    product_id: productId,
    ...{ quantity, held, price },
    discount_price: discountPrice,
  }))
}

const insertSkipping = prepareOnce((db) => insertStatement(db, sql`skip locked`, 'insert_orders'))

function insertStatement(db: Db, whenLocked: SQL, name: string) {
  const acquired = db.$with('acquired', {}).as(sql`
    select order_id from ${rowsOf('locks')} as l(order_id bigint, lock text)
    where pg_try_advisory_xact_lock(hashtextextended(lock, 71))`)
  const required = db.$with('required', {}).as(sql`
    select * from ${rowsOf('required')} as r(order_id bigint, place int, product_id int,
      quantity int, held int, price bigint, discount_price bigint)
    where order_id in (select order_id from ${acquired})`)
  // PostgreSQL expects 100 rows of a JSON list and would read a small catalogue whole; of an array it
  // expects ten, and uses the index.
  const isRequired = sql`${products.id} = any (array(select product_id from ${required}))`
  const locked = db.$with('locked', {}).as(sql`
    select ${products.id}, ${products.quantity}, ${products.price}, ${products.discountPrice}
    from ${products} where ${isRequired} and ${products.deletedAt} is null
    order by ${products.id} for no key update of ${products} ${whenLocked}`)
  // An order counts as accepted for those behind it. One of these that is then refused tries again.
  const demanded = db.$with('demanded', {}).as(sql`
    select *, coalesce(sum(held) over (partition by product_id order by place
      rows between unbounded preceding and 1 preceding), 0) as taken from ${required}`)
  const resultColumns = {
    orderId: sql<number>`order_id`.mapWith(Number).as('order_id'),
    found: sql<boolean>`found`.as('found'),
    accepted: sql<boolean>`accepted`.as('accepted'),
  }
  const results = db.$with('results', resultColumns).as(sql`
    select order_id, bool_and(locked.id is not null) as found,
      bool_and(coalesce(locked.quantity - taken >= demanded.quantity
        and locked.price = demanded.price
        and locked.discount_price is not distinct from demanded.discount_price, false)) as accepted
    from ${demanded} left join ${locked} on locked.id = demanded.product_id group by order_id`)
  const isAccepted = sql`in (select order_id from ${results} where accepted)`
  const updatedStock = db.$with('updated_stock', {}).as(sql`
    update ${products}
    set ${sql.identifier(products.quantity.name)} = ${products.quantity} - sold.held
    from (select product_id, sum(held)::int as held from ${required}
      where order_id ${isAccepted} and held > 0 group by product_id) as sold
    where ${products.id} = sold.product_id and ${isRequired}`)
  const inserted = (table: PgTable, columns: Columns, rows: string, orderId: PgColumn) =>
    db
      .$with(`inserted_${rows}`, {})
      .as(
        sql`${insertFromJson(table, columns, rows)} where ${sql.identifier(orderId.name)} ${isAccepted}`,
      )
  return db
    .with(
      ...[acquired, required, locked, demanded, results, updatedStock],
      inserted(orders, orderColumns, 'orders', orders.id),
      inserted(orderLines, lineColumns, 'lines', orderLines.orderId),
      inserted(idempotencyKeys, keyColumns, 'keys', idempotencyKeys.orderId),
      inserted(smsOutbox, smsColumns, 'sms', smsOutbox.orderId),
      inserted(orderNotices, noticeColumns, 'notices', orderNotices.orderId),
    )
    .select(resultColumns)
    .from(results)
    .prepare(name)
}

const rowsOf = (placeholder: string) =>
  sql`jsonb_to_recordset(${sql.placeholder(placeholder)}::text::jsonb)`

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
