import { canMove, type OrderStatus } from '@shop/domain'
import type { Sql } from '../db/client.ts'

/** An order in the shopkeeper's list; amounts in poisha. */
export interface ListedOrder {
  id: number
  status: OrderStatus
  delivery_name: string
  delivery_phone: string
  delivery_address: string
  shipping_zone: string
  subtotal: number
  discount: number
  shipping_charge: number
  total: number
  coupon_code: string | null
  review_reasons: string[]
  created_at: string
  lines: string
}

/** Which orders are wanted; `before` continues after a row. */
export interface OrderFilter {
  status: OrderStatus | null
  from: string | null
  to: string | null
  limit: number
  before: { at: string; id: number } | null
}

/** Orders, newest first. */
export function listOrders(sql: Sql, filter: OrderFilter): Promise<ListedOrder[]> {
  const { status, from, to, limit, before } = filter
  return sql<ListedOrder[]>`
    select o.id, o.status, o.delivery_name, o.delivery_phone, o.delivery_address, o.shipping_zone,
      o.subtotal, o.discount, o.shipping_charge, o.total, o.coupon_code, o.review_reasons,
      o.created_at,
      (select string_agg(l.quantity || ' x ' || l.name, '; ' order by l.line)
        from order_lines l where l.order_id = o.id) as lines
    from orders o
    where (${status}::text is null or o.status = ${status}::text)
      and (${from}::timestamptz is null or o.created_at >= ${from}::timestamptz)
      and (${to}::timestamptz is null or o.created_at < ${to}::timestamptz)
      and (${before?.at ?? null}::timestamptz is null
        or (o.created_at, o.id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::bigint))
    order by o.created_at desc, o.id desc limit ${limit}`
}

/** One order with its lines and text messages, or undefined. */
export async function showOrder(sql: Sql, id: number) {
  const [order] = await sql`select * from orders where id = ${id}`
  if (!order) return undefined
  const [lines, messages] = await Promise.all([
    sql`select line, product_id, name, quantity, price, discount_price, offer_order_id, campaign_id
      from order_lines where order_id = ${id} order by line`,
    sql`select id, attempts, sent_at, failed_at, last_error from sms_outbox where order_id = ${id}`,
  ])
  return { order, lines, messages }
}

/** What became of a change of state. */
export type StateChange =
  | { outcome: 'changed'; from: OrderStatus; restocked: boolean }
  | { outcome: 'unknown' }
  | { outcome: 'forbidden'; from: OrderStatus }

/** Moves an order to another state; a cancelled order gives its stock back, in the same transaction. */
export async function changeState(sql: Sql, id: number, to: OrderStatus): Promise<StateChange> {
  return await sql.begin(async (tx) => {
    const [order] = await tx<{ status: OrderStatus }[]>`
      select status from orders where id = ${id} for update`
    if (!order) return { outcome: 'unknown' }
    if (!canMove(order.status, to)) return { outcome: 'forbidden', from: order.status }
    await tx`update orders set status = ${to}, updated_at = now() where id = ${id}`
    if (to === 'cancelled') {
      await tx`
        with back as (
          select product_id, sum(quantity)::int as n from order_lines
          where order_id = ${id} group by product_id
        ),
        locked as (
          select p.id from products p join back on back.product_id = p.id
          order by p.id for no key update of p
        )
        update products p set quantity = p.quantity + back.n
        from back, locked where p.id = back.product_id and locked.id = p.id`
    }
    return { outcome: 'changed', from: order.status, restocked: to === 'cancelled' }
  })
}

/** Sets what is in stock of a product; returns what was there before, or undefined. */
export async function setStock(
  sql: Sql,
  id: number,
  quantity: number,
): Promise<number | undefined> {
  const [row] = await sql<{ before: number }[]>`
    with before as (select id, quantity from products where id = ${id} for no key update)
    update products p set quantity = ${quantity} from before
    where p.id = before.id returning before.quantity as before`
  return row?.before
}
