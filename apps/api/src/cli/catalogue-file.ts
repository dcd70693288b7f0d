import { MAX_PRICE, toPoisha } from '@shop/domain'
import { z } from 'zod'
import { parseCsv } from './csv.ts'

const mistake = 'Must be an amount of taka'
const taka = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d+(\.\d{1,2})?$/)
        .transform(Number),
    ],
    { error: mistake },
  )
  .refine((value) => value >= 0 && value <= MAX_PRICE, mistake)
  .transform(toPoisha)
const none = z.union([z.literal('').transform(() => null), z.null()])
const optionalText = z.union([none, z.string().max(2000)]).default(null)
const list = (mark: string) =>
  z.union([
    z.array(z.string()),
    z.string().transform((text) =>
      text
        .split(mark)
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ])
const id = z.coerce.number().int().min(1).max(2_147_483_647)

/** A row of a catalogue file, as it is written in CSV or JSON; prices become poisha. */
export const catalogueRow = z
  .object({
    id: z.union([none, id]).default(null),
    name: z.string().trim().min(1, 'Name is required').max(500),
    category: z.string().trim().min(1, 'Category is required').max(200),
    price: taka,
    discountPrice: z.union([none, taka]).default(null),
    quantity: z.coerce.number().int().min(0).max(2_000_000_000).default(0),
    productType: z
      .union([z.literal('').transform(() => 'Single' as const), z.enum(['Single', 'Combo'])])
      .default('Single'),
    images: list('|')
      .pipe(z.array(z.string().max(500)).max(4, 'At most 4 images'))
      .default([]),
    color: optionalText,
    size: optionalText,
    description: z.string().max(100_000).default(''),
    keywords: list(',').default([]),
    offerProductId: z.union([none, id]).default(null),
    offerPrice: z.union([none, taka]).default(null),
    offerImage: optionalText,
  })
  .strict()

/** A checked row; `row` is its number in the file, as an editor shows it. */
export type CatalogueRow = z.output<typeof catalogueRow> & { row: number }

/** A fault of a file, at a row; 0 is the file itself. */
export interface RowFault {
  row: number
  field: string
  message: string
}

/** Reads a whole catalogue file and finds every fault in it, not only the first. */
export function readCatalogue(
  text: string,
  format: 'json' | 'csv',
): { rows: CatalogueRow[]; faults: RowFault[] } {
  const faults: RowFault[] = []
  const rows: CatalogueRow[] = []
  const seen = new Map<number, number>()
  for (const { row, value } of format === 'csv' ? fromCsv(text, faults) : fromJson(text, faults)) {
    const parsed = catalogueRow.safeParse(value)
    if (!parsed.success) {
      for (const issue of parsed.error.issues) {
        faults.push({ row, field: issue.path.join('.'), message: issue.message })
      }
      continue
    }
    const { id: given } = parsed.data
    const earlier = given === null ? undefined : seen.get(given)
    if (earlier !== undefined) {
      faults.push({ row, field: 'id', message: `Also the id of row ${earlier}` })
    }
    if (given !== null) seen.set(given, row)
    rows.push({ ...parsed.data, row })
  }
  return { rows, faults }
}

function fromCsv(text: string, faults: RowFault[]) {
  const [head, ...records] = parseCsv(text)
  if (!head) {
    faults.push({ row: 0, field: '', message: 'The file is empty' })
    return []
  }
  const names = head.fields.map((name) => name.trim())
  return records.map(({ line, fields }) => {
    if (fields.length > names.length) {
      faults.push({
        row: line,
        field: '',
        message: `Has ${fields.length} fields, not ${names.length}`,
      })
    }
    const cells = names.map((name, at) => [name, fields[at] ?? ''] as const)
    return { row: line, value: Object.fromEntries(cells.filter(([name]) => name !== '')) }
  })
}

function fromJson(text: string, faults: RowFault[]) {
  try {
    const parsed: unknown = JSON.parse(text)
    const list = Array.isArray(parsed) ? parsed : (parsed as { products?: unknown }).products
    if (Array.isArray(list)) return list.map((value: unknown, at) => ({ row: at + 1, value }))
    faults.push({
      row: 0,
      field: '',
      message: 'Must be a list of products, or {"products": [...]}',
    })
  } catch (error) {
    faults.push({ row: 0, field: '', message: `Is not JSON: ${(error as Error).message}` })
  }
  return []
}
