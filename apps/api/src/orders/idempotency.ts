import { createHash } from 'node:crypto'
import type { CheckedOrder } from '@shop/domain/wire'
import { ApiError } from '../http/api-error.ts'

/** How repetitions of one order are recognised. */
export interface OrderKey {
  /** Keys to look under, the first of which a new order is stored under. */
  keys: readonly string[]
  /** Same for all repetitions that may run at once. */
  lock: string
  /** What must be the same under one key; null when the key itself was made from the order. */
  bodyHash: string
  derived: boolean
}

/** How long an order without a key counts as a repetition, in milliseconds. */
export const derivedWindow = 120_000

/**
 * The key of an order: the shopper's `Idempotency-Key`, or one made from phone and lines, which
 * lasts two minutes. The cookies in `meta` may change between two tries and do not count.
 * @throws ApiError 400 for a key that is not printable text of 8 to 200 characters
 */
export function orderKey(header: string | undefined, order: CheckedOrder, now: number): OrderKey {
  const { meta: _, ...body } = order
  const bodyHash = hash(JSON.stringify(body))
  if (header !== undefined) {
    if (!/^[\x21-\x7e]{8,200}$/.test(header)) {
      throw new ApiError(400, 'The Idempotency-Key must be 8 to 200 printable characters.', [
        { field: 'Idempotency-Key', message: 'Use a UUID' },
      ])
    }
    return { keys: [`key:${header}`], lock: header, bodyHash, derived: false }
  }
  const lines = order.products
    .map((line) => [line.id, line.quantity, line.order_id, line.campaign_id].join('/'))
    .sort()
  const same = hash([order.deliveryPhone, ...lines].join(' '))
  const window = Math.floor(now / derivedWindow)
  const keys = [window, window - 1].map((start) => `auto:${same}:${start}`)
  return { keys, lock: same, bodyHash, derived: true }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
