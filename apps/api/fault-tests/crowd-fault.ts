import { fromAddress } from '../test/shop-process.ts'
import {
  countOrders,
  productsInStock,
  setTestStock,
  stockForSale,
  type FaultResult,
} from './order-count.queries.ts'
import { createOrderLog, orderBody, sendOrder } from './order-log.ts'
import type { TestInstance } from './test-instance.ts'

const concurrent = 50

/**
 * 1,000 forged orders of 5 pieces each, over all products, from one address and 200 phones: at least
 * 90 % stays for sale.
 */
export async function testFlood({ shop, query }: TestInstance): Promise<FaultResult> {
  const before = await query(stockForSale)
  const log = createOrderLog('1,000 forged orders from one address', 1)
  const ids = await query(productsInStock)
  await sendAll(1000, async (n) => {
    const lines = [{ id: ids[n % ids.length] ?? 0, quantity: 5 }]
    const body = orderBody(lines, phone(n % 200))
    await sendOrder(shop.baseUrl, log, crypto.randomUUID(), body, shopper(0))
  })
  // A refusal because of a limit is no lost order.
  log.unanswered.clear()
  const left = await query(stockForSale)
  if (log.confirmed.size === 0) throw new Error('The flood placed no order')
  const share = Math.round((left.all / before.all) * 1000) / 10
  if (share < 90) throw new Error(`A flood left only ${share} % of the stock for sale`)
  log.fault += `: ${share} % left for sale`
  return query((db) => countOrders(db, log, before.tested))
}

/** 500 orders from 500 phones and browsers behind 3 addresses: none is refused. */
export async function testCrowd({ shop, query }: TestInstance): Promise<FaultResult> {
  const pieces = await query((db) => setTestStock(db, 1000))
  const log = createOrderLog('500 shoppers behind 3 addresses', 1)
  await sendAll(500, async (n) => {
    const body = orderBody([{ id: 1 + (n % 4), quantity: 1 }], phone(10_000 + n))
    await sendOrder(shop.baseUrl, log, crypto.randomUUID(), body, shopper(1 + (n % 3)))
  })
  if (log.confirmed.size !== 500) {
    throw new Error(`Of 500 honest orders ${500 - log.confirmed.size} were refused`)
  }
  return query((db) => countOrders(db, log, pieces))
}

const phone = (n: number) => `019${String(n).padStart(8, '0')}`
const shopper = (address: number) => ({
  ...fromAddress(address),
  'x-browser-id': crypto.randomUUID(),
})

async function sendAll(count: number, send: (n: number) => Promise<void>) {
  for (let first = 0; first < count; first += concurrent) {
    const size = Math.min(concurrent, count - first)
    await Promise.all(Array.from({ length: size }, (_, n) => send(first + n)))
  }
}
