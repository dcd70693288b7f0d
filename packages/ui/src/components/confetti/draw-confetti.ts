import { createPieces, positionAt } from './confetti-pieces.ts'

interface DrawOptions {
  pieces: number
  /** Duration of the animation in milliseconds. */
  duration: number
  /** Called once when the animation ends; not when it is cancelled. */
  onDone: () => void
}

/** Animates confetti on a canvas that covers the window. Returns a function that cancels the animation. */
export function drawConfetti(
  canvas: HTMLCanvasElement,
  { pieces: count, duration, onDone }: DrawOptions,
): () => void {
  const context = canvas.getContext('2d')
  if (!context) return () => undefined
  const { innerWidth: width, innerHeight: height } = window
  const scale = Math.min(2, devicePixelRatio)
  canvas.width = width * scale
  canvas.height = height * scale
  context.scale(scale, scale)
  context.lineWidth = 4
  context.lineCap = 'round'

  // A canvas cannot use CSS variables, so the colours are read from its fallback children.
  const colors = [...canvas.children].map((child) => getComputedStyle(child).color)
  const pieces = createPieces(count, { width, height, duration }, colors.length)
  const start = performance.now()
  let frame = requestAnimationFrame(function draw(now) {
    const elapsed = now - start
    if (elapsed >= duration) return onDone()
    context.clearRect(0, 0, width, height)
    for (const piece of pieces) {
      const position = positionAt(piece, elapsed, height)
      if (!position) continue
      const dx = (Math.cos(position.angle) * piece.length) / 2
      const dy = (Math.sin(position.angle) * piece.length) / 2
      context.strokeStyle = colors[piece.color] ?? ''
      context.beginPath()
      context.moveTo(position.x - dx, position.y - dy)
      context.lineTo(position.x + dx, position.y + dy)
      context.stroke()
    }
    frame = requestAnimationFrame(draw)
  })
  return () => cancelAnimationFrame(frame)
}
