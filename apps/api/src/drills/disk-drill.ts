import { execFile } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { withDrillShop } from './drill-shop.ts'
import {
  countRound,
  fillStock,
  newRound,
  randomOrder,
  retry,
  send,
  type Result,
} from './order-round.ts'

const run = promisify(execFile)

/**
 * Fills a small real disk under the running database until orders are refused, and frees it.
 * @returns undefined where a disk may not be mounted, which needs root on Linux
 */
export async function fullDisk(
  port: number,
  runs: number,
  say: (line: string) => void,
): Promise<Result | undefined> {
  const round = newRound('disk full, then freed', runs)
  let disk = ''
  try {
    return await withDrillShop(
      port,
      async (drill) => {
        const pieces = await drill.look((sql) => fillStock(sql, 1_000_000))
        for (let n = 0; n < runs; n += 1) {
          const ballast = join(drill.folder, 'ballast')
          await fill(ballast)
          for (let tries = 0; tries < 20_000 && round.doubtful.size === 0; tries += 20) {
            const buyers = Array.from({ length: 20 }, () =>
              send(drill.shop.base, round, crypto.randomUUID(), randomOrder()),
            )
            await Promise.all(buyers)
          }
          if (round.doubtful.size === 0) throw new Error('The disk did not become full')
          const ready = await fetch(`${drill.shop.base}/readyz`)
          if (ready.status !== 503) throw new Error('The shop calls itself ready on a full disk')
          await rm(ballast)
          for (let waited = 0; waited < 60_000 && round.doubtful.size > 0; waited += 500) {
            await sleep(500)
            await retry(drill.shop.base, round)
          }
          if (round.doubtful.size > 0) throw new Error('The shop did not recover')
        }
        return drill.look((sql) => countRound(sql, round, pieces))
      },
      async (folder) => {
        await run('mount', ['-t', 'tmpfs', '-o', 'size=120m,mode=755', 'tmpfs', folder])
        disk = folder
      },
      async () => {
        if (disk) await run('umount', [disk])
      },
    )
  } catch (error) {
    if (disk) throw error
    say('(disk full: a small disk cannot be mounted here; disk-full.test.ts makes it without root)')
    return undefined
  }
}

/** Takes all the room that is left. */
async function fill(path: string) {
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
