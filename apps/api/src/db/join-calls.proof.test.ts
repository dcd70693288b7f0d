import { expect, test, vi } from 'vitest'
import { joinCalls } from './join-calls.ts'

const lengthOf = (texts: readonly string[]) => Promise.resolve(texts.map(({ length }) => length))

test('calls at the same time run together, and each gets its own result', async () => {
  const run = vi.fn(lengthOf)
  const call = joinCalls(run)
  expect(await Promise.all([call('a'), call('bb'), call('ccc')])).toEqual([1, 2, 3])
  expect(run.mock.calls).toEqual([[['a', 'bb', 'ccc']]])
})

test('calls that come during a run wait and then run together', async () => {
  const first = Promise.withResolvers<number[]>()
  const run = vi.fn(lengthOf).mockReturnValueOnce(first.promise)
  const call = joinCalls(run)
  const calls = [call('a')]
  await expect.poll(() => run).toHaveBeenCalledOnce()
  calls.push(call('bb'), call('ccc'))
  first.resolve([1])
  expect(await Promise.all(calls)).toEqual([1, 2, 3])
  expect(run.mock.calls).toEqual([[['a']], [['bb', 'ccc']]])
})

test('a run that lasts does not hold up later calls', async () => {
  const never = Promise.withResolvers<number[]>()
  const run = vi.fn(lengthOf).mockReturnValueOnce(never.promise)
  const call = joinCalls(run)
  const stuck = call('a')
  await expect.poll(() => run).toHaveBeenCalledOnce()
  expect(await call('bb')).toBe(2)
  never.resolve([1])
  expect(await stuck).toBe(1)
  expect(await call('ccc')).toBe(3)
})

test('at most some calls run together', async () => {
  const run = vi.fn(lengthOf)
  const call = joinCalls(run, 2)
  expect(await Promise.all(['a', 'bb', 'ccc'].map(call))).toEqual([1, 2, 3])
  expect(run.mock.calls).toEqual([[['a', 'bb']], [['ccc']]])
})

test('one call may fail alone; a run that fails fails all its calls, and the next one runs', async () => {
  const run = vi.fn((texts: readonly string[]) =>
    Promise.resolve(texts.map((text) => (text ? text.length : Promise.reject(new Error('empty'))))),
  )
  const call = joinCalls(run)
  const settled = await Promise.allSettled([call('a'), call('')])
  expect(settled).toMatchObject([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: { message: 'empty' } },
  ])
  run.mockRejectedValueOnce(new Error('lost'))
  const lost = await Promise.allSettled([call('a'), call('bb')])
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await call('a')).toBe(1)
})
