/** A record of a CSV file; `line` is the number of its first line, from 1. */
export interface CsvRecord {
  line: number
  fields: string[]
}

/** Parses CSV (RFC 4180): quoted fields may contain commas, quotes and line breaks. */
export function parseCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = []
  const source = text.replace(/^\ufeff/, '')
  let record: CsvRecord = { line: 1, fields: [] }
  let field = ''
  let quoted = false
  let line = 1
  const endField = () => {
    record.fields.push(field)
    field = ''
  }
  const endRecord = () => {
    endField()
    if (record.fields.some((value) => value !== '')) records.push(record)
    record = { line: line + 1, fields: [] }
  }
  for (let index = 0; index < source.length; index += 1) {
    const char = source[index] ?? ''
    if (quoted) {
      if (char !== '"') field += char
      else if (source[index + 1] === '"') {
        field += '"'
        index += 1
      } else quoted = false
    } else if (char === '"' && field === '') quoted = true
    else if (char === ',') endField()
    else if (char === '\n') endRecord()
    else if (char !== '\r' || source[index + 1] !== '\n') field += char
    if (char === '\n') line += 1
  }
  if (field !== '' || record.fields.length > 0) endRecord()
  return records
}

/**
 * One line of CSV. Customers enter names and addresses, so text that a spreadsheet would evaluate
 * as a formula is prefixed with an apostrophe.
 */
export function csvLine(values: readonly (string | number | null)[]): string {
  const cells = values.map((value) => {
    if (typeof value === 'number') return String(value)
    const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value}` : (value ?? '')
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  })
  return `${cells.join(',')}\r\n`
}
