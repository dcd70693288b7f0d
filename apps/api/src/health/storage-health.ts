import { isStorageError } from '../db/database-error.ts'

/** Milliseconds after a failed write in which the database counts as not writable. */
const retryAfter = 5_000

/** Tracks whether the database can store data. With a full disk reads still work; only writes fail. */
export class StorageHealth {
  #failedAt: number | undefined

  /** Records an error if it means that the disk is full or broken. */
  recordError(error: unknown): void {
    if (isStorageError(error)) this.#failedAt = Date.now()
  }

  /**
   * Whether the database is writable, as far as is known.
   * @param probe writes some data and rejects when it cannot; called only after a failure
   */
  async isWritable(probe: () => Promise<void>): Promise<boolean> {
    const failedAt = this.#failedAt
    if (failedAt === undefined) return true
    // A small probe may succeed where an order fails, so an early success proves nothing.
    if (Date.now() - failedAt < retryAfter) return false
    try {
      await probe()
    } catch (error) {
      this.recordError(error)
      if (this.#failedAt === failedAt) throw error
      return false
    }
    if (this.#failedAt === failedAt) this.#failedAt = undefined
    return this.#failedAt === undefined
  }
}
