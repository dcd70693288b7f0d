import type { Db } from '../db/session.ts'
import type { Logger } from '../logger.ts'
import { readActivity } from './order-activity.queries.ts'

/** Milliseconds between two reads. */
const interval = 1000

/** Notices changed orders, whichever process has changed them: one read a second while somebody listens. */
export class OrderWatch {
  readonly #db: Db
  readonly #log: Logger
  readonly #listeners = new Set<() => void>()
  #timer: NodeJS.Timeout | undefined
  #last: Awaited<ReturnType<typeof readActivity>> | undefined
  #isReading = false

  constructor(db: Db, log: Logger) {
    this.#db = db
    this.#log = log
  }

  /** Calls a listener after each change until a signal is aborted. */
  listen(listener: () => void, until: AbortSignal): void {
    if (until.aborted) return
    this.#listeners.add(listener)
    this.#timer ??= setInterval(() => void this.#read(), interval).unref()
    void this.#read()
    until.addEventListener('abort', () => this.#remove(listener), { once: true })
  }

  #remove(listener: () => void): void {
    this.#listeners.delete(listener)
    if (this.#listeners.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#last = undefined
  }

  async #read(): Promise<void> {
    if (this.#isReading) return
    this.#isReading = true
    try {
      const [last, now] = [this.#last, await readActivity(this.#db)]
      this.#last = now
      const isNewer =
        last && now.latest !== null && (last.latest === null || now.latest > last.latest)
      if (isNewer || (last && now.recent > last.recent)) this.#notify()
    } catch (error) {
      this.#log.warn({ err: error }, 'changed orders could not be read, and are read again')
    } finally {
      this.#isReading = false
    }
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
