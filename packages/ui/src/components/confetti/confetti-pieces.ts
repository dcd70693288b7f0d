/** One piece of confetti: start, fall, sway and rotation. Pixels, milliseconds and radians. */
export interface ConfettiPiece {
  x: number
  delay: number
  speed: number
  sway: number
  phase: number
  turn: number
  length: number
  color: number
}

/** Position of a piece in pixels, and its rotation in radians. */
export interface PiecePosition {
  x: number
  y: number
  angle: number
}

const MARGIN = 24

/** Creates pieces spread over the width; the last one leaves the bottom within `duration` milliseconds. */
export function createPieces(
  count: number,
  { width, height, duration }: { width: number; height: number; duration: number },
  colors: number,
  random: () => number = Math.random,
): ConfettiPiece[] {
  return Array.from({ length: count }, (_, index) => {
    const fall = duration * (0.3 + random() * 0.25)
    return {
      x: random() * width,
      delay: random() * (duration - fall),
      speed: (height + 2 * MARGIN) / fall,
      sway: 8 + random() * 24,
      phase: random() * 2 * Math.PI,
      turn: (random() - 0.5) * 0.012,
      length: 8 + random() * 8,
      color: index % colors,
    }
  })
}

/** Position of a piece after `elapsed` milliseconds; null before it starts and after it left. */
export function positionAt(
  piece: ConfettiPiece,
  elapsed: number,
  height: number,
): PiecePosition | null {
  const age = elapsed - piece.delay
  const y = age * piece.speed - MARGIN
  if (age < 0 || y > height + MARGIN) return null
  return {
    x: piece.x + Math.sin(piece.phase + age / 480) * piece.sway,
    y,
    angle: piece.phase + age * piece.turn,
  }
}
