import { z } from 'zod'
import type { FacetWire } from '../attribute.ts'
import { FILTER_KEYS, parseFilterValues, type FilterKey } from '../attribute-key.ts'
import { PRODUCT_SORTS } from '../product.ts'
import { productFields } from '../product-fields.ts'
import type { ProductWire } from '../shop.ts'
import { envelope } from './envelope.ts'
import { flag, limitedText } from './text.ts'

const taka = z.number().min(0)
const count = z.number().int().min(0)
const id = z.number().int()

/** The schema of each kind of field. */
const kinds = {
  id,
  'optional-id': id.nullable(),
  text: z.string(),
  'optional-text': z.string().nullable(),
  taka,
  'optional-taka': taka.nullable(),
  count,
  number: z.number(),
  integer: z.number().int(),
  percent: count.max(100),
  category: z.object({ name: z.string() }),
  'product-type': z.enum(['Single', 'Combo']),
  attributes: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      nameBn: z.string(),
      value: z.string(),
      label: z.string(),
      labelBn: z.string().nullable(),
    }),
  ),
  'checkout-product': z
    .object({ id, name: z.string(), deletedAt: z.string().nullable() })
    .nullable(),
}

type Fields = typeof productFields
type ProductShape = { [K in keyof Fields]: (typeof kinds)[Fields[K]['kind']] }

const shape = Object.fromEntries(
  Object.entries(productFields).map(([name, { kind }]) => [name, kinds[kind]]),
) as ProductShape

/** A product as the API serves it; prices in taka. Lists leave `description` empty. */
export const product = z.object(shape) satisfies z.ZodType<ProductWire>

/** A product as this API serves it: its category is always an object. */
export type Product = z.infer<typeof product>

/** The answer to GET /products/{id}. */
export const productAnswer = envelope(product)

/** An attribute that a list can be filtered by; counts are true under the other filters. */
const facet = z.object({
  key: z.string(),
  name: z.string(),
  nameBn: z.string(),
  values: z.array(
    z.object({ value: z.string(), label: z.string(), labelBn: z.string().nullable(), count }),
  ),
}) satisfies z.ZodType<FacetWire>

/**
 * The answer to every list of products. `total` counts the whole list and `nextCursor` continues
 * it; both are present only for a query with `limit`. A search also has `marks`, the words of names
 * that matched, in lower case, `corrected`, its text without typing errors, null when it had none, and
 * `guess`: whether no product is known to be what was looked for. Then there are at most three.
 * `facets` are present for a query with `facets`.
 */
export const productListAnswer = envelope(z.array(product)).extend({
  total: z.number().int().min(0).optional(),
  nextCursor: z.string().nullable().optional(),
  marks: z.array(z.string()).optional(),
  corrected: z.string().nullable().optional(),
  guess: z.boolean().optional(),
  facets: z.array(facet).optional(),
})

const amount = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'Must be an amount of taka')
  .transform(Number)

/** Up to ten values of an attribute, separated by commas. */
const filterValues = limitedText(700)
  .transform(parseFilterValues)
  .transform((values) => (values.length > 0 ? values : undefined))
const filters = Object.fromEntries(
  FILTER_KEYS.map((key) => [key, filterValues.optional()]),
) as Record<FilterKey, z.ZodOptional<typeof filterValues>>

/** The query of GET /products. Without `limit` the answer is the whole list. */
export const productQuery = z.object({
  discount: flag.optional(),
  productType: z.enum(['Combo', 'Single']).optional(),
  category: limitedText(200).optional(),
  search: limitedText(400).optional(),
  minPrice: amount.optional(),
  maxPrice: amount.optional(),
  inStock: flag.optional(),
  /** Comma-separated identifiers, at most 100. */
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, 'Must be up to 100 numbers separated by commas')
    .transform((text) => text.split(',').map(Number))
    .optional(),
  sort: z.enum(PRODUCT_SORTS).optional(),
  limit: z
    .string()
    .regex(/^0{0,2}(?:[1-9]|[1-9]\d|1\d\d|200)$/, 'Must be a number from 1 to 200')
    .transform(Number)
    .optional(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'Must be a page number')
    .transform(Number)
    .optional(),
  /** `nextCursor` of an answer; another text is refused. */
  cursor: limitedText(200).describe('`nextCursor` of an answer').optional(),
  /** Counts the values of attributes. */
  facets: flag.optional(),
  ...filters,
})

/** The query of GET /products/category-search/{category}. */
export const categoryQuery = productQuery.omit({ category: true })

/** The query of GET /products/{id}: the numbers of an order and of a campaign. */
export const offerQuery = z.object({
  order: z.string().optional(),
  campaign: z.string().optional(),
})

/** The query of GET /products/{id}. */
export type OfferQuery = z.infer<typeof offerQuery>

/** The parsed query of GET /products. */
export type ProductQuery = z.infer<typeof productQuery>
