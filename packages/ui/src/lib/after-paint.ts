/** Longest wait in milliseconds, because a hidden tab paints no frame. */
const MAX_WAIT_MS = 500

/** Runs `work` after the next paint. Returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = window.setTimeout(work)
  })
  timer = window.setTimeout(() => {
    cancelAnimationFrame(frame)
    work()
  }, MAX_WAIT_MS)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
