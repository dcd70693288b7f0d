import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readPostmaster } from '../db/embedded/orphan.ts'
import type { DrillShop } from './drill-shop.ts'
import {
  countRound,
  fillStock,
  newRound,
  randomOrder,
  retry,
  send,
  type Result,
} from './order-round.ts'
import { endShop } from './shop-process.ts'

/** What is killed while orders are coming in. */
export type Victim = 'shop' | 'database' | 'both'

const names: Readonly<Record<Victim, string>> = {
  shop: 'kill -9 of the shop under load',
  database: 'database killed and restarted in the middle',
  both: 'kill -9 of shop and database under load',
}

/** Kills while twenty shoppers order without a pause, brings everything back, and lets them retry. */
export async function killUnderLoad(
  drill: DrillShop,
  victim: Victim,
  runs: number,
): Promise<Result> {
  const round = newRound(names[victim], runs)
  const pieces = await drill.look((sql) => fillStock(sql, 1_000_000))
  for (let run = 0; run < runs; run += 1) {
    await interrupt(drill, victim, async (open) => {
      const { base } = drill.shop
      const buyer = async () => {
        while (open()) await send(base, round, crypto.randomUUID(), randomOrder())
      }
      await Promise.all(Array.from({ length: 20 }, buyer))
    })
    if (victim !== 'database') await drill.restart()
    await ready(drill.shop.base)
    await retry(drill.shop.base, round)
  }
  if (round.doubtful.size > 0) throw new Error('The shop did not recover')
  return drill.look((sql) => countRound(sql, round, pieces))
}

async function interrupt(
  { shop, folder }: DrillShop,
  victim: Victim,
  load: (open: () => boolean) => Promise<void>,
) {
  let open = true
  const loading = load(() => open)
  await sleep(600 + Math.random() * 900)
  const postmaster = await readPostmaster(join(folder, 'postgres'))
  const gone = victim === 'database' ? undefined : endShop(shop, 'SIGKILL')
  if (victim !== 'shop' && postmaster) process.kill(postmaster.pid, 'SIGKILL')
  if (victim === 'database') await sleep(300)
  open = false
  await Promise.all([loading, gone])
}

async function ready(base: string) {
  for (let waited = 0; waited < 30_000; waited += 50) {
    if ((await fetch(`${base}/readyz`).catch(() => undefined))?.ok) return
    await sleep(50)
  }
  throw new Error('The shop was not ready within half a minute')
}
