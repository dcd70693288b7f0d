import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AsyncCache } from './async-cache.ts'

describe('AsyncCache', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const numbers = (lifetime = 1000) =>
    new AsyncCache<number>({ lifetime, staleWhileRevalidate: lifetime, maxEntries: 1000 })

  test('concurrent calls for one key share one load', async () => {
    const load = vi.fn(async () => 7)
    const cache = numbers()
    expect(await Promise.all([cache.get('all', load), cache.get('all', load)])).toEqual([7, 7])
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('a stale value is returned while a new one loads', async () => {
    const cache = numbers()
    await cache.get('all', async () => 1)
    vi.advanceTimersByTime(1500)
    expect(await cache.get('all', async () => 2)).toBe(1)
    expect(await cache.get('all', async () => 3)).toBe(2)
  })

  test('a value that is too old to be stale is loaded again', async () => {
    const cache = numbers()
    await cache.get('all', async () => 1)
    vi.advanceTimersByTime(2000)
    expect(await cache.get('all', async () => 2)).toBe(2)
  })

  test('an expired value is not returned without staleWhileRevalidate', async () => {
    const cache = new AsyncCache<number>({ lifetime: 1000, maxEntries: 10 })
    await cache.get('all', async () => 1)
    vi.advanceTimersByTime(999)
    expect(await cache.get('all', async () => 2)).toBe(1)
    vi.advanceTimersByTime(1)
    expect(await cache.get('all', async () => 3)).toBe(3)
  })

  test('values that are too old are removed when another one is added', async () => {
    const cache = numbers()
    for (let key = 0; key < 500; key += 1) await cache.get(String(key), async () => key)
    expect(cache.size).toBe(500)
    vi.advanceTimersByTime(2000)
    await cache.get('new', async () => 1)
    expect(cache.size).toBe(1)
  })

  test('a failed load is not cached', async () => {
    const cache = numbers()
    const failing = cache.get('all', () => Promise.reject(new Error('down')))
    await expect(failing).rejects.toThrow('down')
    expect(await cache.get('all', async () => 2)).toBe(2)
  })

  test('a stale value stays when its refresh fails', async () => {
    const cache = numbers()
    await cache.get('all', async () => 1)
    vi.advanceTimersByTime(1500)
    expect(await cache.get('all', () => Promise.reject(new Error('down')))).toBe(1)
    expect(await cache.get('all', async () => 2)).toBe(1)
    expect(await cache.get('all', async () => 3)).toBe(2)
  })

  test('a lifetime of 0 caches nothing', async () => {
    const cache = numbers(0)
    await cache.get('all', async () => 1)
    expect(await cache.get('all', async () => 2)).toBe(2)
  })

  test('the oldest entries are removed above the largest number of entries', async () => {
    const cache = new AsyncCache<number>({ lifetime: 1000, maxEntries: 2 })
    await cache.get('a', async () => 4)
    await cache.get('b', async () => 5)
    await cache.get('c', async () => 5)
    const reload = vi.fn(async () => 1)
    expect([await cache.get('c', reload), await cache.get('b', reload)]).toEqual([5, 5])
    expect(reload).not.toHaveBeenCalled()
    expect(await cache.get('a', reload)).toBe(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('the oldest entries are removed above the largest sum of sizes', async () => {
    const sizeOf = (value: number) => value
    const cache = new AsyncCache<number>({ lifetime: 1000, maxEntries: 9, maxSize: 10, sizeOf })
    await cache.get('a', async () => 6)
    await cache.get('b', async () => 5)
    expect(await cache.get('b', async () => 1)).toBe(5)
    expect(await cache.get('a', async () => 1)).toBe(1)
  })
})
