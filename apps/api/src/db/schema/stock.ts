import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { orders } from './order.ts'
import { staff } from './staff.ts'

/**
 * Why pieces moved. `damaged` pieces came back and are not put into the stock; `corrected` is a change of the
 * lines of an order.
 */
export type MovementReason = 'confirmed' | 'cancelled' | 'returned' | 'damaged' | 'corrected'

/**
 * Pieces that a change of an order put into the stock, or took from it. What an order took when it was placed is
 * in its lines.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** Put into the stock, negative when taken from it; of `damaged` ones how many did not come back into it. */
    pieces: integer('pieces').notNull(),
    reason: text('reason').$type<MovementReason>().notNull(),
    orderId: bigint('order_id', { mode: 'number' }).references(() => orders.id),
    /** The member who did it; null for a command, and for the shopper. */
    staffId: integer('staff_id').references(() => staff.id),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' })
      .notNull()
      .defaultNow(),
  },
  (t) => [
    index('stock_movements_product').on(t.productId, t.id),
    index('stock_movements_order').on(t.orderId),
  ],
)
