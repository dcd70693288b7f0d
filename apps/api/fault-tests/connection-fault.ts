import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../src/db/session.ts'
import { countOrders, isKeyStored, setTestStock, type FaultResult } from './order-count.queries.ts'
import { createOrderLog, randomAddress, randomOrder, retryUnanswered } from './order-log.ts'
import type { TestInstance } from './test-instance.ts'

/** Resets the connection when the order is stored and before its response is read, then retries. */
export async function testConnectionReset(
  { port, shop, query }: TestInstance,
  runs: number,
): Promise<FaultResult> {
  const log = createOrderLog('connection reset after commit, then retry', runs)
  return query(async (db) => {
    const pieces = await setTestStock(db, 100_000)
    for (let run = 0; run < runs; run += 1) {
      const key = crypto.randomUUID()
      const body = randomOrder()
      await sendAndReset(db, port, key, body)
      log.unanswered.set(key, body)
    }
    await retryUnanswered(shop.baseUrl, log)
    return countOrders(db, log, pieces)
  })
}

async function sendAndReset(db: Db, port: number, key: string, body: string) {
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  const headers = [
    'POST /api/orders/confirm HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Idempotency-Key: ${key}`,
    `X-Forwarded-For: ${randomAddress()['x-forwarded-for']}`,
  ]
  socket.write(`${headers.join('\r\n')}\r\n\r\n${body}`)
  for (let waited = 0; waited < 5000; waited += 2) {
    if (await isKeyStored(db, key)) {
      socket.resetAndDestroy()
      return
    }
    await sleep(2)
  }
  throw new Error('The order was not stored within five seconds')
}
