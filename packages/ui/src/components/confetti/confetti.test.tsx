// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Confetti } from './confetti.tsx'

const strokes = vi.fn()
const pen = {
  scale() {},
  clearRect() {},
  beginPath() {},
  moveTo() {},
  lineTo() {},
  stroke: strokes,
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }))
  HTMLCanvasElement.prototype.getContext = vi.fn(() => pen) as never
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('R-COMBO-04, B-TIME-07: confetti falls for 8 seconds unless told otherwise, and is gone', async () => {
  const onStop = vi.fn()
  const ground = document.createElement('div')
  const root = createRoot(ground)
  await act(async () => root.render(<Confetti onStop={onStop} />))

  await act(async () => vi.advanceTimersByTime(7_950))
  expect(strokes).toHaveBeenCalled()
  expect(onStop).not.toHaveBeenCalled()
  expect(ground.querySelector('canvas')).not.toBeNull()

  await act(async () => vi.advanceTimersByTime(100))
  expect(onStop).toHaveBeenCalledOnce()
  expect(ground.querySelector('canvas')).toBeNull()
  await act(async () => root.unmount())
})
