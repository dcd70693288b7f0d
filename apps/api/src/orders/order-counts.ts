import type { CheckedOrder } from '@shop/domain/wire'
import { countWeights, giveBack, refuseExceeded } from '../http/rate-limit.queries.ts'
import type { Count } from '../db/schema/index.ts'
import type { RateLimit } from '../http/rate-limit.queries.ts'
import type { Db } from '../db/session.ts'
import type { Settings } from '../settings.ts'

/** How many pieces of stock an unconfirmed order may take, and why not all of them. */
export interface Hold {
  pieces: number
  /** What the order counts against the bounds of its phone and address until it is confirmed. */
  counts: Count[]
  reasons: HoldReason[]
}

/** Why an order holds less stock than it asks for. */
type HoldReason = 'order_pieces' | 'phone_pieces' | 'address_pieces'

/** The limits of an order, and the bounds of the stock that unconfirmed orders hold. */
export interface OrderLimits {
  rates: readonly RateLimit[]
  bounds: Settings['holds']
  phone: string
  address: string
}

/** What a new order has counted; `all` is given back when it is refused. */
export interface OrderCounts {
  hold: Hold
  all: Count[]
}

/**
 * Counts an order against its limits.
 * @throws ApiError 429 when a limit is exceeded; a bound of stock refuses nothing
 */
export async function countOrder(
  db: Db,
  order: CheckedOrder,
  { rates, bounds, phone, address }: OrderLimits,
): Promise<OrderCounts> {
  const pieces = order.products.reduce((sum, { quantity }) => sum + quantity, 0)
  const most = bounds.order > 0 ? Math.min(pieces, bounds.order) : pieces
  const counted = await countWeights(db, [
    ...rates,
    { name: 'hold-phone', subject: phone, limit: bounds.phone, weight: most },
    { name: 'hold-address', subject: address, limit: bounds.address, weight: most },
  ])
  const held = counted.filter(isHold)
  const rated = counted.filter((count) => !isHold(count))
  await refuseExceeded(db, counted, rated)
  // What was left before this order counted. Concurrent orders see each other's counts.
  const left = held.map(({ limit, total, weight }) => Math.max(0, limit - (total - weight)))
  const granted = Math.min(most, ...left)
  await giveBack(
    db,
    held.map((count) => ({ ...count, weight: most - granted })),
  )
  const counts = held.map(({ subject, bucket }) => ({ subject, bucket, weight: granted }))
  const exceeded = held.filter((_, index) => (left[index] ?? 0) < most)
  const reasons: HoldReason[] = exceeded.map(({ subject }) =>
    subject.startsWith('hold-phone') ? 'phone_pieces' : 'address_pieces',
  )
  if (most < pieces) reasons.unshift('order_pieces')
  return { hold: { pieces: granted, counts, reasons }, all: [...rated, ...counts] }
}

const isHold = ({ subject }: Count) => subject.startsWith('hold-')
