import { TransactionRollbackError } from 'drizzle-orm'
import type { Db } from './session.ts'

/**
 * Runs work in a transaction that is rolled back when the work returns `commit: false`. Then nothing is written,
 * and others at the same time have waited for the rows that it had changed.
 * @returns the `result` of the work
 */
export async function commitIf<T>(
  db: Db,
  work: (tx: Db) => Promise<{ commit: boolean; result: T }>,
): Promise<T> {
  let done: { result: T } | undefined
  try {
    return await db.transaction(async (tx) => {
      const { commit, result } = await work(tx)
      done = { result }
      return commit ? result : tx.rollback()
    })
  } catch (error) {
    if (error instanceof TransactionRollbackError && done) return done.result
    throw error
  }
}
