import {
  fillStock,
  newRound,
  orderBody,
  retry,
  send,
  countRound,
  type Result,
} from './order-round.ts'
import type { DrillShop } from './drill-shop.ts'

const plenty = 100_000

/** 200 shoppers want one of 7 pieces at the same moment. */
export async function parallelBuyers({ shop, look }: DrillShop, runs: number): Promise<Result> {
  const round = newRound('200 parallel buyers of stock 7', runs)
  let pieces = 0
  for (let run = 0; run < runs; run += 1) {
    pieces = await look((sql) => fillStock(sql, 7))
    const body = () => orderBody([{ id: 1, quantity: 1 }])
    const buyers = Array.from({ length: 200 }, () =>
      send(shop.base, round, crypto.randomUUID(), body()),
    )
    await Promise.all(buyers)
    await retry(shop.base, round)
    // Stock left over with buyers refused would be an order too few, not too many.
    const [left] = await look((sql) => sql`select quantity from products where id = 1`)
    if (left?.['quantity'] !== 0) throw new Error('Shoppers were refused though stock was left')
  }
  return look((sql) => countRound(sql, round, pieces))
}

/** Two products are bought in opposite order, 100 orders at once. */
export async function oppositeOrder({ shop, look }: DrillShop, runs: number): Promise<Result> {
  const round = newRound('two products in opposite order, 100 at once', runs)
  const pieces = await look((sql) => fillStock(sql, plenty))
  const lines = [1, 2].map((id) => ({ id, quantity: 1 }))
  for (let run = 0; run < runs; run += 1) {
    const buyers = Array.from({ length: 100 }, (_, n) => {
      const body = orderBody(n % 2 ? lines : lines.toReversed())
      return send(shop.base, round, crypto.randomUUID(), body)
    })
    await Promise.all(buyers)
  }
  if (round.doubtful.size > 0) throw new Error('A deadlock reached a shopper')
  return look((sql) => countRound(sql, round, pieces))
}

/** Every order is sent twice at the same moment with one key. */
export async function sameKeyTwice({ shop, look }: DrillShop, runs: number): Promise<Result> {
  const round = newRound('same key twice in parallel', runs)
  const pieces = await look((sql) => fillStock(sql, plenty))
  for (let run = 0; run < runs; run += 1) {
    const key = crypto.randomUUID()
    const body = orderBody([{ id: 1 + (run % 4), quantity: 1 }])
    await Promise.all([send(shop.base, round, key, body), send(shop.base, round, key, body)])
  }
  await retry(shop.base, round)
  return look((sql) => countRound(sql, round, pieces))
}
