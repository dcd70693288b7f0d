/** Milliseconds between two steps of growth. */
export const STEP_MS = 200
/** Milliseconds that a full bar stays. */
export const RESET_MS = 500

/** Percent after one more step of waiting: ten more, never past ninety, since nobody knows the end. */
export function grow(percent: number): number {
  return Math.min(90, percent + 10)
}

/** The bar's clock: grows while loading, fills when it ends, then empties. Percent goes to `onChange`. */
export function createLoadingProgress(onChange: (percent: number) => void) {
  let percent = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (next: number) => onChange((percent = next))
  const stop = () => clearInterval(timer)

  return {
    start() {
      stop()
      set(0)
      timer = setInterval(() => set(grow(percent)), STEP_MS)
    },
    finish() {
      stop()
      set(100)
      timer = setTimeout(() => set(0), RESET_MS)
    },
    stop,
  }
}
