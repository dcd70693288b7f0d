import { productQuery, type ProductQuery } from '@shop/domain/wire'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { cachedJson } from '../http/cached-json.ts'
import { answer, type ApiContext, type Env } from '../http/context.ts'
import { readQuery } from '../http/read-body.ts'

/** GET /products: lists, search and details. */
export function productRoutes({ catalogue }: Pick<Deps, 'catalogue'>) {
  const list = async (c: ApiContext, query: ProductQuery) => {
    const { data, ...page } = await catalogue.products(query)
    return cachedJson(c, data, page)
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
      const product = await catalogue.product(c.req.param('id'), { order, campaign })
      if (!product) throw new ApiError(404, 'Product Not Found')
      c.header('Cache-Control', 'no-store')
      return answer(c, product)
    })
}
