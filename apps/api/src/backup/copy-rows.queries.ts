import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { escapeIdentifier } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Table, Transaction } from './tables.queries.ts'

const list = (names: readonly string[]) => names.map(escapeIdentifier).join(', ')

/**
 * Reads the rows of a table as COPY writes them, ordered by primary key, so that equal tables give
 * equal checksums on every server. The pool has no time limit: the stream would not end its timer.
 * @param sink receives the rows
 */
export async function copyOut(
  tx: Transaction,
  { name, columns, key }: Table,
  sink: (rows: Buffer) => Promise<void> = async () => undefined,
): Promise<{ rows: number; sha256: string }> {
  const order = key.map((column) => `${escapeIdentifier(column)}::text collate "C"`).join(', ')
  const select = `select ${list(columns)} from ${escapeIdentifier(name)} order by ${order}`
  const hash = createHash('sha256')
  let rows = 0
  const stream: AsyncIterable<Buffer> = tx.query(copyTo(`copy (${select}) to stdout`))
  for await (const chunk of stream) {
    hash.update(chunk)
    rows += countLines(chunk)
    await sink(chunk)
  }
  return { rows, sha256: hash.digest('hex') }
}

/** COPY writes one line for each row; line feeds in a value are escaped. */
function countLines(chunk: Buffer) {
  let lines = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}

/**
 * Stores rows that `copyOut` has read. Identity columns keep their numbers.
 * @throws Error when the server refuses the rows
 */
export async function copyIn(
  tx: Transaction,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const statement = `copy ${escapeIdentifier(name)} (${list(columns)}) from stdin`
  try {
    await pipeline(rows, tx.query(copyFrom(statement)))
  } catch (cause) {
    const { message } = cause as Error
    throw new Error(`The database refused the rows of ${name}: ${message}.`, { cause })
  }
}
