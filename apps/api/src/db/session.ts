import { DrizzleQueryError } from 'drizzle-orm'
import { PgDialect, type PgDatabase } from 'drizzle-orm/pg-core'
import {
  PostgresJsDatabase,
  PostgresJsSession,
  PostgresJsTransaction,
  type PostgresJsQueryResultHKT,
} from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'
import { rowMapper } from './map-rows.ts'
import { leaveReadOnly } from './read-only.ts'

/** Drizzle over the pool, or over one transaction of it. Every query module takes this type. */
export type Db = PgDatabase<PostgresJsQueryResultHKT>

type Schema = Record<string, never>

/**
 * Makes Drizzle's query builder over a pool.
 * It differs from `drizzle(sql)` in two ways. Every statement is prepared once for each connection,
 * also one without parameters; the parameter `prepare=false` of a connection string turns that off,
 * for poolers that cannot keep prepared statements. And a failed query throws the driver's own
 * error with its SQLSTATE in `code`: Drizzle's wrapper puts all parameters into its message, and
 * with them names and phone numbers into the log.
 */
export function createDb(sql: postgres.Sql<{ bigint: number }>): Db {
  const dialect = new PgDialect()
  return new PostgresJsDatabase(dialect, new Session(preparing(sql), dialect, sql), undefined)
}

class Session<T extends postgres.Sql> extends PostgresJsSession<T, Schema, Schema> {
  readonly #pool: postgres.Sql<{ bigint: number }>
  readonly #dialect: PgDialect

  constructor(client: T, dialect: PgDialect, pool: postgres.Sql<{ bigint: number }>) {
    super(client, dialect, undefined)
    this.#pool = pool
    this.#dialect = dialect
  }

  override prepareQuery(...args: Parameters<PostgresJsSession<T, Schema, Schema>['prepareQuery']>) {
    const [statement, fields, name, isArrayMode, mapper, ...rest] = args
    const map = mapper ?? rowMapper(fields)
    const query = super.prepareQuery(statement, fields, name, isArrayMode, map, ...rest)
    const execute = query.execute.bind(query)
    query.execute = (values) =>
      execute(values).catch((error: unknown) => {
        const cause = error instanceof DrizzleQueryError ? error.cause : error
        leaveReadOnly(this.#pool, cause)
        throw cause
      })
    return query as never
  }

  override transaction<R>(
    work: (tx: PostgresJsTransaction<Schema, Schema>) => Promise<R>,
  ): Promise<R> {
    return this.client.begin((client) => {
      // Drizzle's types want the whole client of a transaction; its code uses `unsafe` and `savepoint`.
      const own = client as unknown as postgres.TransactionSql & postgres.Sql
      const session = new Session(preparing(own), this.#dialect, this.#pool)
      return work(new PostgresJsTransaction(this.#dialect, session, undefined))
    }) as Promise<R>
  }
}

function preparing<T extends postgres.ISql>(client: T): T {
  return Object.assign(Object.create(client) as T, {
    unsafe: (text: string, parameters: never[]) =>
      client.unsafe(text, parameters, { prepare: true, simple: false } as never),
  })
}
