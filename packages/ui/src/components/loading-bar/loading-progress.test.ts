import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLoadingProgress } from './loading-progress.ts'

describe('loading progress', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const begin = () => {
    const seen: number[] = []
    const progress = createLoadingProgress((percent) => seen.push(percent))
    progress.start()
    return { seen, progress }
  }

  it('S-BAR-01: grows by 10 percent every 200 ms', () => {
    const { seen } = begin()
    vi.advanceTimersByTime(199)
    expect(seen).toEqual([0])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual([0, 10])
    vi.advanceTimersByTime(600)
    expect(seen.at(-1)).toBe(40)
  })

  it('S-BAR-02: stops growing at 90 percent', () => {
    const { seen } = begin()
    vi.advanceTimersByTime(60_000)
    expect(seen.at(-1)).toBe(90)
    expect(Math.max(...seen)).toBe(90)
  })

  it('S-BAR-03, S-BAR-04: jumps to 100 when loading ends and is 0 again 500 ms later', () => {
    const { seen, progress } = begin()
    vi.advanceTimersByTime(800)
    progress.finish()
    expect(seen.at(-1)).toBe(100)
    vi.advanceTimersByTime(499)
    expect(seen.at(-1)).toBe(100)
    vi.advanceTimersByTime(1)
    expect(seen.at(-1)).toBe(0)
    vi.advanceTimersByTime(5000)
    expect(seen.at(-1)).toBe(0)
  })

  it('restarts when loading starts again before the reset', () => {
    const { seen, progress } = begin()
    progress.finish()
    progress.start()
    vi.advanceTimersByTime(500)
    expect(seen.slice(-3)).toEqual([0, 10, 20])
  })

  it('reports nothing after it is stopped', () => {
    const { seen, progress } = begin()
    progress.stop()
    vi.advanceTimersByTime(5000)
    expect(seen).toEqual([0])
  })
})
