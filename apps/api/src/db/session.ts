import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { DatabaseError, type Pool, type PoolClient, type QueryConfig } from 'pg'
import { driverError } from './database-error.ts'

/** Drizzle over the pool, or over one transaction of it. Every query module takes this type. */
export type Db = PgDatabase<NodePgQueryResultHKT>

/** The most attempts at a transaction that PostgreSQL ends because of others at the same time. */
const maxAttempts = 3

/**
 * Drizzle's query builder over a pool. A statement or a transaction that fails with a serialization
 * failure or a deadlock has changed nothing, and is tried again, twice at most. So the work of a
 * transaction may run more than once. Drizzle's own `transaction` never gives a connection back on which
 * `begin` failed, so this one takes the connection. After a failed statement the connection is
 * closed, as the pool does after one outside of a transaction: its server may be gone or read-only.
 * @param options.prepare false: statements have no name on the server
 */
export function createDb(pool: Pool, { prepare = true } = {}): Db {
  const over = (client: Pool | PoolClient) => drizzle(prepare ? client : withoutNames(client))
  const db = over(retryingStatements(pool))
  db.transaction = (work, config) => retryConflicts(() => transact(work, config))

  const transact: Db['transaction'] = async (work, config) => {
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

/** SQLSTATEs of a transaction that PostgreSQL ended because of others: serialization failure, deadlock. */
const conflicts = new Set(['40001', '40P01'])

/** Errors of the driver after the last attempt. A transaction around another one does not try it again. */
const givenUp = new WeakSet<object>()

async function retryConflicts<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      const cause = driverError(error)
      if (!(cause instanceof DatabaseError) || !conflicts.has(cause.code ?? '')) throw error
      if (tries === maxAttempts) givenUp.add(cause)
      if (givenUp.has(cause)) throw error
    }
  }
}

/** What Drizzle uses of a pool. Each statement is a transaction. */
function retryingStatements(pool: Pool): Pool {
  const query = (config: QueryConfig, values: unknown[]) =>
    retryConflicts(() => pool.query(config, values))
  return { query } as Pool
}

/** What Drizzle uses of a client. `.prepare(name)` then builds a statement once, and names it nowhere. */
function withoutNames(client: Pool | PoolClient): Pool {
  const query = ({ name: _, ...config }: QueryConfig, values: unknown[]) =>
    client.query(config, values)
  return { query } as Pool
}
