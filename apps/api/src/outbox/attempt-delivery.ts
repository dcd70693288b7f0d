import { maskPhones, type Logger } from '../logger.ts'

const maxAttempts = 10

/** Seconds until the retry after the nth failed attempt: 10, 20, 40 … at most an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(10 * 2 ** (attempts - 1), 3600)
}

/** One attempt to deliver a row of an outbox. */
interface Attempt {
  /** What is delivered: the name of its field in the log. */
  name: string
  id: number
  /** How often it was tried, with this attempt. */
  attempts: number
  deliver: () => Promise<void>
  /** Records the failure; `retrySeconds` null means that no attempt is left. */
  markFailed: (reason: string, retrySeconds: number | null) => Promise<void>
}

/**
 * Delivers a claimed row of an outbox. A failure is recorded, and retried after a growing delay.
 * After ten failed attempts the row is marked as failed and logged as an error.
 */
export async function attemptDelivery(attempt: Attempt, log: Logger): Promise<void> {
  const { name, id, attempts, deliver, markFailed } = attempt
  try {
    await deliver()
  } catch (error) {
    const reason = maskPhones(error instanceof Error ? error.message : String(error))
    const fields = { [name]: id, attempts, reason }
    if (attempts >= maxAttempts) {
      await markFailed(reason, null)
      log.error(fields, `${name} failed, no attempt left`)
    } else {
      await markFailed(reason, retryDelay(attempts))
      log.warn(fields, `${name} failed, will retry`)
    }
  }
}
