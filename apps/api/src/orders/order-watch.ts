import type { Db } from '../db/session.ts'
import type { Logger } from '../logger.ts'
import { readActivity } from './order-activity.queries.ts'

/** Milliseconds between two reads: with what a desk then loads, a new order is seen within a second. */
const interval = 500

/** Notices changed orders, whichever process has changed them: two reads a second while somebody listens. */
export class OrderWatch {
  readonly #db: Db
  readonly #log: Logger
  readonly #listeners = new Set<() => void>()
  #timer: NodeJS.Timeout | undefined
  #last: Awaited<ReturnType<typeof readActivity>> | undefined
  #hasFailed = false
  #reading: Promise<void> | undefined

  constructor(db: Db, log: Logger) {
    this.#db = db
    this.#log = log
  }

  /** Calls a listener after each change until a signal is aborted. Resolves when no further change is missed. */
  async listen(listener: () => void, until: AbortSignal): Promise<void> {
    if (until.aborted) return
    this.#listeners.add(listener)
    until.addEventListener('abort', () => this.#remove(listener), { once: true })
    this.#timer ??= setInterval(() => void this.#read(), interval).unref()
    if (!this.#last) await this.#read()
  }

  #remove(listener: () => void): void {
    this.#listeners.delete(listener)
    if (this.#listeners.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#last = undefined
  }

  #read(): Promise<void> {
    this.#reading ??= this.#compare().finally(() => (this.#reading = undefined))
    return this.#reading
  }

  async #compare(): Promise<void> {
    try {
      const now = await readActivity(this.#db)
      const last = this.#last
      this.#last = now
      // What was changed while the database could not be read may be older than what is read.
      const mayBeMissed = this.#hasFailed
      this.#hasFailed = false
      const isNewer =
        last && now.latest !== null && (last.latest === null || now.latest > last.latest)
      if (mayBeMissed || isNewer || (last && now.recent > last.recent)) this.#notify()
    } catch (error) {
      this.#hasFailed = true
      this.#log.warn({ err: error }, 'changed orders could not be read, and are read again')
    }
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
