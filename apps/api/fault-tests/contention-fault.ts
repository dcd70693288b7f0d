import { countOrders, setTestStock, stockOf, type FaultResult } from './order-count.queries.ts'
import { createOrderLog, orderBody, retryUnanswered, sendOrder } from './order-log.ts'
import type { TestInstance } from './test-instance.ts'

const amplePieces = 100_000

/** 200 concurrent orders for one of 7 pieces. */
export async function testConcurrentOrders(
  { shop, query }: TestInstance,
  runs: number,
): Promise<FaultResult> {
  const log = createOrderLog('200 concurrent orders for a stock of 7', runs)
  let pieces = 0
  for (let run = 0; run < runs; run += 1) {
    pieces = await query((db) => setTestStock(db, 7))
    const orders = Array.from({ length: 200 }, () =>
      sendOrder(shop.baseUrl, log, crypto.randomUUID(), orderBody([{ id: 1, quantity: 1 }])),
    )
    await Promise.all(orders)
    await retryUnanswered(shop.baseUrl, log)
    const left = await query((db) => stockOf(db, 1))
    if (left !== 0) throw new Error('Orders were refused although stock was left')
  }
  return query((db) => countOrders(db, log, pieces))
}

/** 100 concurrent orders of the same two products, half of them in reverse order. */
export async function testOppositeLineOrder(
  { shop, query }: TestInstance,
  runs: number,
): Promise<FaultResult> {
  const log = createOrderLog('100 concurrent orders of two products in opposite order', runs)
  const pieces = await query((db) => setTestStock(db, amplePieces))
  const lines = [1, 2].map((id) => ({ id, quantity: 1 }))
  for (let run = 0; run < runs; run += 1) {
    const orders = Array.from({ length: 100 }, (_, n) => {
      const body = orderBody(n % 2 ? lines : lines.toReversed())
      return sendOrder(shop.baseUrl, log, crypto.randomUUID(), body)
    })
    await Promise.all(orders)
  }
  if (log.unanswered.size > 0) throw new Error('An order failed because of a deadlock')
  return query((db) => countOrders(db, log, pieces))
}

/** Each order is sent twice concurrently with one Idempotency-Key. */
export async function testConcurrentSameKey(
  { shop, query }: TestInstance,
  runs: number,
): Promise<FaultResult> {
  const log = createOrderLog('same Idempotency-Key twice concurrently', runs)
  const pieces = await query((db) => setTestStock(db, amplePieces))
  for (let run = 0; run < runs; run += 1) {
    const key = crypto.randomUUID()
    const body = orderBody([{ id: 1 + (run % 4), quantity: 1 }])
    await Promise.all([1, 2].map(() => sendOrder(shop.baseUrl, log, key, body)))
  }
  await retryUnanswered(shop.baseUrl, log)
  return query((db) => countOrders(db, log, pieces))
}
