import { setTimeout as sleep } from 'node:timers/promises'
import type { CheckedOrder } from '@shop/domain/wire'
import type { Db } from '../db/session.ts'
import { ApiError } from '../http/api-error.ts'
import { enforceRateLimits, giveBack, type RateLimit } from '../http/rate-limit.queries.ts'
import { insertOrder, type InsertResult } from './confirm.queries.ts'
import { findStoredResponse, type StoredResponse } from './idempotency.queries.ts'
import type { OrderKey } from './idempotency.ts'
import { draftOrder, type OrderDraft } from './order-draft.ts'
import { priceBag } from './price-bag.ts'
import type { LineError } from './price-lines.ts'

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
  limits: readonly RateLimit[],
): Promise<Confirmation> {
  const [stored, draft] = await Promise.all([
    findStoredResponse(db, key),
    prepareOrder(db, order, key),
  ])
  if (stored) return repeatResponse(stored, key)
  try {
    if (draft instanceof ApiError) throw draft
    const counts = await enforceRateLimits(db, limits)
    let placed = false
    try {
      const confirmation = await placeOrder(db, order, key, draft)
      placed = !confirmation.repeated
      return confirmation
    } finally {
      if (!placed) await giveBack(db, counts)
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
  firstDraft: OrderDraft,
): Promise<Confirmation> {
  let draft: OrderDraft | ApiError = firstDraft
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (draft instanceof ApiError) throw draft
    const result = await tryInsert(db, draft)
    if (result === 'inserted') return { answer: draft.idempotencyKey.answer, repeated: false }
    if (result === 'locked') await sleep(retryDelay)
    const stored = await findStoredResponse(db, key)
    if (stored) return repeatResponse(stored, key)
    draft = await prepareOrder(db, order, key)
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

/** The rows of the order, or the error why it cannot be placed. */
async function prepareOrder(
  db: Db,
  order: CheckedOrder,
  key: OrderKey,
): Promise<OrderDraft | ApiError> {
  const { priced, errors } = await priceBag(db, order.products)
  return errors.length > 0 ? toApiError(errors) : draftOrder(order, key, priced)
}

/**
 * SQLSTATEs that a new attempt resolves: serialization failure, deadlock, and unique violation
 * (another request stored the key, used the offer, or has the same order number).
 */
const retryableCodes = new Set(['40001', '40P01', '23505'])

async function tryInsert(db: Db, draft: OrderDraft): Promise<InsertResult> {
  try {
    return await insertOrder(db, draft)
  } catch (error) {
    if (retryableCodes.has(String((error as { code?: unknown }).code))) return 'changed'
    throw error
  }
}

function toApiError(lineErrors: readonly LineError[]): ApiError {
  const errors = lineErrors.map(({ index: _, kind: __, ...error }) => error)
  const [first] = lineErrors
  const reason = first?.kind.startsWith('offer') ? 'offer' : 'stock'
  return new ApiError(409, errors.map((error) => error.message).join(' '), errors, {}, { reason })
}
