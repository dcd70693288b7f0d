import { z } from 'zod'
import type { CategoryWire } from '../shop.ts'
import { envelope } from './envelope.ts'

const named = z.array(z.object({ name: z.string() }))

/** A category as the API serves it. `category` is the alternative text of `icon`; `products` has the first four. */
export const category = z.object({
  id: z.number().int(),
  name: z.string(),
  nameBn: z.string().nullable(),
  icon: z.string(),
  category: z.string(),
  subCategory: named,
  innerSubCategory: named,
  products: z.array(z.object({ id: z.number().int(), name: z.string() })),
}) satisfies z.ZodType<CategoryWire>

/** The answer to GET /categories. */
export const categoryListAnswer = envelope(z.array(category))
