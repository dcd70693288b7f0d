import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readPostmaster } from '../src/db/embedded/orphan.ts'
import { stopProcess } from '../test/shop-process.ts'
import { countOrders, setTestStock, type FaultResult } from './order-count.queries.ts'
import { createOrderLog, randomOrder, retryUnanswered, sendOrder } from './order-log.ts'
import type { TestInstance } from './test-instance.ts'

/** The process that is killed while orders arrive. */
export type KilledProcess = 'shop' | 'database' | 'both'

const titles: Readonly<Record<KilledProcess, string>> = {
  shop: 'kill -9 of the shop under load',
  database: 'kill -9 of the database under load',
  both: 'kill -9 of shop and database under load',
}

/** Kills processes while 20 clients send orders, restarts them, and retries unanswered orders. */
export async function testKill(
  instance: TestInstance,
  killed: KilledProcess,
  runs: number,
): Promise<FaultResult> {
  const log = createOrderLog(titles[killed], runs)
  const pieces = await instance.query((db) => setTestStock(db, 1_000_000))
  for (let run = 0; run < runs; run += 1) {
    const { baseUrl } = instance.shop
    await killDuring(instance, killed, async (isRunning) => {
      const client = async () => {
        while (isRunning()) await sendOrder(baseUrl, log, crypto.randomUUID(), randomOrder())
      }
      await Promise.all(Array.from({ length: 20 }, client))
    })
    if (killed !== 'database') await instance.restart()
    await waitUntilReady(instance.shop.baseUrl)
    await retryUnanswered(instance.shop.baseUrl, log)
  }
  if (log.unanswered.size > 0) throw new Error('The shop did not recover')
  return instance.query((db) => countOrders(db, log, pieces))
}

async function killDuring(
  { shop, directory }: TestInstance,
  killed: KilledProcess,
  sendOrders: (isRunning: () => boolean) => Promise<void>,
) {
  let running = true
  const sending = sendOrders(() => running)
  await sleep(600 + Math.random() * 900)
  const postmaster = await readPostmaster(join(directory, 'postgres'))
  const stopped = killed === 'database' ? undefined : stopProcess(shop, 'SIGKILL')
  if (killed !== 'shop' && postmaster) process.kill(postmaster.pid, 'SIGKILL')
  if (killed === 'database') await sleep(300)
  running = false
  await Promise.all([sending, stopped])
}

async function waitUntilReady(baseUrl: string) {
  for (let waited = 0; waited < 30_000; waited += 50) {
    if ((await fetch(`${baseUrl}/readyz`).catch(() => undefined))?.ok) return
    await sleep(50)
  }
  throw new Error('The shop was not ready within 30 seconds')
}
