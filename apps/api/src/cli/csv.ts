/** One record of a CSV file; `line` is where it begins, the first line of the file being 1. */
export interface CsvRecord {
  line: number
  fields: string[]
}

/** Reads CSV as RFC 4180 writes it: quoted fields may hold commas, quotes and line breaks. */
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
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at] ?? ''
    if (quoted) {
      if (letter !== '"') field += letter
      else if (source[at + 1] === '"') {
        field += '"'
        at += 1
      } else quoted = false
    } else if (letter === '"' && field === '') quoted = true
    else if (letter === ',') endField()
    else if (letter === '\n') endRecord()
    else if (letter !== '\r' || source[at + 1] !== '\n') field += letter
    if (letter === '\n') line += 1
  }
  if (field !== '' || record.fields.length > 0) endRecord()
  return records
}

/**
 * Writes one line of CSV. Text that a spreadsheet would run as a formula is marked as text:
 * shoppers choose their own names.
 */
export function csvLine(values: readonly (string | number | null)[]): string {
  const cells = values.map((value) => {
    if (typeof value === 'number') return String(value)
    const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value}` : (value ?? '')
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  })
  return `${cells.join(',')}\r\n`
}
