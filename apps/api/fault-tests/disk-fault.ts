import { execFile } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { countOrders, setTestStock, type FaultResult } from './order-count.queries.ts'
import {
  createOrderLog,
  randomOrder,
  retryUnanswered,
  sendOrder,
  type OrderLog,
} from './order-log.ts'
import { withTestInstance, type TestInstance } from './test-instance.ts'

const run = promisify(execFile)

/**
 * Fills the disk under the running database until orders fail, then frees it.
 * @returns undefined where no disk can be mounted: that needs root on Linux
 */
export async function testFullDisk(
  port: number,
  runs: number,
  print: (line: string) => void,
): Promise<FaultResult | undefined> {
  const log = createOrderLog('disk full, then freed', runs)
  let mounted = ''
  try {
    return await withTestInstance(
      port,
      async (instance) => {
        const pieces = await instance.query((db) => setTestStock(db, 1_000_000))
        for (let n = 0; n < runs; n += 1) await fillAndFreeDisk(instance, log)
        return instance.query((db) => countOrders(db, log, pieces))
      },
      async (directory) => {
        await run('mount', ['-t', 'tmpfs', '-o', 'size=120m,mode=755', 'tmpfs', directory])
        mounted = directory
      },
      async () => {
        if (mounted) await run('umount', [mounted])
      },
    )
  } catch (error) {
    if (mounted) throw error
    print(
      '(disk full: no disk can be mounted here; disk-full.extended.test.ts tests it without root)',
    )
    return undefined
  }
}

async function fillAndFreeDisk({ directory, shop }: TestInstance, log: OrderLog) {
  const file = join(directory, 'fill')
  await fillDisk(file)
  for (let sent = 0; sent < 20_000 && log.unanswered.size === 0; sent += 20) {
    const orders = Array.from({ length: 20 }, () =>
      sendOrder(shop.baseUrl, log, crypto.randomUUID(), randomOrder()),
    )
    await Promise.all(orders)
  }
  if (log.unanswered.size === 0) throw new Error('No order failed on the full disk')
  const ready = await fetch(`${shop.baseUrl}/readyz`)
  if (ready.status !== 503) throw new Error('The shop reports that it is ready on a full disk')
  await rm(file)
  for (let waited = 0; waited < 60_000 && log.unanswered.size > 0; waited += 500) {
    await sleep(500)
    await retryUnanswered(shop.baseUrl, log)
  }
  if (log.unanswered.size > 0) throw new Error('The shop did not recover')
}

/** Writes a file until the disk is full. */
async function fillDisk(path: string) {
  const file = await open(path, 'w')
  const block = Buffer.alloc(65_536, 1)
  try {
    for (;;) await file.write(block)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
}
