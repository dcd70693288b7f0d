/** The longest wait for a frame, in milliseconds: a hidden tab paints none. */
const MAX_FRAME_MS = 500

/** Runs work after the next frame was painted, so that the answer to a press is seen first. */
export function afterPaint(work: () => void): void {
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    work()
  }, MAX_FRAME_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    setTimeout(work)
  })
}

/** Resolves after the next frame was painted. */
export const painted = () => new Promise<void>((resolve) => afterPaint(resolve))

/** The longest wait for an idle browser, in milliseconds. */
const MAX_IDLE_MS = 1000

/** The wait in a browser that does not say when it is idle, such as Safari, in milliseconds. */
const WAIT_MS = 200

/** Runs work when the browser has nothing else to do. Returns the function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = window.requestIdleCallback(work, { timeout: MAX_IDLE_MS })
    return () => window.cancelIdleCallback(request)
  }
  const timer = setTimeout(work, WAIT_MS)
  return () => clearTimeout(timer)
}
