import { isBangladeshiMobile, type OrderTotals } from '@shop/domain'
import type { CheckedOrder } from '@shop/domain/wire'

const largeQuantity = 20
/** In taka. */
const largeTotal = 100_000

/** Why staff should check an order before it is sent; empty when nothing is unusual. */
export function reviewReasons(order: CheckedOrder, totals: OrderTotals): string[] {
  const reasons: string[] = []
  if (!isBangladeshiMobile(order.deliveryPhone)) reasons.push('phone')
  if (order.products.some((line) => line.quantity >= largeQuantity)) reasons.push('quantity')
  if (totals.totallPrice >= largeTotal) reasons.push('total')
  return reasons
}
