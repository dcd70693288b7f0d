/** Longest wait in milliseconds: a hidden tab paints no frame. */
const PATIENCE = 500

/** Runs work once the browser has shown what was just rendered. Returns its cancellation. */
export function afterPaint(work: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = window.setTimeout(work)
  })
  timer = window.setTimeout(() => {
    cancelAnimationFrame(frame)
    work()
  }, PATIENCE)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
