import { productQuery, type ProductQuery } from '@shop/domain/wire'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { cachedJson } from '../http/cached-json.ts'
import { answer, type ApiContext, type Env } from '../http/context.ts'
import { countWeights, giveBack } from '../http/rate-limit.queries.ts'
import { lookUpLimits } from '../http/rate-limit-subjects.ts'
import { readQuery } from '../http/read-body.ts'

/** GET /products: lists, search and details. */
export function productRoutes({ catalogue, db, settings }: Deps) {
  const list = async (c: ApiContext, query: ProductQuery) => {
    const { data, ...page } = await catalogue.products(query)
    return cachedJson(c, data, page)
  }
  /**
   * A product with the offer of an order. Order numbers that give none are limited as failed
   * look-ups; above the limit there is no offer, so that numbers cannot be guessed.
   */
  const productOfOrder = async (c: ApiContext, id: string, order: string, campaign?: string) => {
    const counts = await countWeights(db, lookUpLimits(c, order.slice(0, 40), settings))
    const limited = counts.some(({ total, limit }) => total > limit)
    const product = await catalogue.product(id, limited ? { campaign } : { order, campaign })
    const found = product?.order_id !== null && product?.order_id !== undefined
    if (limited || found) await giveBack(db, counts)
    return product
  }
  return new Hono<Env>()
    .get('/products', (c) => list(c, readQuery(c, productQuery)))
    .get('/products/category-search/:category', (c) =>
      list(c, { ...readQuery(c, productQuery), category: c.req.param('category') }),
    )
    .get('/products/search/:text', async (c) =>
      cachedJson(c, await catalogue.search(c.req.param('text'))),
    )
    .get('/products/:id', async (c) => {
      const { order, campaign } = c.req.query()
      const id = c.req.param('id')
      const product = order
        ? await productOfOrder(c, id, order, campaign)
        : await catalogue.product(id, { campaign })
      if (!product) throw new ApiError(404, 'Product Not Found')
      c.header('Cache-Control', 'no-store')
      return answer(c, product)
    })
}
