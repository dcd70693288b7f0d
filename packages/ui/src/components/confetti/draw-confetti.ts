import { createPieces, placeOf } from './confetti-pieces.ts'

export interface DrawOptions {
  pieces: number
  /** Milliseconds from the first piece to the last. */
  duration: number
  /** Called once when the last piece has left; not when it is ended from outside. */
  onDone: () => void
}

/** Lets pieces fall down a canvas that covers the window; the answer ends it. */
export function drawConfetti(
  canvas: HTMLCanvasElement,
  { pieces: count, duration, onDone }: DrawOptions,
): () => void {
  const pen = canvas.getContext('2d')
  if (!pen) return () => undefined
  const { innerWidth: width, innerHeight: height } = window
  const scale = Math.min(2, devicePixelRatio)
  canvas.width = width * scale
  canvas.height = height * scale
  pen.scale(scale, scale)
  pen.lineWidth = 4
  pen.lineCap = 'round'

  // The canvas's own fallback children carry the theme's colours, which it cannot read itself.
  const colors = [...canvas.children].map((child) => getComputedStyle(child).color)
  const pieces = createPieces(count, { width, height, duration }, colors.length)
  const start = performance.now()
  let frame = requestAnimationFrame(function draw(now) {
    const elapsed = now - start
    if (elapsed >= duration) return onDone()
    pen.clearRect(0, 0, width, height)
    for (const piece of pieces) {
      const place = placeOf(piece, elapsed, height)
      if (!place) continue
      const dx = (Math.cos(place.angle) * piece.length) / 2
      const dy = (Math.sin(place.angle) * piece.length) / 2
      pen.strokeStyle = colors[piece.color] ?? ''
      pen.beginPath()
      pen.moveTo(place.x - dx, place.y - dy)
      pen.lineTo(place.x + dx, place.y + dy)
      pen.stroke()
    }
    frame = requestAnimationFrame(draw)
  })
  return () => cancelAnimationFrame(frame)
}
