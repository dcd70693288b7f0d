import { withoutApostrophe } from '../csv/csv-line.ts'
import { CsvError, parseCsv, separatorOf } from '../csv/parse-csv.ts'
import { columnAliases, columns, readPatch, type ColumnName, type ProductPatch } from './columns.ts'

/** The formats of a catalogue file. */
export type CatalogueFormat = 'csv' | 'json'

/** A valid row; `row` is its line in a CSV file, or its position in a JSON list, from 1. */
export interface CatalogueRow {
  row: number
  patch: ProductPatch
}

/** An error or a notice of a row; row 0 means the whole file. */
export interface RowMessage {
  row: number
  field: string
  message: string
}

/** A catalogue file as it was read. Errors of the whole file leave `rows` empty. */
export interface CatalogueFile {
  rows: CatalogueRow[]
  errors: RowMessage[]
  /** Whether an error concerns the whole file, so that no row can be trusted. */
  unreadable: boolean
}

type Cells = Record<string, unknown>

/** Reads a catalogue file: the valid rows, and the errors of all others. */
export function readCatalogueFile(bytes: Uint8Array, format: CatalogueFormat): CatalogueFile {
  const errors: RowMessage[] = []
  try {
    const text = decode(bytes)
    const records = format === 'csv' ? fromCsv(text, errors) : fromJson(text)
    if (records.length === 0 && errors.length === 0)
      throw new FileError(0, 'The file has no product')
    const rows: CatalogueRow[] = []
    for (const { row, cells } of records) {
      const read = readPatch(cells)
      if ('patch' in read) rows.push({ row, patch: read.patch })
      else errors.push(...read.errors.map((error) => ({ row, ...error })))
    }
    return { rows, errors: errors.sort((a, b) => a.row - b.row), unreadable: false }
  } catch (error) {
    if (error instanceof FileError || error instanceof CsvError) {
      const fault = { row: error.line, field: '', message: error.message }
      return { rows: [], errors: [fault], unreadable: true }
    }
    throw error
  }
}

/** The file as a whole cannot be read. */
class FileError extends CsvError {}

function decode(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FileError(0, 'The file is not UTF-8. Save it as "CSV UTF-8" in the spreadsheet')
  }
}

function fromCsv(text: string, errors: RowMessage[]): { row: number; cells: Cells }[] {
  const [header, ...records] = parseCsv(text, separatorOf(text))
  if (!header) throw new FileError(0, 'The file is empty')
  const names = columnsOf(header.fields, header.line)
  return records.flatMap(({ line, fields }) => {
    if (fields.length === names.length) {
      const cells = names.flatMap((name, at) =>
        name ? [[name, withoutApostrophe(fields[at] ?? '')] as const] : [],
      )
      return [{ row: line, cells: Object.fromEntries(cells) }]
    }
    const message = `Has ${fields.length} fields, but the header has ${names.length}. Put texts with separators or line breaks into quotes (")`
    errors.push({ row: line, field: '', message })
    return []
  })
}

function columnsOf(header: readonly string[], line: number): (ColumnName | undefined)[] {
  const known = Object.keys(columns)
  const names = header.map((given) => {
    const name = given.trim()
    if (name === '') return undefined
    const lower = name.toLowerCase()
    const found = known.find((one) => one.toLowerCase() === lower) ?? columnAliases[lower]
    if (!found) {
      throw new FileError(line, `"${name}" is not a column. The columns are ${known.join(', ')}`)
    }
    return found as ColumnName
  })
  const twice = names.find((name, at) => name && names.indexOf(name) !== at)
  if (twice) throw new FileError(line, `The column ${twice} is given twice`)
  return names
}

function fromJson(text: string): { row: number; cells: Cells }[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    throw new FileError(0, `The file is not JSON: ${(error as Error).message}`)
  }
  const list = Array.isArray(parsed) ? parsed : (parsed as { products?: unknown } | null)?.products
  if (!Array.isArray(list)) {
    throw new FileError(0, 'The file must be a list of products, or {"products": [...]}')
  }
  return list.map((value: unknown, index) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new FileError(index + 1, 'Must be an object with the fields of a product')
    }
    const entries = Object.entries(value)
    const names = columnsOf(
      entries.map(([name]) => name),
      index + 1,
    )
    return { row: index + 1, cells: Object.fromEntries(entries.map(([, v], at) => [names[at], v])) }
  })
}
