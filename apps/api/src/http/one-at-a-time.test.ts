import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('works run one after another, also after one that fails, and too many are refused', async () => {
  const run = oneAtATime(3)
  let running = 0
  let mostRunning = 0
  const work = (result: string) => async () => {
    running += 1
    mostRunning = Math.max(mostRunning, running)
    await new Promise(setImmediate)
    running -= 1
    if (result === 'fault') throw new Error(result)
    return result
  }
  const calls = ['a', 'fault', 'c', 'd'].map((result) => run(work(result)))
  const settled = await Promise.allSettled(calls)
  expect(settled).toMatchObject([
    { value: 'a' },
    { reason: { message: 'fault' } },
    { value: 'c' },
    { reason: { status: 503, headers: { 'Retry-After': '10' } } },
  ])
  expect(mostRunning).toBe(1)
  expect(await run(work('e'))).toBe('e')
})
