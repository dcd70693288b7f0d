/** Milliseconds between two steps. */
const STEP_MS = 200
/** Milliseconds for which a full bar stays. */
const RESET_MS = 500

/** Percent after one more step: 10 more, at most 90, because the end of loading is unknown. */
function nextPercent(percent: number): number {
  return Math.min(90, percent + 10)
}

/** Timers of the loading bar: grow while loading, fill at the end, then reset. Calls `onChange` with percent. */
export function createLoadingProgress(onChange: (percent: number) => void) {
  let percent = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (next: number) => onChange((percent = next))
  const stop = () => clearInterval(timer)

  return {
    start() {
      stop()
      set(0)
      timer = setInterval(() => set(nextPercent(percent)), STEP_MS)
    },
    finish() {
      stop()
      set(100)
      timer = setTimeout(() => set(0), RESET_MS)
    },
    stop,
  }
}
