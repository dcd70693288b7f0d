import postgres from 'postgres'
import { timeLimits } from '../time-limits.ts'
import type { Address } from './embedded/server.ts'
import { bigintAsNumber, jsonText, listOf, timestampAsText } from './value-types.ts'

/** The pool of connections. Only this folder writes statements with it. */
export type Sql = postgres.Sql<{ bigint: number }>

/** How a pool is opened. */
export interface PoolOptions {
  poolSize: number
  /** Milliseconds. */
  statementTimeout: number
  /**
   * A pooler such as PgBouncer may run each transaction in another server session. Statements are
   * then neither prepared nor pipelined, and no session parameters are sent.
   */
  pooler?: boolean
}

/** Opens a pool on a connection string or on the address of an embedded server. */
export function connect(
  target: string | (Address & { database: string }),
  options: PoolOptions,
): Sql {
  const { connect: connectTimeout, keepAlive, serverSilence } = timeLimits
  const shared = {
    max: options.poolSize,
    idle_timeout: 0,
    connect_timeout: connectTimeout / 1000,
    // An option of the patched driver: a server that does not respond to a statement is given up.
    socket_timeout: (options.statementTimeout + serverSilence) / 1000,
    keep_alive: keepAlive / 1000,
    backoff: (tries: number) =>
      Math.min(timeLimits.reconnectFirst * 2 ** tries, timeLimits.reconnectMost) / 1000,
    max_lifetime: 60 * 30,
    fetch_types: false,
    types: {
      bigint: bigintAsNumber,
      timestamp: timestampAsText,
      json: jsonText,
      integers: listOf(1007),
      bigints: listOf(1016),
      texts: listOf(1009),
    },
    onnotice: () => undefined,
    connection: { application_name: 'shop', ...(options.pooler ? {} : sessionParameters(options)) },
  }
  if (typeof target === 'string') {
    return postgres(target, {
      ...shared,
      ...optionsFor(target, options),
    } as never) as unknown as Sql
  }
  const { host, port, username, password, database } = target
  const server = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  return postgres({ ...shared, ...server, username, password, database }) as unknown as Sql
}

const sessionParameters = ({ statementTimeout }: PoolOptions) => ({
  statement_timeout: statementTimeout,
  idle_in_transaction_session_timeout: 30_000,
})

/** Options that depend on the server. What the connection string sets itself wins. */
function optionsFor(url: string, { pooler }: PoolOptions) {
  const { hosts, parameters } = parseUrl(url)
  return {
    ...(pooler && { max_pipeline: 0 }),
    ...(pooler && !parameters.has('prepare') && { prepare: false }),
    ...(hosts > 1 &&
      !parameters.has('target_session_attrs') && { target_session_attrs: 'read-write' }),
  }
}

function parseUrl(url: string) {
  const [address = '', query] = url.split('?')
  const [host = ''] = address.slice(address.lastIndexOf('@') + 1).split('/')
  return { hosts: host.split(',').length, parameters: new URLSearchParams(query) }
}
