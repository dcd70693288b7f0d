import type { RateLimit } from '../http/rate-limit.queries.ts'
import type { Settings } from '../settings.ts'

/** The limits of an order, and the bounds of the stock that unconfirmed orders hold. */
export interface OrderLimits {
  rates: readonly RateLimit[]
  /** The limits of wrong coupon codes. */
  guesses: readonly RateLimit[]
  bounds: Settings['holds']
  /** A hash of the shopper's address; null when it is unknown, and then its bound is not used. */
  placedFrom: string | null
}

/** The pieces that an order may hold, whatever its phone and address hold. */
export function mostHeld(quantities: readonly number[], { order }: OrderLimits['bounds']): number {
  const pieces = quantities.reduce((sum, quantity) => sum + quantity, 0)
  return order > 0 ? Math.min(pieces, order) : pieces
}

/** Distributes the pieces that an order holds over its lines; the first lines get them. */
export function heldOfLines(quantities: readonly number[], pieces: number): number[] {
  let left = pieces
  return quantities.map((quantity) => {
    const held = Math.min(left, quantity)
    left -= held
    return held
  })
}
