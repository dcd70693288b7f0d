import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { csvLine } from '../csv/csv-line.ts'
import type { CommandContext } from './command.ts'

/** A row of a list or an export, by column. */
export type ListRow = Readonly<Record<string, string | number | null>>

/** Prints rows: one line each with its columns two spaces apart, or a JSON list. */
export function printRows(
  context: Pick<CommandContext, 'print'>,
  rows: readonly object[],
  options: { json: boolean; toRow: (row: never) => ListRow },
): void {
  if (options.json) context.print(JSON.stringify(rows, null, 2))
  else
    printLines(
      context,
      rows.map((row) => options.toRow(row as never)),
    )
}

/** Prints one line for each row, with its columns two spaces apart. */
export function printLines(
  { print }: Pick<CommandContext, 'print'>,
  rows: readonly ListRow[],
): void {
  for (const row of rows) {
    const cells = Object.values(row)
    print(cells.map((cell) => String(cell ?? '–').replace(/\s+/g, ' ')).join('  '))
  }
}

/** Writes rows as CSV to a file, or prints them. `pages` yields one page of rows after another. */
export async function exportRows(
  { print, printError }: Pick<CommandContext, 'print' | 'printError'>,
  options: {
    header: readonly string[]
    pages: AsyncIterable<readonly ListRow[]>
    path: string | undefined
    /** What is counted, in the plural. */
    noun: string
  },
): Promise<void> {
  const { header, pages, path, noun } = options
  const file = path === undefined ? undefined : createWriteStream(path)
  const write = async (text: string) => {
    if (!file) print(text.trimEnd())
    else if (!file.write(text)) await once(file, 'drain')
  }
  await write(csvLine(header))
  let count = 0
  for await (const rows of pages) {
    for (const row of rows) await write(csvLine(header.map((name) => row[name] ?? null)))
    count += rows.length
    if (rows.length > 0) printError(`${count} ${noun}`)
  }
  if (!file) return
  file.end()
  await once(file, 'finish')
  print(`${count} ${noun} written to ${path}`)
}
