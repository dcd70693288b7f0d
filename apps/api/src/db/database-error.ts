import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'

/** Restarting, out of connections, failing over, read-only, deadlock, time-out. */
const transientStates = /^(08|53|57P|40001|40P01|55P03|57014|25006|25P03)/

/** SQLSTATE lock_not_available: a statement waited for a lock longer than `lock_timeout`. */
export const lockTimedOut = '55P03'

/** The driver's error. Drizzle's wrapper has all parameters in its message: names and phone numbers. */
export function driverError(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error
}

/** The SQLSTATE of a statement that the server refused. */
export function sqlStateOf(error: unknown): string | undefined {
  const cause = driverError(error)
  return cause instanceof DatabaseError ? cause.code : undefined
}

/** Whether the same statement may succeed in a moment. */
export function isTransient(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state !== undefined) return transientStates.test(state) || isStorageError(error)
  // The statement did not reach the server, or its response did not come.
  return error instanceof DrizzleQueryError
}

/** Whether a database error means that its disk is full or broken, or a file reached its limit. */
export function isStorageError(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state === '53100' || state === '58030') return true
  // PostgreSQL has no own code for a file that may not grow.
  return (
    state === 'XX000' &&
    /^could not (extend|write|create) /.test((driverError(error) as Error).message)
  )
}
