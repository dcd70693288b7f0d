import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { TrackedOrder } from '@shop/domain/wire'
import { orderLines, orders, products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { offeredProducts } from '../products/product.queries.ts'
import { checkoutOfferColumns } from './product.queries.ts'
import { toPlacedOrder } from './to-placed-order.ts'

/** The order with this number and phone; undefined when there is none. */
export async function findOrder(
  db: Db,
  orderId: number,
  phone: string,
): Promise<TrackedOrder | undefined> {
  const [[order], lines] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.deliveryPhone, phone))),
    db
      .select({ ...getTableColumns(orderLines), ...checkoutOfferColumns })
      .from(orderLines)
      .innerJoin(products, eq(products.id, orderLines.productId))
      .leftJoin(offeredProducts, eq(offeredProducts.id, products.offerProductId))
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.line)),
  ])
  if (!order) return undefined
  const placedAt = new Date(order.createdAt).toISOString()
  return { ...toPlacedOrder(order, lines), status: order.status, placedAt }
}
