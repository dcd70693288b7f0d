import { z } from 'zod'
import type { ProductWire } from '../shop.ts'
import { envelope } from './envelope.ts'

const taka = z.number().min(0)
const mediaPath = z.string().nullable()

/** A product as the API serves it; prices in taka. Lists leave `description` empty. */
export const product = z.object({
  id: z.number().int(),
  productId: z.number().int(),
  name: z.string(),
  price: taka,
  discountPrice: taka.nullable(),
  discount: z.number().int().min(0).max(100),
  image: mediaPath,
  image2: mediaPath,
  image3: mediaPath,
  image4: mediaPath,
  category: z.object({ name: z.string() }),
  productType: z.enum(['Single', 'Combo']),
  quantity: z.number().int().min(0),
  stock: z.number().int().min(0),
  rating: z.number(),
  reviews: z.number().int(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  description: z.string(),
  campaign_id: z.number().int().nullable(),
  order_id: z.number().int().nullable(),
  CheckoutDiscountProduct: z
    .object({ id: z.number().int(), name: z.string(), deletedAt: z.string().nullable() })
    .nullable(),
  CheckoutDiscountImage: mediaPath,
  deletedAt: z.string().nullable(),
  currentPrice: taka.nullable(),
}) satisfies z.ZodType<ProductWire>

/** The answer to GET /products/{id}. */
export const productAnswer = envelope(product)

/**
 * The answer to every list of products. `total` counts the whole list and `nextCursor` continues
 * it; both come only when a `limit` was asked for.
 */
export const productListAnswer = envelope(z.array(product)).extend({
  total: z.number().int().min(0).optional(),
  nextCursor: z.string().nullable().optional(),
})

/** The orders a list of products can be asked in. */
export const PRODUCT_SORTS = ['default', 'price_asc', 'price_desc', 'newest', 'discount'] as const

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((value) => value === 'true' || value === '1')
const amount = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'Must be an amount of taka')
  .transform(Number)

/** The query of GET /products; without `limit` the whole list is answered. */
export const productQuery = z.object({
  discount: flag.optional(),
  productType: z.enum(['Combo', 'Single']).optional(),
  category: z.string().max(200).optional(),
  search: z.string().max(400).optional(),
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
    .regex(/^\d{1,3}$/, 'Must be a number from 1 to 200')
    .transform(Number)
    .refine((value) => value >= 1 && value <= 200, 'Must be a number from 1 to 200')
    .optional(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'Must be a page number')
    .transform(Number)
    .optional(),
  cursor: z.string().max(200).optional(),
})

/** The parsed query of GET /products. */
export type ProductQuery = z.infer<typeof productQuery>

/** One of the orders a list of products can be asked in. */
export type ProductSort = (typeof PRODUCT_SORTS)[number]
