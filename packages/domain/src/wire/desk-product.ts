import { z } from 'zod'
import { PRODUCT_FILTERS, STOCK_REASONS } from '../stock-count.ts'
import { amountInTaka } from './amount.ts'
import { envelope } from './envelope.ts'
import { identifier, shortText } from './text.ts'

/** The most pieces of a product in stock. */
const MAX_PIECES = 2_000_000_000

/** The query of GET /desk/products. `q` is the number of a product or a part of its name. */
export const deskProductsRequest = z.object({
  q: shortText(100).optional(),
  filter: z.enum(PRODUCT_FILTERS).optional(),
  after: identifier.optional(),
})

const deskProduct = z.object({
  id: z.number().int(),
  name: z.string(),
  nameBn: z.string().nullable(),
  category: z.string(),
  picture: z.string().nullable(),
  /** In taka. */
  price: z.number(),
  /** In taka; null for a product without a discount. */
  discountPrice: z.number().nullable(),
  /** How many can be ordered: those of placed orders are taken already. */
  pieces: z.number().int(),
  /** Whether shoppers do not see it. */
  hidden: z.boolean(),
})

/** The answer to GET /desk/products. */
export const deskProductsAnswer = envelope(
  z.object({
    products: z.array(deskProduct),
    /** For `after` of the next page; null on the last one. */
    next: z.number().int().nullable(),
  }),
)

/** The answer to a change of a product. */
export const deskProductAnswer = envelope(deskProduct)

const price = amountInTaka.refine((taka) => taka > 0, 'Must be above 0')

/** The body of PATCH /desk/products/{id}, with prices in taka. What is left out stays. */
export const deskProductRequest = z.object({
  price: price.optional(),
  /** Null for none. */
  discountPrice: price.nullable().optional(),
  hidden: z.boolean().optional(),
})

/** The body of POST /desk/products/{id}/stock: how many pieces came, are lost, or were counted. */
export const stockRequest = z.object({
  reason: z.enum(STOCK_REASONS),
  pieces: z
    .number('Must be a number of pieces')
    .int('Must be a number of pieces')
    .min(0, 'Must be at least 0')
    .max(MAX_PIECES, `Must be at most ${MAX_PIECES}`),
})

/** A product as the desk lists it. */
export type DeskProduct = z.infer<typeof deskProduct>

/** One page of the desk's list of products. */
export type DeskProductPage = z.infer<typeof deskProductsAnswer>['data']

/** What an owner changes of a product. */
export type DeskProductChange = z.infer<typeof deskProductRequest>

/** A change of the stock of a product. */
export type StockChange = z.infer<typeof stockRequest>
