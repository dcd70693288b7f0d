import { eq } from 'drizzle-orm'
import { orders } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** What the text message about an order says, and its phone; undefined without such an order. */
export async function findSmsOrder(db: Db, id: number) {
  const { language, total, deliveryPhone: phone } = orders
  const [order] = await db
    .select({ id: orders.id, language, total, phone })
    .from(orders)
    .where(eq(orders.id, id))
  return order
}
