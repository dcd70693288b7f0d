import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canLoop, ease, isInView, lastIndex, nearestTarget, slotOf, wrap } from './carousel-math.ts'

describe('carousel math', () => {
  it('wraps any index into the range', () => {
    expect([wrap(-1, 4), wrap(0, 4), wrap(4, 4), wrap(9, 4)]).toEqual([3, 0, 0, 1])
  })

  it('without a loop, ends where the last slides fill the view', () => {
    expect([lastIndex(6, 1), lastIndex(6, 3), lastIndex(4, 1.2), lastIndex(2, 3)]).toEqual([
      5, 3, 3, 0,
    ])
  })

  it('loops only when no slide is needed at both ends', () => {
    expect([canLoop(4, 1), canLoop(2, 1.2), canLoop(3, 3), canLoop(4, 3)]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('moves a slide that was scrolled past behind the last one', () => {
    expect([0, 1, 2, 3].map((index) => slotOf(index, 2.4, 4))).toEqual([4, 5, 2, 3])
    expect([0, 1, 2, 3].map((index) => slotOf(index, 4, 4))).toEqual([4, 5, 6, 7])
  })

  it('in a loop, fills every position of the view with a slide', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.double({ min: 0, max: 40, noNaN: true }),
        (count, position) => {
          const slots = Array.from({ length: count }, (_, index) => slotOf(index, position, count))
          const first = Math.floor(position)
          const wanted = Array.from({ length: count }, (_, place) => first + place)
          expect(slots.toSorted((a, b) => a - b)).toEqual(wanted)
        },
      ),
    )
  })

  it('takes the shorter direction in a loop', () => {
    expect(nearestTarget(0, 3, 4, true)).toBe(-1)
    expect(nearestTarget(3, 0, 4, true)).toBe(4)
    expect(nearestTarget(0, 2, 4, true)).toBe(2)
    expect(nearestTarget(0, 3, 4, false)).toBe(3)
  })

  it('counts a partly visible slide as visible', () => {
    const seen = (first: number, perView: number, looping: boolean) =>
      [0, 1, 2, 3].filter((index) => isInView(index, first, perView, 4, looping))
    expect(seen(0, 1.2, true)).toEqual([0, 1])
    expect(seen(3, 2, true)).toEqual([0, 3])
    expect(seen(3, 2, false)).toEqual([3])
  })

  it('starts at 0 and ends at 1 with zero speed', () => {
    expect([ease(0), ease(0.5), ease(1)]).toEqual([0, 0.5, 1])
  })
})
