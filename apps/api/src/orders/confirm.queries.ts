import type { Sql } from '../db/client.ts'
import { inList } from '../db/in-list.ts'
import { listColumns, listTables } from '../products/columns.ts'
import type { ProductRow } from '../products/product.ts'
import type { OrderKey } from './idempotency.ts'
import { derivedWindow } from './idempotency.ts'
import type { PricedLine } from './price-lines.ts'
import type { Totals } from './totals.ts'

/** An answer that was given before. */
export interface KeptAnswer {
  answer: string
  bodyHash: string
}

/** Today's rows of the products that can be ordered, by id. */
export async function readProducts(
  sql: Sql,
  ids: readonly number[],
): Promise<Map<number, ProductRow>> {
  if (ids.length === 0) return new Map()
  const rows = await sql<ProductRow[]>`
    select ${listColumns(sql)} from ${listTables(sql)}
    where p.id ${inList(sql, ids)} and p.deleted_at is null`
  return new Map(rows.map((row) => [row.id, row]))
}

/** The answer kept under an order's key, if it was placed before. */
export async function readAnswer(sql: Sql, key: OrderKey): Promise<KeptAnswer | undefined> {
  const [kept] = await sql<(KeptAnswer & { age: number })[]>`
    select answer, body_hash as "bodyHash", extract(epoch from now() - created_at) * 1000 as age
    from idempotency_keys where key ${inList(sql, key.keys)}
    order by created_at desc limit 1`
  return kept && (!key.derived || Number(kept.age) < derivedWindow) ? kept : undefined
}

/** An order that is ready to be written. */
export interface OrderDraft {
  id: number
  key: string
  lock: string
  bodyHash: string
  answer: string
  status: 'pending' | 'needs_review'
  reviewReasons: readonly string[]
  name: string
  phone: string
  address: string
  zone: string
  meta: Record<string, string | null> | null
  totals: Totals
  lines: readonly PricedLine[]
  sms: string
}

/** `busy`: the same order is being written elsewhere. `moved`: a price or the stock changed. */
export type Written = 'written' | 'busy' | 'moved'

/**
 * Writes an order in one statement, which is one transaction: it locks the products in id order,
 * takes the stock if all of it is there at the prices that were read, and writes order, lines,
 * key and text message, or nothing at all.
 */
export async function writeOrder(sql: Sql, draft: OrderDraft): Promise<Written> {
  const { totals } = draft
  const [result] = await sql<{ open: boolean; complete: boolean }[]>`
    with gate as materialized (
      select pg_try_advisory_xact_lock(hashtextextended(${draft.lock}, 71)) as open
    ),
    want as materialized (
      select * from jsonb_to_recordset(${wanted(draft.lines)}::text::jsonb)
        as w(id int, n int, price bigint, discount_price bigint)
    ),
    locked as materialized (
      select p.id from products p join want w on w.id = p.id
      where (select open from gate) and p.deleted_at is null and p.quantity >= w.n
        and p.price = w.price and p.discount_price is not distinct from w.discount_price
      order by p.id for no key update of p
    ),
    verdict as materialized (
      select (select count(*) from locked) = (select count(*) from want) as complete
    ),
    taken as (
      update products p set quantity = p.quantity - w.n from want w
      where p.id = w.id and (select complete from verdict) returning p.id
    ),
    placed as (
      insert into orders (id, status, delivery_name, delivery_phone, delivery_address,
        shipping_zone, subtotal, discount, shipping_charge, total, coupon_code, review_reasons, meta)
      select ${draft.id}::bigint, ${draft.status}::text, ${draft.name}::text, ${draft.phone}::text,
        ${draft.address}::text, ${draft.zone}::text, ${totals.subtotal}::bigint,
        ${totals.discount}::bigint, ${totals.shipping}::bigint, ${totals.total}::bigint,
        ${totals.couponCode}::text, ${JSON.stringify(draft.reviewReasons)}::text::jsonb,
        ${draft.meta && JSON.stringify(draft.meta)}::text::jsonb
      from verdict where complete returning id
    ),
    lines as (
      insert into order_lines (order_id, line, product_id, name, image, category, quantity, price,
        discount_price, offer_order_id, campaign_id)
      select placed.id, l.line, l.product_id, l.name, l.image, l.category, l.quantity, l.price,
        l.discount_price, l.offer_order_id, l.campaign_id
      from placed, jsonb_to_recordset(${written(draft.lines)}::text::jsonb) as l(line int,
        product_id int, name text, image text, category text, quantity int, price bigint,
        discount_price bigint, offer_order_id bigint, campaign_id int)
    ),
    kept as (
      insert into idempotency_keys (key, body_hash, order_id, answer)
      select ${draft.key}::text, ${draft.bodyHash}::text, id, ${draft.answer}::text from placed
    ),
    told as (
      insert into sms_outbox (order_id, phone, body)
      select id, ${draft.phone}::text, ${draft.sms}::text from placed
    )
    select (select open from gate) as open, (select complete from verdict) as complete,
      (select count(*) from taken) as taken`
  if (result?.complete) return 'written'
  return result?.open ? 'moved' : 'busy'
}

/** What must be in stock: one row per product, whatever the number of its lines. */
function wanted(lines: readonly PricedLine[]): string {
  const rows = new Map<
    number,
    { id: number; n: number; price: number; discount_price: number | null }
  >()
  for (const { product, quantity } of lines) {
    const known = rows.get(product.id)
    if (known) known.n += quantity
    else {
      const { id, price, discount_price } = product
      rows.set(id, { id, n: quantity, price, discount_price })
    }
  }
  return JSON.stringify([...rows.values()])
}

function written(lines: readonly PricedLine[]): string {
  return JSON.stringify(
    lines.map((line, index) => ({
      line: index + 1,
      product_id: line.product.id,
      name: line.product.name,
      image: line.product.image,
      category: line.product.category,
      quantity: line.quantity,
      price: line.price,
      discount_price: line.discountPrice,
      offer_order_id: line.orderId,
      campaign_id: line.campaignId,
    })),
  )
}
