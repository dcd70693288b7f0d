import { z } from 'zod'
import { category } from './category.ts'
import { envelope } from './envelope.ts'
import { product } from './product.ts'

/** Every list of the home page, four products each, in one answer. */
export const homeAnswer = envelope(
  z.object({
    discounted: z.array(product),
    recommended: z.array(product),
    categories: z.array(category.extend({ products: z.array(product) })),
  }),
)

/** The lists of the home page. */
export type HomeData = z.infer<typeof homeAnswer>['data']
