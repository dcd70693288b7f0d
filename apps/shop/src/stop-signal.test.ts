import { afterEach, expect, it, vi } from 'vitest'
import { stopSignal } from './stop-signal.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const before = new Map(signals.map((name) => [name, process.listeners(name)]))

afterEach(() => {
  vi.useRealTimers()
  for (const name of signals)
    for (const listener of process.listeners(name))
      if (!before.get(name)?.includes(listener)) process.off(name, listener)
})

it.each(signals)('%s stops the shop, with its name as the reason', (name) => {
  // The process would end after `shutdownTimes.exit`.
  vi.useFakeTimers()
  const signal = stopSignal()
  expect(signal.aborted).toBe(false)
  process.emit(name, name)
  expect(signal.reason).toBe(name)
})
