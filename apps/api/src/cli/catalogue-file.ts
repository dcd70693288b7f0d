import { MAX_PRICE, toPoisha } from '@shop/domain'
import { z } from 'zod'
import { parseCsv } from './csv.ts'

const invalidAmount = 'Must be an amount of taka'
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
    { error: invalidAmount },
  )
  .refine((value) => value >= 0 && value <= MAX_PRICE, invalidAmount)
  .transform(toPoisha)
const absent = z.union([z.literal('').transform(() => null), z.null()])
const optionalText = z.union([absent, z.string().max(2000)]).default(null)
const list = (separator: string) =>
  z.union([
    z.array(z.string()),
    z.string().transform((text) =>
      text
        .split(separator)
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ])
const id = z.coerce.number().int().min(1).max(2_147_483_647)

/** A row of a catalogue file, from CSV or JSON; prices are parsed from taka to poisha. */
const catalogueRow = z
  .object({
    id: z.union([absent, id]).default(null),
    name: z.string().trim().min(1, 'Name is required').max(500),
    category: z.string().trim().min(1, 'Category is required').max(200),
    price: taka,
    discountPrice: z.union([absent, taka]).default(null),
    quantity: z.coerce.number().int().min(0).max(2_000_000_000).default(0),
    productType: z
      .union([z.literal('').transform(() => 'Single' as const), z.enum(['Single', 'Combo'])])
      .default('Single'),
    images: list('|')
      .pipe(z.array(z.string().max(500)).max(4, 'At most 4 images'))
      .default([]),
    color: optionalText,
    size: optionalText,
    warranty: optionalText,
    description: z.string().max(100_000).default(''),
    keywords: list(',').default([]),
    offerProductId: z.union([absent, id]).default(null),
    offerPrice: z.union([absent, taka]).default(null),
    offerImage: optionalText,
  })
  .strict()

const notes: Partial<Record<keyof typeof catalogueRow.shape, string>> = {
  price: 'taka',
  productType: 'Single or Combo',
  images: 'up to 4, separated by | in CSV',
  description: 'HTML',
  keywords: 'separated by commas',
}

/** The fields of a catalogue file for the help text, required ones with `*`, in lines of 95 characters. */
export const fieldsHelp = Object.entries(catalogueRow.shape)
  .map(([name, schema]) => {
    const note = notes[name as keyof typeof notes]
    return `${name}${schema.safeParse(undefined).success ? '' : '*'}${note ? ` (${note})` : ''}`
  })
  .join(', ')
  .replace(/(.{1,95})(?: |$)/g, '$1\n')
  .trim()

/** A valid row; `row` is its line number in a CSV file, or its position in a JSON list, from 1. */
export type CatalogueRow = z.output<typeof catalogueRow> & { row: number }

/** An error in a row; row 0 stands for the whole file. */
export interface RowError {
  row: number
  field: string
  message: string
}

/** Parses a catalogue file. Returns the valid rows and the errors of all others. */
export function readCatalogue(
  text: string,
  format: 'json' | 'csv',
): { rows: CatalogueRow[]; errors: RowError[] } {
  const errors: RowError[] = []
  const rows: CatalogueRow[] = []
  const seen = new Map<number, number>()
  for (const { row, value } of format === 'csv' ? fromCsv(text, errors) : fromJson(text, errors)) {
    const parsed = catalogueRow.safeParse(value)
    if (!parsed.success) {
      for (const issue of parsed.error.issues) {
        errors.push({ row, field: issue.path.join('.'), message: issue.message })
      }
      continue
    }
    const { id } = parsed.data
    const earlier = id === null ? undefined : seen.get(id)
    if (earlier !== undefined) {
      errors.push({ row, field: 'id', message: `Also the id of row ${earlier}` })
    }
    if (id !== null) seen.set(id, row)
    rows.push({ ...parsed.data, row })
  }
  return { rows, errors }
}

function fromCsv(text: string, errors: RowError[]) {
  const [header, ...records] = parseCsv(text)
  if (!header) {
    errors.push({ row: 0, field: '', message: 'The file is empty' })
    return []
  }
  const names = header.fields.map((name) => name.trim())
  return records.map(({ line, fields }) => {
    if (fields.length > names.length) {
      errors.push({
        row: line,
        field: '',
        message: `Has ${fields.length} fields, not ${names.length}`,
      })
    }
    const cells = names.map((name, column) => [name, fields[column] ?? ''] as const)
    return { row: line, value: Object.fromEntries(cells.filter(([name]) => name !== '')) }
  })
}

function fromJson(text: string, errors: RowError[]) {
  try {
    const parsed: unknown = JSON.parse(text)
    const list = Array.isArray(parsed) ? parsed : (parsed as { products?: unknown }).products
    if (Array.isArray(list)) return list.map((value: unknown, index) => ({ row: index + 1, value }))
    errors.push({
      row: 0,
      field: '',
      message: 'Must be a list of products, or {"products": [...]}',
    })
  } catch (error) {
    errors.push({ row: 0, field: '', message: `Is not JSON: ${(error as Error).message}` })
  }
  return []
}
