import { timeLimits } from '../time-limits.ts'
import type { Sql } from './pool.ts'

/** SQLSTATE read_only_sql_transaction. */
const readOnlyTransaction = '25006'
const closedAt = new WeakMap<Sql, number>()

/**
 * Closes the connections of a pool, each after its running statement, when an error says that the
 * server is read-only. Later statements connect again, to a writable server if the connection
 * string names one. Without it, a pool would stay on a server that is no longer the primary.
 */
export function leaveReadOnly(sql: Sql, error: unknown): void {
  if ((error as { code?: unknown } | null)?.code !== readOnlyTransaction) return
  const now = Date.now()
  if (now - (closedAt.get(sql) ?? 0) < timeLimits.leaveReadOnly) return
  closedAt.set(sql, now)
  // `close` ends the connections but not the pool. The driver's types lack it.
  void (sql as Sql & { close(): Promise<void> }).close()
}
