import { latinDigits, MAX_PRICE, toPoisha, withoutInvisible } from '@shop/domain'
import { z } from 'zod'
import { attributesCell } from './attributes-cell.ts'
import { sanitiseDescription } from '../products/sanitise-description.ts'

const maxId = 2_147_483_647
const maxPieces = 2_000_000_000
const amountFormat = 'Must be an amount of taka above 0, such as 450 or 450.50, without commas'
const piecesFormat = 'Must be a number of pieces such as 12, or a change such as +5 or -2'
const changeFormat = 'Must be a change of the stock such as 5, +5 or -2'
const idFormat = 'Must be a whole number from 1'

/** Text of a cell, or the value of a JSON file, with Latin digits and without surrounding spaces. */
const cell = z
  .union([z.string(), z.number().transform(String)])
  .transform((text) => latinDigits(withoutInvisible(text)).trim())
const isEmpty = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '')

/** An empty cell clears the field. */
const orNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isEmpty(value) ? null : value), schema.nullable())
/** An empty cell changes nothing. */
const orUnchanged = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : value), schema.optional())
/** An empty cell is an error. */
const required = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value, context) => {
    if (isEmpty(value))
      context.addIssue('Must not be empty. Leave the column out to change nothing')
    return value
  }, schema)

const taka = cell
  .refine((text) => /^\d{1,12}(\.\d{1,2})?$/.test(text), amountFormat)
  .transform(Number)
  .refine((amount) => amount > 0 && amount <= MAX_PRICE, amountFormat)
  .transform(toPoisha)
const id = cell
  .refine((text) => /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= maxId, idFormat)
  .transform(Number)
const text = (max: number) =>
  z
    .union([z.string(), z.number().transform(String)])
    .transform((value) => value.trim())
    .refine((value) => value.length <= max, `Must have at most ${max} characters`)
    .refine((value) => !value.includes('\u0000'), 'Must not contain a NUL character')
const list = (separator: string) =>
  z
    .union([
      z.null().transform((): string[] => []),
      z.array(z.string()),
      z.string().transform((value) => value.split(separator)),
    ])
    .transform((parts) => parts.map((part) => part.trim()).filter(Boolean))

/** A stock: `set` pieces, or as many more or fewer as `add`. */
export type StockChange = { set: number } | { add: number }

const pieces = cell
  .refine(
    (value) => /^[+-]?\d{1,10}$/.test(value) && Math.abs(Number(value)) <= maxPieces,
    piecesFormat,
  )
  .transform((value): StockChange =>
    /^\d/.test(value) ? { set: Number(value) } : { add: Number(value) },
  )
const piecesChange = cell
  .refine(
    (value) => /^[+-]?\d{1,10}$/.test(value) && Math.abs(Number(value)) <= maxPieces,
    changeFormat,
  )
  .transform((value): StockChange => ({ add: Number(value) }))

const isPicture = (path: string) =>
  path.length <= 500 && !/^[/\\]|(^|[/\\])\.\.([/\\]|$)|\u0000/.test(path)
const pictureFormat =
  'Must be a path below the media folder, such as kettle.jpg or kitchen/kettle.jpg'
const picture = z.string().trim().refine(isPicture, pictureFormat)

/**
 * The columns of a catalogue file and how a cell is read. Prices become poisha. What an empty cell
 * means is part of each column; an absent column never changes anything.
 */
export const columns = {
  id: orUnchanged(id),
  name: required(text(500)),
  nameBn: orNull(text(500)),
  category: required(text(200)),
  price: required(taka),
  discountPrice: orNull(taka),
  quantity: required(pieces),
  stockChange: orUnchanged(piecesChange),
  productType: z.preprocess(
    (value) => (isEmpty(value) ? 'Single' : value),
    z.enum(['Single', 'Combo'], 'Must be Single or Combo'),
  ),
  images: list('|').pipe(z.array(picture).max(4, 'At most 4 images')),
  color: orNull(text(2000)),
  size: orNull(text(2000)),
  warranty: orNull(text(2000)),
  attributes: attributesCell,
  description: z
    .preprocess((value) => (isEmpty(value) ? '' : value), text(100_000))
    .transform(sanitiseDescription),
  descriptionBn: orNull(text(100_000).transform(sanitiseDescription)),
  keywords: list(',')
    .transform((words) => words.join(' '))
    .pipe(z.string().max(5000, 'Must have at most 5000 characters')),
  offerProductId: orNull(id),
  offerPrice: orNull(taka),
  offerImage: orNull(picture),
  state: orUnchanged(z.enum(['live', 'hidden', 'removed'], 'Must be live, hidden or removed')),
}

/** The name of a column. */
export type ColumnName = keyof typeof columns

/** Other headers under which a column is accepted. */
export const columnAliases: Readonly<Record<string, ColumnName>> = {
  stock: 'quantity',
  colour: 'color',
}

const row = z.object(columns).partial()

/** What a row says about a product. A field that is undefined stays as it is; null clears it. */
export type ProductPatch = Omit<z.output<typeof row>, 'stockChange'>

/** Reads the cells of a row. Returns the patch, or the errors by column. */
export function readPatch(
  cells: Readonly<Record<string, unknown>>,
): { patch: ProductPatch } | { errors: { field: string; message: string }[] } {
  const parsed = row.safeParse(cells)
  if (!parsed.success) {
    return {
      errors: parsed.error.issues.map((issue) => ({
        field: String(issue.path[0] ?? ''),
        message: issue.message,
      })),
    }
  }
  const { stockChange, ...patch } = parsed.data
  if (!stockChange) return { patch }
  if (!patch.quantity) return { patch: { ...patch, quantity: stockChange } }
  const message = 'Cannot be used together with quantity in one file'
  return { errors: [{ field: 'stockChange', message }] }
}
