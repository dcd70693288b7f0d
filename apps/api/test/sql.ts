import type { Pool, PoolClient, QueryResultRow } from 'pg'

type Statement = <T extends readonly QueryResultRow[] = QueryResultRow[]>(
  text: TemplateStringsArray,
  ...values: unknown[]
) => Promise<T>

/** Runs a statement that is written as a template, and returns its rows. Values are parameters. */
export type Sql = Statement & {
  pool: Pool
  /** A connection of its own, for a transaction. */
  reserve(): Promise<Statement & { query(text: string): Promise<unknown>; release(): void }>
  end(): Promise<void>
}

/** The template for statements on a pool. */
export function sqlOn(pool: Pool): Sql {
  return Object.assign(on(pool), {
    pool,
    async reserve() {
      const client = await pool.connect()
      return Object.assign(on(client), {
        query: (text: string) => client.query(text),
        release: () => client.release(),
      })
    },
    end: () => pool.end(),
  })
}

const on = (client: Pool | PoolClient) =>
  (async (text: TemplateStringsArray, ...values: unknown[]) => {
    const statement = text.reduce((before, part, n) => `${before}$${n}${part}`)
    return (await client.query<QueryResultRow>(statement, values)).rows
  }) as Statement
