import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Added } from './product-actions.ts'
import { confirmAddition, dismissAddition, lastAddition } from './last-addition.ts'

const shown = () => lastAddition.getState().addition

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 16))
})

afterEach(() => {
  dismissAddition()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function add(name: string, pieces: Added): void {
  confirmAddition(name, pieces)
  vi.runAllTimers()
}

it('confirms after the paint, not before', () => {
  confirmAddition('Kettle', 1)
  vi.advanceTimersByTime(15)
  expect(shown()).toBeNull()
  vi.runAllTimers()
  expect(shown()).toEqual({ name: 'Kettle', pieces: 1 })
})

it('counts further pieces of the same product while it is shown', () => {
  add('Kettle', 1)
  add('Kettle', 2)
  expect(shown()).toEqual({ name: 'Kettle', pieces: 3 })
  add('Lamp', 1)
  expect(shown()).toEqual({ name: 'Lamp', pieces: 1 })
  dismissAddition()
  add('Lamp', 1)
  expect(shown()).toEqual({ name: 'Lamp', pieces: 1 })
})

it('says when nothing more can be added', () => {
  add('Kettle', 1)
  add('Kettle', 0)
  expect(shown()).toEqual({ name: 'Kettle', pieces: 0 })
})

it('says that the bag is full in place of what was added before', () => {
  add('Kettle', 1)
  add('Lamp', 'full')
  expect(shown()).toEqual({ name: 'Lamp', pieces: 0, full: true })
  add('Lamp', 1)
  expect(shown()).toEqual({ name: 'Lamp', pieces: 1 })
})
