import { isBangladeshiMobile, toPoisha } from '@shop/domain'
import type { CheckedOrder } from '@shop/domain/wire'
import type { Totals } from './totals.ts'

const manyPieces = 20
const highTotal = toPoisha(100_000)

/** Why a person should look at an order before it is sent; an empty list when nothing is odd. */
export function reviewReasons(order: CheckedOrder, totals: Totals): string[] {
  const reasons: string[] = []
  if (!isBangladeshiMobile(order.deliveryPhone)) reasons.push('phone')
  if (order.products.some((line) => line.quantity >= manyPieces)) reasons.push('quantity')
  if (totals.total >= highTotal) reasons.push('total')
  return reasons
}
