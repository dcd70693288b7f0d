import { createHash } from 'node:crypto'
import type { Readable, Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Table, Transaction } from './tables.queries.ts'

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const list = (names: readonly string[]) => names.map(quoted).join(', ')

/**
 * Reads the rows of a table as COPY writes them, ordered by primary key, so that equal tables give
 * equal checksums on every server.
 * @param sink receives the rows; a rejection is thrown after the rest of the rows was read
 */
export async function copyOut(
  tx: Transaction,
  { name, columns, key }: Table,
  sink: (rows: Buffer) => Promise<void> = async () => undefined,
): Promise<{ rows: number; sha256: string }> {
  const order = key.map((column) => `${quoted(column)}::text collate "C"`).join(', ')
  const select = `select ${list(columns)} from ${quoted(name)} order by ${order}`
  const stream: Readable = await tx.unsafe(`copy (${select}) to stdout`).readable()
  const hash = createHash('sha256')
  let rows = 0
  let failure: unknown
  // The connection can be used again only when all rows were read: also after a failure.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (failure !== undefined) continue
    hash.update(chunk)
    rows += countLines(chunk)
    await sink(chunk).catch((error: unknown) => (failure = error))
  }
  // The driver pauses its socket when the stream is full, also at the last row. This resumes it.
  stream._read(0)
  if (failure !== undefined) throw failure
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
  const statement = `copy ${quoted(name)} (${list(columns)}) from stdin`
  const target: Writable = await tx.unsafe(statement).writable()
  let failure: Error | undefined
  target.on('error', (error) => (failure = error))
  const write = (chunk: Buffer) =>
    new Promise<void>((resolve, reject) => {
      target.write(chunk, (error) => (error ? reject(error) : resolve()))
    })
  try {
    for await (const chunk of rows) await write(chunk)
    target.end()
    await nextTurn()
    // The driver reports an error after the last row only to the statement that follows.
    await tx`select 1`
  } catch (cause) {
    const { message } = failure ?? (cause as Error)
    throw new Error(`The database refused the rows of ${name}: ${message}.`, { cause })
  }
}
