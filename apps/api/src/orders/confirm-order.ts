import { setTimeout as sleep } from 'node:timers/promises'
import type { CheckedOrder } from '@shop/domain/wire'
import type { Sql } from '../db/client.ts'
import { ApiError } from '../http/api-error.ts'
import { readAnswer, readProducts, writeOrder, type OrderDraft } from './confirm.queries.ts'
import type { OrderKey } from './idempotency.ts'
import { findOffers } from './offer.queries.ts'
import { newOrderNumber } from './order-number.ts'
import { orderMessage, placedOrder } from './placed-order.ts'
import { mergeLines, priceLines, type LineFault } from './price-lines.ts'
import { reviewReasons } from './review.ts'
import { addUp } from './totals.ts'

const mostTries = 40
const pause = 25

/** An order's answer, as the text of its JSON; `repeated` when it had been placed before. */
export interface Confirmation {
  answer: string
  repeated: boolean
}

/**
 * Places an order exactly once, at today's prices.
 *
 * @param admit called before a new order is written, never for a repetition; it throws to refuse
 * @throws ApiError 409 for stock, offers or an order still in flight, 422 for a key used otherwise
 */
export async function confirmOrder(
  sql: Sql,
  order: CheckedOrder,
  key: OrderKey,
  admit: () => Promise<void>,
): Promise<Confirmation> {
  const admission = once(admit)
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const [kept, draft] = await Promise.all([
      readAnswer(sql, key),
      prepare(sql, order, key),
      attempt === 0 ? admission.start() : undefined,
    ])
    if (kept) return repeat(kept, key)
    await admission.passed()
    if (draft instanceof ApiError) throw draft
    const written = await tryWrite(sql, draft)
    if (written === 'written') return { answer: draft.answer, repeated: false }
    if (written === 'busy') await sleep(pause)
  }
  throw new ApiError(409, 'This order is still being placed. Please wait a moment.', [], {
    'Retry-After': '1',
  })
}

function repeat(kept: { answer: string; bodyHash: string }, key: OrderKey): Confirmation {
  if (!key.derived && kept.bodyHash !== key.bodyHash) {
    throw new ApiError(422, 'This Idempotency-Key belongs to another order.', [
      { field: 'Idempotency-Key', message: 'Use a new key for a changed order' },
    ])
  }
  return { answer: kept.answer, repeated: true }
}

/** Everything an order consists of, or why it cannot be placed. */
async function prepare(
  sql: Sql,
  order: CheckedOrder,
  key: OrderKey,
): Promise<OrderDraft | ApiError> {
  const lines = mergeLines(order.products)
  const wishes = lines.map((line) => ({
    productId: line.id,
    orderId: line.order_id,
    campaignId: line.campaign_id,
  }))
  const [products, offers] = await Promise.all([
    readProducts(sql, [...new Set(lines.map((line) => line.id))]),
    findOffers(sql, wishes),
  ])
  const { priced, faults } = priceLines(lines, products, offers)
  if (faults.length > 0) return refusal(faults)
  const totals = addUp(priced, order.shippingZone, order.couponCode)
  const id = newOrderNumber()
  const placed = placedOrder(id, order, priced, totals)
  const reasons = reviewReasons(order, totals)
  return {
    id,
    key: key.keys[0] ?? key.lock,
    lock: key.lock,
    bodyHash: key.bodyHash,
    answer: JSON.stringify({ statusCode: 200, message: 'Order placed', data: placed }),
    status: reasons.length > 0 ? 'needs_review' : 'pending',
    reviewReasons: reasons,
    name: order.deliveryName,
    phone: order.deliveryPhone,
    address: order.deliveryAddress,
    zone: order.shippingZone,
    meta: order.meta ? { fbp: order.meta.fbp ?? null, fbc: order.meta.fbc ?? null } : null,
    totals,
    lines: priced,
    sms: orderMessage(placed),
  }
}

/**
 * Faults that another look cures: serialisation, deadlock, and unique rows (the key, the offer or
 * the random number was taken meanwhile, which the next reading sees).
 */
const repeatable = new Set(['40001', '40P01', '23505'])

async function tryWrite(sql: Sql, draft: OrderDraft): Promise<'written' | 'busy' | 'moved'> {
  try {
    return await writeOrder(sql, draft)
  } catch (error) {
    if (repeatable.has(String((error as { code?: unknown }).code))) return 'moved'
    throw error
  }
}

function refusal(faults: readonly LineFault[]): ApiError {
  const errors = faults.map(({ index: _, kind: __, ...fault }) => fault)
  return new ApiError(409, errors.map((fault) => fault.message).join(' '), errors)
}

/** Runs a check once beside other work, and lets its failure wait until it is asked for. */
function once(check: () => Promise<void>) {
  let outcome: Promise<{ error?: unknown }> = Promise.resolve({})
  return {
    start() {
      outcome = check().then(
        () => ({}),
        (error: unknown) => ({ error }),
      )
    },
    async passed() {
      const { error } = await outcome
      if (error) throw error
    },
  }
}
