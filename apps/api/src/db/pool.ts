import { Pool, types } from 'pg'
import type { Logger } from '../logger.ts'
import { timeLimits } from '../time-limits.ts'
import type { Address } from './embedded/server.ts'

// 64-bit integers are numbers: poisha and order numbers are far below 2^53. Drizzle reads with the
// parsers of the module, not with those of a pool.
types.setTypeParser(types.builtins.INT8, Number)

/** How a pool is opened. */
export interface PoolOptions {
  poolSize: number
  /** Milliseconds; 0 is no limit. */
  statementTimeout: number
  log?: Logger
}

/** Opens a pool on a connection string or on the address of an embedded server. */
export function connect(
  target: string | (Address & { database: string }),
  { poolSize, statementTimeout, log }: PoolOptions,
): Pool {
  const pool = new Pool({
    ...placeOf(target),
    application_name: 'shop',
    max: poolSize,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: 30 * 60,
    connectionTimeoutMillis: timeLimits.connect,
    // A server that does not respond to a statement is given up.
    query_timeout: statementTimeout && statementTimeout + timeLimits.serverSilence,
    keepAlive: true,
    keepAliveInitialDelayMillis: timeLimits.keepAlive,
    // Not startup parameters: PgBouncer refuses those.
    onConnect: async (client) => {
      await client.query(
        `set statement_timeout = ${statementTimeout}; set idle_in_transaction_session_timeout = 30000`,
      )
    },
  })
  pool.on('error', (error) => {
    if (!pool.ending) log?.warn({ err: error }, 'an idle connection was lost')
  })
  // A connection that is lost between two statements: the next statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

function placeOf(target: string | (Address & { database: string })) {
  if (typeof target !== 'string') {
    const { username, ...place } = target
    return { ...place, user: username }
  }
  // `sslmode` means what it means to PostgreSQL's own programs: `require` encrypts and checks nothing.
  const url = new URL(target)
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true')
  return { connectionString: url.href }
}
