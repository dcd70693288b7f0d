import { latinDigits, parseTaka, toPoisha, withoutInvisible } from '@shop/domain'
import { withoutApostrophe } from '../csv/csv-line.ts'
import { CsvError, parseCsv, separatorOf } from '../csv/parse-csv.ts'

/** What is wrong in a file; `line` is its line from 1, and 1 for the whole file. */
export interface LineError {
  line: number
  message: string
}

/** The lines of a file, or what is wrong in it: then none of its lines is used. */
export type ReadLines<Line> = { lines: Line[] } | { errors: LineError[] }

/** A parcel of a courier's file. One of both is given. */
interface NamedParcel {
  line: number
  /** The number of the order; empty when the file has none. */
  number: string
  /** The number that the courier gave the parcel, in upper case; empty when the file has none. */
  consignment: string
}

/** A parcel of a statement. */
export interface StatementLine extends NamedParcel {
  /** In poisha. */
  paid: number
  returned: boolean
}

/** How the couriers name a column, the most precise name first. Compared without case and separators. */
const names = {
  number: ['invoice', 'invoiceid', 'merchantorderid', 'orderid', 'ordernumber', 'order'],
  consignment: ['consignmentid', 'consignment', 'consignmentno', 'trackingcode', 'trackingid'],
  paid: [
    ...['collectedamount', 'amountcollected', 'collected', 'codamount', 'cod'],
    ...['amounttocollect', 'paidamount', 'paid', 'amount'],
  ],
  status: ['deliverystatus', 'orderstatus', 'status'],
} as const

type Column = keyof typeof names

/** The courier's list of the parcels that it took, with the number that it gave each. */
export function readConsignments(text: string): ReadLines<NamedParcel> {
  return readLines(text, ['number', 'consignment'], (parcel) => {
    if (!parcel.number) return 'The order number is missing.'
    if (!parcel.consignment) return 'The consignment number is missing.'
    return parcel
  })
}

/** A statement: what the courier pays for each parcel, and which ones come back. */
export function readStatement(text: string): ReadLines<StatementLine> {
  return readLines(text, ['paid'], (parcel, cells) => {
    if (!parcel.number && !parcel.consignment) {
      return 'The line has neither a consignment number nor an order number.'
    }
    const returned = /return|ফেরত/i.test(cells.status)
    const paid = readAmount(cells.paid, returned)
    if (paid === null) return `"${cells.paid}" is not an amount of taka.`
    return { ...parcel, paid, returned }
  })
}

/** In poisha. A returned parcel may have no amount. */
function readAmount(cell: string, returned: boolean): number | null {
  const amount = cell.replace(/৳|টাকা|\b(?:bdt|taka|tk)\b\.?/i, '').trim()
  if (returned && /^[-–—]?$/.test(amount)) return 0
  const taka = parseTaka(amount)
  return taka === null ? null : toPoisha(taka)
}

/**
 * Reads lines of CSV, or cells that were copied from a spreadsheet.
 * @param read returns what is wrong in a line as a sentence
 */
function readLines<Line>(
  text: string,
  needed: readonly Column[],
  read: (parcel: NamedParcel, cells: Record<Column, string>) => Line | string,
): ReadLines<Line> {
  const wholeFile = (message: string) => ({ errors: [{ line: 1, message }] })
  try {
    const [header, ...records] = parseCsv(text, separatorOf(text.trimStart()))
    if (!header) return wholeFile('The file is empty.')
    const columns = findColumns(header.fields)
    const missing = needed.filter((name) => columns[name] === -1)
    if (missing.length > 0 || (columns.number === -1 && columns.consignment === -1)) {
      return wholeFile(
        `The first line must name the columns, such as ${exampleOf(needed)}. Copy the heads of the columns, too.`,
      )
    }
    if (records.length === 0) return wholeFile('There is no line below the heads of the columns.')
    const lines: Line[] = []
    const errors: LineError[] = []
    for (const { line, fields } of records) {
      const cell = (name: Column) => plain(fields[columns[name]])
      const cells = { paid: cell('paid'), status: cell('status') }
      const number = cell('number').replace(/^#/, '')
      const consignment = cell('consignment').toUpperCase()
      const found = read({ line, number, consignment }, { ...cells, number, consignment })
      if (typeof found === 'string') errors.push({ line, message: `Line ${line}: ${found}` })
      else lines.push(found)
    }
    return errors.length > 0 ? { errors } : { lines }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { errors: [{ line: error.line, message: `Line ${error.line}: ${error.message}.` }] }
  }
}

const exampleOf = (needed: readonly Column[]) =>
  needed.includes('paid')
    ? 'consignment_id, collected_amount and status'
    : 'invoice and consignment_id'

/** The position of each column; -1 for one that the file does not have. */
function findColumns(header: readonly string[]): Record<Column, number> {
  const given = header.map((name) => name.toLowerCase().replace(/[^a-z]/g, ''))
  const find = (column: Column) => {
    const known = names[column].find((name) => given.includes(name))
    return known === undefined ? -1 : given.indexOf(known)
  }
  return {
    number: find('number'),
    consignment: find('consignment'),
    paid: find('paid'),
    status: find('status'),
  }
}

const plain = (cell: string | undefined) =>
  latinDigits(withoutInvisible(withoutApostrophe(cell?.trim() ?? ''))).trim()
