/** One piece of thread: where it starts, and how it falls, sways and turns. Pixels and milliseconds. */
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

/** Where a piece is drawn. */
export interface PiecePlace {
  x: number
  y: number
  angle: number
}

const MARGIN = 24

/** Scatters pieces over the width so that the last has left the bottom when `duration` is over. */
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

/** Where a piece is after `elapsed` milliseconds; null before it starts and after it has left. */
export function placeOf(piece: ConfettiPiece, elapsed: number, height: number): PiecePlace | null {
  const age = elapsed - piece.delay
  const y = age * piece.speed - MARGIN
  if (age < 0 || y > height + MARGIN) return null
  return {
    x: piece.x + Math.sin(piece.phase + age / 480) * piece.sway,
    y,
    angle: piece.phase + age * piece.turn,
  }
}
