import postgres from 'postgres'
import type { Logger } from '../logger.ts'
import type { Settings } from '../settings.ts'
import type { Address } from './embedded/server.ts'
import { findRunning, startEmbedded } from './embedded/server.ts'
import { createDb, type Db } from './session.ts'
import { explainUnreachable } from './unreachable.ts'

/** 64-bit integers as numbers: poisha and order numbers are far below 2^53. */
const bigintAsNumber = {
  to: 20,
  from: [20],
  serialize: (value: number) => String(value),
  parse: (text: string) => Number(text),
}

/** Dates and times as PostgreSQL writes them: the schema declares them as text. */
const timestampAsText = {
  to: 1184,
  from: [1082, 1083, 1114, 1184],
  serialize: (text: string) => text,
  parse: (text: string) => text,
}

/** JSON columns: Drizzle passes a text and reads a value. */
const jsonText = {
  to: 3802,
  from: [114, 3802],
  serialize: (text: string) => text,
  parse: (text: string): unknown => JSON.parse(text),
}

/**
 * Array parameters. They are declared here because the driver otherwise asks each new connection
 * for its array types, and ends the whole process when that connection is lost at that moment.
 */
const listOf = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (values: readonly (string | number)[]) =>
    `{${values.map((value) => (typeof value === 'number' ? value : quoted(value))).join(',')}}`,
  parse: (text: string) => text,
})

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** The pool of connections. Only this folder writes statements with it. */
export type Sql = postgres.Sql<{ bigint: number }>

/** An open database: the pool `sql`, and Drizzle's query builder `db` over it. */
export interface Database {
  sql: Sql
  db: Db
  /** True when this start created the database. */
  fresh: boolean
  close(): Promise<void>
}

/** Opens a pool on a connection string or on the address of an embedded server. */
export function connect(
  target: string | (Address & { database: string }),
  options: { poolSize: number; statementTimeout: number },
): Sql {
  const shared = {
    max: options.poolSize,
    idle_timeout: 0,
    connect_timeout: 10,
    // Seconds between attempts to reconnect, at most one.
    backoff: (tries: number) => Math.min(0.05 * 2 ** tries, 1),
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
    connection: {
      application_name: 'shop',
      statement_timeout: options.statementTimeout,
      idle_in_transaction_session_timeout: 30_000,
    },
  }
  if (typeof target === 'string') return postgres(target, shared) as unknown as Sql
  const { host, port, username, password, database } = target
  const server = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  return postgres({ ...shared, ...server, username, password, database }) as unknown as Sql
}

/**
 * Opens the database named by the settings: the given server, or an embedded one.
 *
 * @param options.attach use the embedded server of another running process instead of failing
 * @throws FatalStartError when the database cannot be used
 */
export async function openDatabase(
  settings: Settings,
  options: { log: Logger; attach?: boolean },
): Promise<Database> {
  if (settings.databaseUrl) {
    const sql = connect(settings.databaseUrl, settings)
    try {
      await sql`select 1`
    } catch (cause) {
      await sql.end({ timeout: 1 })
      throw explainUnreachable(cause, settings.databaseUrl)
    }
    return { sql, db: createDb(sql), fresh: false, close: () => sql.end({ timeout: 10 }) }
  }
  const running = options.attach ? await findRunning(settings.dataDir) : undefined
  const server = running
    ? undefined
    : await startEmbedded(settings.dataDir, (line) => options.log.info(line))
  const address = running ?? server?.address
  if (!address) throw new Error('No database address')
  try {
    if (server) await makeDatabase(address)
    const sql = connect({ ...address, database: 'shop' }, settings)
    return {
      sql,
      db: createDb(sql),
      fresh: server?.fresh ?? false,
      async close() {
        await sql.end({ timeout: 10 })
        await server?.stop()
      },
    }
  } catch (error) {
    await server?.stop()
    throw error
  }
}

async function makeDatabase(address: Address) {
  const sql = connect(
    { ...address, database: 'postgres' },
    { poolSize: 2, statementTimeout: 60_000 },
  )
  try {
    const [found] = await sql`select 1 from pg_database where datname = 'shop'`
    if (!found) await sql`create database shop`
  } finally {
    await sql.end({ timeout: 5 })
  }
}
