import { expect, it } from 'vitest'
import { run } from './run.mjs'

it('stops a command that takes longer than its limit, and what it started', async () => {
  const script = 'sleep 600 & echo "started $!"; wait'
  const { isLate, output } = await run('sh', ['-c', script], { quiet: true, limitMs: 500 })
  expect(isLate).toBe(true)
  const pid = Number(/started (\d+)/.exec(output)?.[1])
  await expect.poll(() => isRunning(pid)).toBe(false)
})

it('returns the code and output of a command that ends before its limit', async () => {
  const result = await run('sh', ['-c', 'echo done; exit 3'], { quiet: true, limitMs: 60_000 })
  expect(result).toEqual({ code: 3, output: 'done\n', isLate: false })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
