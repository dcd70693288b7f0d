import {
  isBlank,
  latinDigits,
  MAX_PRICE,
  normalText,
  toPoisha,
  withoutInvisible,
} from '@shop/domain'
import { z } from 'zod'
import { toDescription } from '../products/to-description.ts'

const maxId = 2_147_483_647
const maxPieces = 2_000_000_000
const amountFormat = 'Must be an amount of taka above 0, such as 450 or 450.50, without commas'
const piecesFormat = 'Must be a number of pieces such as 12, or a change such as +5 or -2'
const changeFormat = 'Must be a change of the stock such as 5, +5 or -2'
const idFormat = 'Must be a whole number from 1'

const isEmpty = (value: unknown) => value === null || (typeof value === 'string' && isBlank(value))

/** A cell that clears the field when it is empty. */
export const orNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isEmpty(value) ? null : value), schema.nullable())

/** A cell that changes nothing when it is empty. */
export const orUnchanged = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : value), schema.optional())

/** A cell that means `fallback` when it is empty. */
export const orElse = <T extends z.ZodType>(schema: T, fallback: string) =>
  z.preprocess((value) => (isEmpty(value) ? fallback : value), schema)

/** A cell that must not be empty. */
export const required = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value, context) => {
    if (isEmpty(value))
      context.addIssue('Must not be empty. Leave the column out to change nothing')
    return value
  }, schema)

const anyText = z.union([z.string(), z.number().transform(String)])
/** A number, a code or a word: with Latin digits and without surrounding spaces. */
const cell = anyText.transform((text) => latinDigits(withoutInvisible(text)).trim())

/** A text on one line, of at most `max` characters. */
export const line = (max: number) =>
  anyText
    .transform(normalText)
    .refine((value) => value.length <= max, `Must have at most ${max} characters`)

/** A description as HTML or plain text, of at most `max` characters. */
export const description = (max: number) =>
  anyText
    .refine((value) => value.length <= max, `Must have at most ${max} characters`)
    .refine((value) => !value.includes('\u0000'), 'Must not contain a NUL character')
    .transform(toDescription)

/** An amount of taka, read as poisha. */
export const taka = cell
  .refine((text) => /^\d{1,12}(\.\d{1,2})?$/.test(text), amountFormat)
  .transform(Number)
  .refine((amount) => amount > 0 && amount <= MAX_PRICE, amountFormat)
  .transform(toPoisha)

/** The id of a product. */
export const id = cell
  .refine((text) => /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= maxId, idFormat)
  .transform(Number)

/** A list in one cell, or in a JSON file an array. */
export const list = (separator: string) =>
  z
    .union([
      z.null().transform((): string[] => []),
      z.array(z.string()),
      z.string().transform((value) => value.split(separator)),
    ])
    .transform((parts) => parts.map((part) => part.trim()).filter((part) => !isBlank(part)))

/** A stock: `set` pieces, or as many more or fewer as `add`. */
export type StockChange = { set: number } | { add: number }

const signedPieces = (format: string) =>
  cell.refine(
    (value) => /^[+-]?\d{1,10}$/.test(value) && Math.abs(Number(value)) <= maxPieces,
    format,
  )

/** Pieces in stock, or a change of them. */
export const pieces = signedPieces(piecesFormat).transform((value): StockChange =>
  /^\d/.test(value) ? { set: Number(value) } : { add: Number(value) },
)

/** A change of the stock. */
export const piecesChange = signedPieces(changeFormat).transform((value): StockChange => ({
  add: Number(value),
}))

const isPicture = (path: string) =>
  path.length <= 500 && !/^[/\\]|(^|[/\\])\.\.([/\\]|$)|\u0000/.test(path)
const pictureFormat =
  'Must be a path below the media folder, such as kettle.jpg or kitchen/kettle.jpg'

/** The path of a picture: the name of a file, as it is. */
export const picture = z.string().trim().refine(isPicture, pictureFormat)
