import type { Sql } from './pool.ts'

/**
 * Whether a pooler is between this process and PostgreSQL. A pooler gives its clients a process id
 * of its own; `pg_backend_pid()` is that of the server session.
 */
export async function isBehindPooler(sql: Sql): Promise<boolean> {
  const rows = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  return rows.state.pid !== rows[0]?.pid
}
