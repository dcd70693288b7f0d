// csv-parse 7.0.3 was tried (1.7 MB). It refuses a field such as `5" pipe`; with `relax_quotes` it
// accepts text after a closing quote instead of reporting it. It reports the last line of a file for
// a quote that is never closed, not the line of the quote, and it refuses a blank after a closing one.

/** A record of a CSV file; `line` is the number of its first line, from 1. */
export interface CsvRecord {
  line: number
  fields: string[]
}

/** A CSV file that cannot be split into records; `line` is where the fault begins. */
export class CsvError extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/**
 * Parses CSV (RFC 4180): quoted fields may contain separators, quotes and line breaks. Empty lines
 * are left out.
 * @throws CsvError for a quote that is not closed, and for text after a closing quote
 */
export function parseCsv(text: string, separator = ','): CsvRecord[] {
  const records: CsvRecord[] = []
  const source = text.replace(/^\ufeff/, '')
  let record: CsvRecord = { line: 1, fields: [] }
  let field = ''
  let state: 'plain' | 'quoted' | 'closed' = 'plain'
  let openedAt = 1
  let line = 1
  const endField = () => {
    record.fields.push(field)
    field = ''
    state = 'plain'
  }
  const endRecord = () => {
    endField()
    if (record.fields.some((value) => value.trim() !== '')) records.push(record)
    record = { line: line + 1, fields: [] }
  }
  for (let index = 0; index < source.length; index += 1) {
    const char = source[index] ?? ''
    const next = source[index + 1]
    if (state === 'quoted') {
      if (char !== '"') field += char
      else if (next === '"') {
        field += '"'
        index += 1
      } else state = 'closed'
    } else if (char === separator) endField()
    else if (char === '\n' || (char === '\r' && next !== '\n')) endRecord()
    else if (char === '\r') continue
    else if (state === 'closed') {
      if (char !== ' ') throw new CsvError(line, 'There is text after a closing quote')
    } else if (char === '"' && field === '') {
      state = 'quoted'
      openedAt = line
    } else field += char
    if (char === '\n' || (char === '\r' && next !== '\n')) line += 1
  }
  if (state === 'quoted') throw new CsvError(openedAt, 'A quote (") is opened and never closed')
  if (field !== '' || record.fields.length > 0) endRecord()
  return records
}

/** The separator of the first line: the one of comma, semicolon and tab that it has most often. */
export function separatorOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const times = (separator: string) => line.split(separator).length
  return [',', ';', '\t'].reduce((best, one) => (times(one) > times(best) ? one : best))
}
