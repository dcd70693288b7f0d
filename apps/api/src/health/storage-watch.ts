/** Time after a failed write in which the shop is not called ready, in milliseconds. */
const distrust = 5_000

/**
 * Remembers that the database could not store something. Reading goes on with a full disk, so
 * only a failed write shows it.
 */
export class StorageWatch {
  #failedAt: number | undefined

  /** Looks at an error of any kind, and remembers it when it tells of a full or broken disk. */
  note(error: unknown): void {
    if (isStorageFault(error)) this.#failedAt = Date.now()
  }

  /**
   * Whether orders can be stored, as far as is known.
   * @param probe writes a little and rejects when it cannot; called only after a failure
   */
  async sound(probe: () => Promise<void>): Promise<boolean> {
    const failedAt = this.#failedAt
    if (failedAt === undefined) return true
    // A little may still fit where an order does not.
    if (Date.now() - failedAt < distrust) return false
    try {
      await probe()
    } catch (error) {
      this.note(error)
      if (this.#failedAt === failedAt) throw error
      return false
    }
    if (this.#failedAt === failedAt) this.#failedAt = undefined
    return this.#failedAt === undefined
  }
}

/** Whether a database error says that its disk is full or broken, or a file has reached its limit. */
export function isStorageFault(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (code === '53100' || code === '58030') return true
  // The server has no code of its own for a file that may not grow.
  return code === 'XX000' && /^could not (extend|write|create) /.test(String(message))
}
