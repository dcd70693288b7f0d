import { setTimeout as sleep } from 'node:timers/promises'
import type { CheckedOrder } from '@shop/domain/wire'
import type { Db } from '../db/session.ts'
import { ApiError } from '../http/api-error.ts'
import { giveBack } from '../http/rate-limit.queries.ts'
import { insertOrder } from './insert-order.ts'
import { findStoredResponse, type StoredResponse } from './idempotency.queries.ts'
import type { OrderKey } from './idempotency.ts'
import { countOrder, type OrderLimits } from './order-counts.ts'
import { draftOrder, type Messages, type OrderDraft } from './order-draft.ts'
import { priceOrder } from './price-order.ts'
import type { PricedLine } from './price-lines.ts'

const maxAttempts = 40
/** Milliseconds between two attempts while a concurrent request places the same order. */
const retryDelay = 25

/** The response to an order, as JSON text; `repeated` when the order had been placed before. */
export interface Confirmation {
  answer: string
  repeated: boolean
}

/**
 * Places an order exactly once, at the current prices. Only an order that is placed is counted
 * against the limits.
 *
 * @throws ApiError 409 for missing stock, an expired offer, or the same order still being placed;
 * 422 for an Idempotency-Key of another order; 429 when a limit is exceeded
 */
export async function confirmOrder(
  db: Db,
  order: CheckedOrder,
  key: OrderKey,
  limits: OrderLimits,
  messages: Messages,
): Promise<Confirmation> {
  const [stored, priced] = await Promise.all([findStoredResponse(db, key), priceOrder(db, order)])
  if (stored) return repeatResponse(stored, key)
  try {
    if (priced instanceof ApiError) throw priced
    const pieces = priced.reduce((sum, { quantity }) => sum + quantity, 0)
    const { hold, all } = await countOrder(db, pieces, limits)
    let placed = false
    try {
      const confirmation = await placeOrder(db, order, key, priced, (lines) =>
        draftOrder(order, key, lines, hold, messages),
      )
      placed = !confirmation.repeated
      return confirmation
    } finally {
      if (!placed) await giveBack(db, all)
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // A concurrent request may have placed this same order, and with it taken the last piece.
    const meanwhile = await findStoredResponse(db, key)
    if (meanwhile) return repeatResponse(meanwhile, key)
    throw error
  }
}

/** Inserts the order; prepares it again while prices, stock or the same order change. */
async function placeOrder(
  db: Db,
  order: CheckedOrder,
  key: OrderKey,
  firstPriced: PricedLine[],
  toDraft: (priced: PricedLine[]) => OrderDraft,
): Promise<Confirmation> {
  let priced: PricedLine[] | ApiError = firstPriced
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (priced instanceof ApiError) throw priced
    const draft = toDraft(priced)
    const result = await insertOrder(db, draft)
    if (result === 'inserted') return { answer: draft.idempotencyKey.answer, repeated: false }
    if (result === 'locked') await sleep(retryDelay)
    const stored = await findStoredResponse(db, key)
    if (stored) return repeatResponse(stored, key)
    priced = await priceOrder(db, order)
  }
  throw new ApiError(
    409,
    'This order is still being placed. Please wait a moment.',
    [],
    { 'Retry-After': '1' },
    { reason: 'in_progress' },
  )
}

function repeatResponse(stored: StoredResponse, key: OrderKey): Confirmation {
  if (!key.derived && stored.bodyHash !== key.bodyHash) {
    throw new ApiError(422, 'This Idempotency-Key belongs to another order.', [
      { field: 'Idempotency-Key', message: 'Use a new key for a changed order' },
    ])
  }
  return { answer: stored.answer, repeated: true }
}
