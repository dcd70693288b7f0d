import { createHash } from 'node:crypto'
import { orderFieldsOf } from '@shop/domain'
import type { CheckedOrder } from '@shop/domain/wire'
import { ApiError } from '../http/api-error.ts'

/** Identifies an order, so that a repeated request is answered and not ordered again. */
export interface OrderKey {
  /** Keys to look up; a new order is stored under the first. */
  keys: readonly [first: string, second?: string]
  /** The advisory lock that concurrent requests for the same order share. */
  lock: string
  /** Hash of the request; one key may not be used for two different requests. */
  bodyHash: string
  /** True when the client sent no key and this one is computed from the order. */
  derived: boolean
}

/** How long a repeated order without an Idempotency-Key counts as the same one, in milliseconds. */
export const derivedKeyLifetime = 120_000

/** How a stored key begins that was computed from an order. Keys of clients begin with `key:`. */
export const derivedKeyPrefix = 'auto:'

/**
 * The key of an order: the `Idempotency-Key` header, or one derived from phone, name, address, zone and
 * lines that is valid for two minutes. `meta`, `language` and `expectedTotal` may differ between attempts and are ignored.
 * @param now milliseconds since 1970
 * @throws ApiError 400 when the header is not printable text of 8 to 200 characters
 */
export function orderKey(header: string | undefined, order: CheckedOrder, now: number): OrderKey {
  const { meta: _, expectedTotal: __, language: ___, ...body } = order
  // A process of a version without a field does not hash it, so that a blank one counts as absent.
  const bodyHash = hash(
    JSON.stringify(body, (name, value: unknown) => (value === '' ? undefined : value)),
  )
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
  const { deliveryPhone, ...asked } = orderFieldsOf(order)
  const orderHash = hash(JSON.stringify([deliveryPhone, ...Object.values(asked), ...lines]))
  // A request shortly after the start of a window may repeat one of the window before.
  const window = Math.floor(now / derivedKeyLifetime)
  const keyOf = (start: number) => `${derivedKeyPrefix}${orderHash}:${start}`
  return { keys: [keyOf(window), keyOf(window - 1)], lock: orderHash, bodyHash, derived: true }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
