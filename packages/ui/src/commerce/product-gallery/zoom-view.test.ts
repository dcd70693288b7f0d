import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fittedSize, limitView, MAX_ZOOM, span, WHOLE, zoomAround, type Pair } from './zoom-view.ts'

const length = fc.double({ min: 1, max: 4000, noNaN: true })
const size = fc.tuple(length, length)
const offset = fc.double({ min: -9000, max: 9000, noNaN: true })

it('fits a picture into a frame by its longer side', () => {
  expect(fittedSize([960, 960], [360, 700])).toEqual([360, 360])
  expect(fittedSize([960, 480], [400, 100])).toEqual([200, 100])
})

it('keeps the point under the pointer in its place', () => {
  const view = zoomAround(WHOLE, 2, [100, -40])
  expect(view).toEqual({ scale: 2, x: -100, y: 40 })
  expect(zoomAround(view, 0.5, [100, -40])).toEqual(WHOLE)
})

it('enlarges between 1 and 4, and never leaves a gap that the picture could fill', () => {
  fc.assert(
    fc.property(
      size,
      size,
      fc.double({ min: 0.01, max: 99, noNaN: true }),
      offset,
      offset,
      (natural, frame, scale, x, y) => {
        const picture = fittedSize(natural, frame)
        const view = limitView({ scale, x, y }, picture, frame)
        expect(view.scale).toBeGreaterThanOrEqual(1)
        expect(view.scale).toBeLessThanOrEqual(MAX_ZOOM)
        for (const [at, side] of [
          [view.x, 0],
          [view.y, 1],
        ] as const) {
          const spare = picture[side] * view.scale - frame[side]
          expect(Math.abs(at)).toBeLessThanOrEqual(Math.max(0, spare / 2) + 1e-6)
        }
      },
    ),
  )
})

it('shows the whole picture in the middle', () => {
  expect(limitView({ scale: 0.2, x: 50, y: -50 }, [300, 300], [300, 600])).toEqual(WHOLE)
})

it('measures two fingers', () => {
  const fingers: [Pair, Pair] = [
    [0, 0],
    [30, 40],
  ]
  expect(span(...fingers)).toEqual({ middle: [15, 20], distance: 50 })
})
