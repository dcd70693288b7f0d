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

export interface IdleOptions {
  /** How long the page is left alone before, in milliseconds. @default 0 */
  rest?: number
  /**
   * The longest wait for an idle browser, in milliseconds. One that does not say when it is idle, such as
   * Safari, gets a fifth of it. @default 1000
   */
  longest?: number
  /** Whether the document and its pictures have to be loaded before. @default false */
  loaded?: boolean
}

/** Runs work when the browser has nothing else to do. Returns the function that cancels it. */
export function whenIdle(
  work: () => void,
  { rest = 0, longest = 1000, loaded = false }: IdleOptions = {},
): () => void {
  const cancelled = new AbortController()
  const { signal } = cancelled
  const run = () => signal.aborted || work()
  const waitForIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longest })
    else setTimeout(run, longest / 5)
  }
  const begin = () => (rest > 0 ? setTimeout(waitForIdle, rest) : waitForIdle())
  if (loaded && document.readyState !== 'complete')
    addEventListener('load', begin, { once: true, signal })
  else begin()
  return () => cancelled.abort()
}
