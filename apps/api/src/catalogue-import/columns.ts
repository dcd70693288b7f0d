import { normalText, toTaka } from '@shop/domain'
import { z } from 'zod'
import { splitTag } from '../products/attribute-tags.ts'
import type { StoredProduct } from '../products/write.queries.ts'
import { attributesCell } from './attributes-cell.ts'
import {
  description,
  id,
  line,
  list,
  orElse,
  orNull,
  orUnchanged,
  picture,
  pieces,
  piecesChange,
  required,
  taka,
} from './cells.ts'

/** A product as it is stored, with the name of its category. */
export type CurrentProduct = StoredProduct & { category: string }

/** The value of a column as an owner reads it: texts as they are stored, prices in taka. */
export type ShownValue = string | number | null

interface Column<Read extends z.ZodType> {
  /** Reads a cell. What an empty cell means is part of it. */
  read: Read
  /** What a new product has without the column. */
  initial: Partial<StoredProduct>
  /** The value of a product; null when the column is no field of it. A change is found by comparing these. */
  shown: ((product: CurrentProduct) => ShownValue) | null
}

const column = <Read extends z.ZodType>(
  read: Read,
  initial: Column<Read>['initial'],
  shown: Column<Read>['shown'],
): Column<Read> => ({ read, initial, shown })

const inTaka = (poisha: number | null) => (poisha === null ? null : toTaka(poisha))

/** The columns of a catalogue file. An absent column never changes anything. */
export const columns = {
  id: column(orUnchanged(id), {}, null),
  name: column(required(line(500)), {}, ({ name }) => name),
  nameBn: column(orNull(line(500)), { nameBn: null }, ({ nameBn }) => nameBn),
  category: column(required(line(200)), {}, ({ category }) => category),
  price: column(required(taka), {}, ({ price }) => toTaka(price)),
  discountPrice: column(orNull(taka), { discountPrice: null }, (p) => inTaka(p.discountPrice)),
  quantity: column(required(pieces), { quantity: 0 }, ({ quantity }) => quantity),
  stockChange: column(orUnchanged(piecesChange), {}, null),
  productType: column(
    orElse(z.enum(['Single', 'Combo'], 'Must be Single or Combo'), 'Single'),
    { productType: 'Single' },
    ({ productType }) => productType,
  ),
  images: column(
    list('|').pipe(z.array(picture).max(4, 'At most 4 images')),
    { image: null, image2: null, image3: null, image4: null },
    ({ image, image2, image3, image4 }) =>
      [image, image2, image3, image4].filter(Boolean).join('|') || null,
  ),
  color: column(orNull(line(2000)), { color: null }, ({ color }) => color),
  size: column(orNull(line(2000)), { size: null }, ({ size }) => size),
  warranty: column(orNull(line(2000)), { warranty: null }, ({ warranty }) => warranty),
  attributes: column(
    attributesCell,
    { attributes: [] },
    ({ attributes }) => attributes.map((tag) => splitTag(tag).join(': ')).join(' | ') || null,
  ),
  description: column(
    orElse(description(100_000), ''),
    { description: '' },
    (p) => p.description || null,
  ),
  descriptionBn: column(
    orNull(description(100_000)),
    { descriptionBn: null },
    ({ descriptionBn }) => descriptionBn,
  ),
  keywords: column(
    list(',')
      .transform((words) => normalText(words.join(' ')))
      .pipe(z.string().max(5000, 'Must have at most 5000 characters')),
    { keywords: '' },
    ({ keywords }) => keywords || null,
  ),
  offerProductId: column(
    orNull(id),
    { offerProductId: null },
    ({ offerProductId }) => offerProductId,
  ),
  offerPrice: column(orNull(taka), { offerPrice: null }, ({ offerPrice }) => inTaka(offerPrice)),
  offerImage: column(orNull(picture), { offerImage: null }, ({ offerImage }) => offerImage),
  state: column(
    orUnchanged(z.enum(['live', 'hidden', 'removed'], 'Must be live, hidden or removed')),
    { deletedAt: null },
    ({ deletedAt }) => (deletedAt === null ? 'live' : 'hidden'),
  ),
} as const

/** The name of a column. */
export type ColumnName = keyof typeof columns

/** Other headers under which a column is accepted. */
export const columnAliases: Readonly<Record<string, ColumnName>> = {
  stock: 'quantity',
  colour: 'color',
}

const names = Object.keys(columns) as ColumnName[]

/** What a new product has without any column; id, name, category and price have no such value. */
export const newProduct: Partial<StoredProduct> = Object.assign(
  {},
  ...names.map((name) => columns[name].initial),
)

/** The fields of a product as an owner reads them. */
export function shownFields(product: CurrentProduct): Record<string, ShownValue> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const { shown } = columns[name]
      return shown ? [[name, shown(product)]] : []
    }),
  )
}

type Readers = { [Name in ColumnName]: (typeof columns)[Name]['read'] }
const readers = Object.fromEntries(names.map((name) => [name, columns[name].read])) as Readers
const row = z.object(readers).partial()

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
