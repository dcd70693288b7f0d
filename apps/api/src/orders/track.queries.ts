import { amountToCollect, shopperMayCancel } from '@shop/domain'
import type { PlacedOrder, TrackedOrder } from '@shop/domain/wire'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { orderHistory, orderLines, orders, products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { offeredProducts } from '../products/product.queries.ts'
import { checkoutOfferColumns } from './product.queries.ts'
import { isoTime, toPlacedOrder } from './to-placed-order.ts'

const selectLines = (db: Db, orderId: number) =>
  db
    .select({ ...getTableColumns(orderLines), nameBn: products.nameBn, ...checkoutOfferColumns })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(offeredProducts, eq(offeredProducts.id, products.offerProductId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.line))

/**
 * An order with its lines, as its confirmation shows it.
 * @throws Error when no order has the number
 */
export async function readPlacedOrder(
  db: Db,
  orderId: number,
): Promise<PlacedOrder & { placedAt: string }> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`There is no order ${orderId}`)
  const lines = await selectLines(db, orderId)
  return { ...toPlacedOrder(order, lines), placedAt: isoTime(order.createdAt) }
}

/** The order with this number and phone; undefined when there is none. */
export async function findOrder(
  db: Db,
  orderId: number,
  phone: string,
): Promise<TrackedOrder | undefined> {
  const [[order], lines, history] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.deliveryPhone, phone))),
    selectLines(db, orderId),
    db
      .select({ status: orderHistory.toStatus, at: orderHistory.createdAt })
      .from(orderHistory)
      .where(eq(orderHistory.orderId, orderId))
      .orderBy(asc(orderHistory.id)),
  ])
  if (!order) return undefined
  const { status } = order
  const placed = toPlacedOrder(order, lines)
  return {
    ...placed,
    status,
    placedAt: isoTime(order.createdAt),
    deliveryAddress: order.deliveryAddress,
    history: history.map((change) => ({ status: change.status, at: isoTime(change.at) })),
    toCollect: amountToCollect(status, placed.totallPrice),
    cancellable: shopperMayCancel(status),
  }
}
