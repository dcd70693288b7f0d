import { CSV_FILE_START, csvLine } from '../csv/csv-line.ts'
import type { CommandContext } from './command.ts'
import { writeOutputFile } from './output-file.ts'

/** A row of a list or an export, by column. */
export type ListRow = Readonly<Record<string, string | number | null>>

/** Prints rows: one line each with its columns two spaces apart, or a JSON list. */
export function printRows<Row>(
  context: Pick<CommandContext, 'print'>,
  rows: readonly Row[],
  { json, toRow }: { json: boolean; toRow: (row: Row) => ListRow },
): void {
  if (json) context.print(JSON.stringify(rows, null, 2))
  else printLines(context, rows.map(toRow))
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

/**
 * A phone number as spreadsheets read it as text: `01712-345678`. Excel, LibreOffice and Google Sheets take
 * eleven digits for a number, also in quotes, and drop the 0. A formula (`="01712345678"`) would need no
 * hyphen, but LibreOffice evaluates none in CSV by default.
 */
const keepZero = (cell: string | number | null) =>
  typeof cell === 'string' ? cell.replace(/^(0\d{4})(\d{6})$/, '$1-$2') : cell

/**
 * Writes rows as CSV to a file, or prints them. `pages` yields one page of rows after another.
 * @throws Error that says what to do when the file cannot be written
 */
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
  let count = 0
  async function* lines() {
    yield (path === undefined ? '' : CSV_FILE_START) + csvLine(header)
    for await (const rows of pages) {
      for (const row of rows) yield csvLine(header.map((name) => keepZero(row[name] ?? null)))
      count += rows.length
      if (rows.length > 0) printError(`${count} ${noun}`)
    }
  }
  if (path === undefined) {
    for await (const line of lines()) print(line.trimEnd())
    return
  }
  await writeOutputFile(path, lines())
  print(`${count} ${noun} written to ${path}`)
}
