import { parseArgs } from 'node:util'
import { testConnectionReset } from './connection-fault.ts'
import {
  testConcurrentOrders,
  testConcurrentSameKey,
  testOppositeLineOrder,
} from './contention-fault.ts'
import { testCrowd, testFlood } from './crowd-fault.ts'
import { testFullDisk } from './disk-fault.ts'
import type { FaultResult } from './order-count.queries.ts'
import { testKill } from './process-fault.ts'
import { withTestInstance, type TestInstance } from './test-instance.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    port: { type: 'string', default: '4290' },
    help: { type: 'boolean', short: 'h' },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)

/** Each fault, caused `runs` times; fast ones are caused more often. */
const faultTests: readonly ((instance: TestInstance, runs: number) => Promise<FaultResult>)[] = [
  testFlood,
  testCrowd,
  testConcurrentOrders,
  testOppositeLineOrder,
  (instance, runs) => testConcurrentSameKey(instance, runs * 20),
  (instance, runs) => testConnectionReset(instance, runs * 10),
  (instance, runs) => testKill(instance, 'database', runs),
  (instance, runs) => testKill(instance, 'shop', runs),
  (instance, runs) => testKill(instance, 'both', runs),
]

if (values.help) {
  print('Causes faults while orders are placed, on a new database, and counts the orders.')
  print('The last four columns must be 0; otherwise the exit code is 1.')
  print('usage: node apps/api/fault-tests/run-fault-tests.ts [--runs 3] [--port 4290]')
} else {
  process.exitCode = (await runAll()) ? 0 : 1
}

async function runAll(): Promise<boolean> {
  const port = Number(values.port)
  const runs = Number(values.runs)
  const results: FaultResult[] = []
  const report = (result: FaultResult | undefined) => {
    if (!result) return
    if (results.length === 0) {
      const columns = Object.keys(result)
      print(`| ${columns.join(' | ')} |`)
      print(`|${columns.map(() => '---').join('|')}|`)
    }
    results.push(result)
    print(`| ${Object.values(result).join(' | ')} |`)
  }
  await withTestInstance(port, async (instance) => {
    for (const test of faultTests) report(await test(instance, runs))
  })
  report(await testFullDisk(port, runs, print))
  return results.every((one) => one.lost + one.duplicates + one.half + one.oversold === 0)
}
