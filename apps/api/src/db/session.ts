import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient, QueryConfig } from 'pg'

/** Drizzle over the pool, or over one transaction of it. Every query module takes this type. */
export type Db = PgDatabase<NodePgQueryResultHKT>

/**
 * Drizzle's query builder over a pool. Its own `transaction` never gives a connection back on which
 * `begin` failed, so this one takes the connection. After a failed statement the connection is
 * closed, as the pool does after one outside of a transaction: its server may be gone or read-only.
 * @param options.prepare false: statements have no name on the server
 */
export function createDb(pool: Pool, { prepare = true } = {}): Db {
  const over = (client: Pool | PoolClient) => drizzle(prepare ? client : withoutNames(client))
  const db = over(pool)
  db.transaction = async (work, config) => {
    const client = await pool.connect().catch((cause: Error) => {
      throw new DrizzleQueryError('begin', [], cause)
    })
    let failed = false
    try {
      return await over(client).transaction(work, config)
    } catch (error) {
      failed = error instanceof DrizzleQueryError
      throw error
    } finally {
      client.release(failed)
    }
  }
  return db
}

/** What Drizzle uses of a client. `.prepare(name)` then builds a statement once, and names it nowhere. */
function withoutNames(client: Pool | PoolClient): Pool {
  const query = ({ name: _, ...config }: QueryConfig, values: unknown[]) =>
    client.query(config, values)
  return { query } as Pool
}
