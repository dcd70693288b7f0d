// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderWithFakeTimers } from '../../../test/render-with-fake-timers.tsx'
import { Confetti } from './confetti.tsx'

test('R-COMBO-04, B-TIME-07: confetti falls for 8 seconds by default, then is removed', async () => {
  const strokes = vi.fn()
  const pen = {
    scale() {},
    clearRect() {},
    beginPath() {},
    moveTo() {},
    lineTo() {},
    stroke: strokes,
  }
  const getContext = vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(pen as never)
  onTestFinished(() => getContext.mockRestore())
  const onStop = vi.fn()
  const page = await renderWithFakeTimers(<Confetti onStop={onStop} />)

  await page.advance(7_950)
  expect(strokes).toHaveBeenCalled()
  expect(onStop).not.toHaveBeenCalled()
  expect(page.find('canvas')).toBeInstanceOf(HTMLCanvasElement)

  await page.advance(100)
  expect(onStop).toHaveBeenCalledOnce()
  expect(() => page.find('canvas')).toThrow()
})
