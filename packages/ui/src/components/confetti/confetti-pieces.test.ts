import { describe, expect, it } from 'vitest'
import { createPieces, positionAt } from './confetti-pieces.ts'

const area = { width: 360, height: 800, duration: 8000 }

describe('confetti pieces', () => {
  it('B-TIME-07: 500 pieces have left the window after 8 seconds', () => {
    const pieces = createPieces(500, area, 5)
    expect(pieces).toHaveLength(500)
    for (const piece of pieces) expect(positionAt(piece, 8001, area.height)).toBeNull()
  })

  it('shows pieces for most of that time', () => {
    const pieces = createPieces(500, area, 5)
    for (const elapsed of [1000, 3000, 5000, 7000])
      expect(pieces.filter((piece) => positionAt(piece, elapsed, area.height))).not.toHaveLength(0)
  })

  it('uses every colour', () => {
    expect(new Set(createPieces(10, area, 5).map(({ color }) => color)).size).toBe(5)
  })

  it('moves each piece from above the window to below it', () => {
    for (const piece of createPieces(20, area, 5, () => 0.5)) {
      expect(positionAt(piece, piece.delay - 1, area.height)).toBeNull()
      expect(positionAt(piece, piece.delay, area.height)?.y).toBeLessThan(0)
      expect(positionAt(piece, piece.delay + 1000, area.height)?.y).toBeGreaterThan(0)
    }
  })
})
