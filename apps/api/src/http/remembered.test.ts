import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Remembered } from './remembered.ts'

describe('a remembered value', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is found once for all who ask at the same moment', async () => {
    const load = vi.fn(async () => 7)
    const remembered = new Remembered<number>(1000)
    const asked = [remembered.of('all', load), remembered.of('all', load)]
    expect(await Promise.all(asked)).toEqual([7, 7])
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('is given once more when it is old, while it is found anew', async () => {
    const remembered = new Remembered<number>(1000)
    await remembered.of('all', async () => 1)
    vi.advanceTimersByTime(1500)
    expect(await remembered.of('all', async () => 2)).toBe(1)
    expect(await remembered.of('all', async () => 3)).toBe(2)
  })

  test('is forgotten when nobody asked for long', async () => {
    const remembered = new Remembered<number>(1000)
    await remembered.of('all', async () => 1)
    vi.advanceTimersByTime(2000)
    expect(await remembered.of('all', async () => 2)).toBe(2)
  })

  test('is not a failure: the next one tries again', async () => {
    const remembered = new Remembered<number>(1000)
    const failing = remembered.of('all', () => Promise.reject(new Error('down')))
    await expect(failing).rejects.toThrow('down')
    expect(await remembered.of('all', async () => 2)).toBe(2)
  })

  test('keeps its old form for a while when finding it anew fails', async () => {
    const remembered = new Remembered<number>(1000)
    await remembered.of('all', async () => 1)
    vi.advanceTimersByTime(1500)
    expect(await remembered.of('all', () => Promise.reject(new Error('down')))).toBe(1)
    expect(await remembered.of('all', async () => 2)).toBe(1)
    expect(await remembered.of('all', async () => 3)).toBe(2)
  })

  test('is never kept with a lifetime of 0', async () => {
    const remembered = new Remembered<number>(0)
    await remembered.of('all', async () => 1)
    expect(await remembered.of('all', async () => 2)).toBe(2)
  })
})
