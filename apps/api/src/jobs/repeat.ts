import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../logger.ts'

/** A background job that repeats until it is stopped. */
export interface Job {
  /** Stops the job; resolves when the current run has ended. */
  stop(): Promise<void>
}

/**
 * Runs `run` at once and then every `interval` milliseconds. A run that returns true has more to
 * do: the next one follows without a pause. A failed run is logged, and the job goes on. The signal that
 * `run` gets is aborted when the job is stopped.
 */
export function repeat(
  name: string,
  interval: number,
  log: Logger,
  run: (stop: AbortSignal) => Promise<boolean>,
): Job {
  const stopped = new AbortController()
  const loop = async () => {
    while (!stopped.signal.aborted) {
      let hasMore = false
      try {
        hasMore = await run(stopped.signal)
      } catch (error) {
        log.warn({ err: error }, `the job "${name}" failed and will run again`)
      }
      if (!hasMore) await pause(interval, stopped.signal)
    }
  }
  const running = loop()
  return {
    async stop() {
      stopped.abort()
      await running
    },
  }
}

/** Waits, or until the signal aborts. Does not keep the process alive. */
async function pause(milliseconds: number, signal: AbortSignal) {
  try {
    await sleep(milliseconds, undefined, { signal, ref: false })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
