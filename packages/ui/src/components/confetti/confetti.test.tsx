// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderWithFakeTimers } from '../../../test/render-with-fake-timers.tsx'
import { Confetti } from './confetti.tsx'

/** Replaces the canvas, which jsdom has not; returns the function that draws a line. */
function useCanvas() {
  const stroke = vi.fn()
  const pen = { scale() {}, clearRect() {}, beginPath() {}, moveTo() {}, lineTo() {}, stroke }
  const getContext = vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(pen as never)
  onTestFinished(() => getContext.mockRestore())
  return stroke
}

test('R-COMBO-04, B-TIME-07: confetti falls for 8 seconds by default, then is removed', async () => {
  const stroke = useCanvas()
  const onStop = vi.fn()
  const page = await renderWithFakeTimers(<Confetti onStop={onStop} />)

  await page.advance(7_950)
  expect(stroke).toHaveBeenCalled()
  expect(onStop).not.toHaveBeenCalled()
  expect(page.find('canvas')).toBeInstanceOf(HTMLCanvasElement)

  await page.advance(100)
  expect(onStop).toHaveBeenCalledOnce()
  expect(() => page.find('canvas')).toThrow()
})

test('confetti that is unmounted is no longer drawn', async () => {
  const stroke = useCanvas()
  const onStop = vi.fn()
  const page = await renderWithFakeTimers(<Confetti onStop={onStop} />)
  await page.advance(2_000)
  expect(stroke).toHaveBeenCalled()

  await page.rerender(null)
  stroke.mockClear()
  await page.advance(10_000)
  expect(stroke).not.toHaveBeenCalled()
  expect(onStop).not.toHaveBeenCalled()
})
