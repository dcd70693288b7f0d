import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from '../db/client.ts'
import type { DrillShop } from './drill-shop.ts'
import { countRound, fillStock, newRound, randomOrder, retry, type Result } from './order-round.ts'

/** The connection is cut once the order is stored and before its answer is read; then it is retried. */
export async function cutAfterCommit(
  { port, shop, look }: DrillShop,
  runs: number,
): Promise<Result> {
  const round = newRound('connection cut after commit, then retried', runs)
  return look(async (sql) => {
    const pieces = await fillStock(sql, 100_000)
    for (let run = 0; run < runs; run += 1) {
      const key = crypto.randomUUID()
      const body = randomOrder()
      await sendAndCut(sql, port, key, body)
      round.doubtful.set(key, body)
    }
    await retry(shop.base, round)
    return countRound(sql, round, pieces)
  })
}

async function sendAndCut(sql: Sql, port: number, key: string, body: string) {
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  const head = [
    'POST /api/orders/confirm HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Idempotency-Key: ${key}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  for (let waited = 0; waited < 5000; waited += 2) {
    const [stored] = await sql`select 1 from idempotency_keys where key = ${`key:${key}`}`
    if (stored) {
      socket.resetAndDestroy()
      return
    }
    await sleep(2)
  }
  throw new Error('The order was not stored within five seconds')
}
