import { describe, expect, it } from 'vitest'
import { createPieces, placeOf } from './confetti-pieces.ts'

const sky = { width: 360, height: 800, duration: 8000 }

describe('confetti pieces', () => {
  it('B-TIME-07: 500 pieces have all fallen out of sight when 8 seconds are over', () => {
    const pieces = createPieces(500, sky, 5)
    expect(pieces).toHaveLength(500)
    for (const piece of pieces) expect(placeOf(piece, 8001, sky.height)).toBeNull()
  })

  it('has pieces in sight for most of that time', () => {
    const pieces = createPieces(500, sky, 5)
    for (const elapsed of [1000, 3000, 5000, 7000])
      expect(pieces.filter((piece) => placeOf(piece, elapsed, sky.height))).not.toHaveLength(0)
  })

  it('uses every colour', () => {
    expect(new Set(createPieces(10, sky, 5).map(({ color }) => color)).size).toBe(5)
  })

  it('lets each piece fall from above the window to below it', () => {
    for (const piece of createPieces(20, sky, 5, () => 0.5)) {
      expect(placeOf(piece, piece.delay - 1, sky.height)).toBeNull()
      expect(placeOf(piece, piece.delay, sky.height)?.y).toBeLessThan(0)
      expect(placeOf(piece, piece.delay + 1000, sky.height)?.y).toBeGreaterThan(0)
    }
  })
})
