import { parseArgs } from 'node:util'
import { oppositeOrder, parallelBuyers, sameKeyTwice } from './contention-drill.ts'
import { cutAfterCommit } from './cut-drill.ts'
import { fullDisk } from './disk-drill.ts'
import { withDrillShop, type DrillShop } from './drill-shop.ts'
import { killUnderLoad } from './kill-drill.ts'
import type { Result } from './order-round.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    port: { type: 'string', default: '4290' },
    help: { type: 'boolean', short: 'h' },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Each fault, and how it is made `runs` times; quick ones are made more often. */
const drills: readonly ((drill: DrillShop, runs: number) => Promise<Result>)[] = [
  parallelBuyers,
  oppositeOrder,
  (drill, runs) => sameKeyTwice(drill, runs * 20),
  (drill, runs) => cutAfterCommit(drill, runs * 10),
  (drill, runs) => killUnderLoad(drill, 'database', runs),
  (drill, runs) => killUnderLoad(drill, 'shop', runs),
  (drill, runs) => killUnderLoad(drill, 'both', runs),
]

if (values.help) {
  say('Makes every fault that an order can meet, on a database of its own, and counts the orders.')
  say('The last four columns must be 0; the exit code says whether they are.')
  say('usage: node apps/api/src/drills/fault-table.ts [--runs 3] [--port 4290]')
} else {
  process.exitCode = (await run()) ? 0 : 1
}

async function run(): Promise<boolean> {
  const port = Number(values.port)
  const runs = Number(values.runs)
  const results: Result[] = []
  const tell = (result: Result | undefined) => {
    if (!result) return
    if (results.length === 0) {
      say(`| ${Object.keys(result).join(' | ')} |`)
      say(
        `|${Object.keys(result)
          .map(() => '---')
          .join('|')}|`,
      )
    }
    results.push(result)
    say(`| ${Object.values(result).join(' | ')} |`)
  }
  await withDrillShop(port, async (drill) => {
    for (const make of drills) tell(await make(drill, runs))
  })
  tell(await fullDisk(port, runs, say))
  return results.every((one) => one.lost + one.duplicates + one.half + one.oversold === 0)
}
