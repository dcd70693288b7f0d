import { productQuery, type ProductQuery } from '@shop/domain/wire'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { cachedJson } from '../http/cached-json.ts'
import { sendCompressed } from '../http/compressed-json.ts'
import { answer, type ApiContext, type Env } from '../http/context.ts'
import { offerLimit } from '../http/rate-limit-subjects.ts'
import { readQuery } from '../http/read-body.ts'
import { toIdentifier } from '../offers/identifier.ts'
import { findLimitedOffers } from '../offers/limited-offers.ts'

/** GET /products: lists, search and details. */
export function productRoutes({ catalogue, db, settings }: Deps) {
  const list = async (c: ApiContext, query: ProductQuery) => {
    const found =
      query.limit === undefined ? await catalogue.wholeList(query) : await catalogue.products(query)
    if ('gzip' in found) return sendCompressed(c, found)
    const { data, ...page } = found
    return cachedJson(c, data, page)
  }
  /** Whether this order number gives this shopper an offer of a product. */
  const hasOffer = async (c: ApiContext, id: string, order: string) => {
    const [productId, orderId] = [toIdentifier(id), toIdentifier(order)]
    if (productId === null || orderId === null) return false
    const request = { productId, orderId, campaignId: null }
    const [offer] = await findLimitedOffers(db, [request], offerLimit(c, settings))
    return offer !== undefined
  }
  return new Hono<Env>()
    .get('/products', (c) => list(c, readQuery(c, productQuery)))
    .get('/products/category-search/:category', (c) =>
      list(c, { ...readQuery(c, productQuery), category: c.req.param('category') }),
    )
    .get('/products/search/:text', async (c) => {
      const { data, ...found } = await catalogue.search(c.req.param('text'))
      return cachedJson(c, data, found)
    })
    .get('/products/:id', async (c) => {
      const { order, campaign } = c.req.query()
      const id = c.req.param('id')
      const offered = order !== undefined && (await hasOffer(c, id, order))
      const product = await catalogue.product(id, offered ? { order, campaign } : { campaign })
      if (!product) throw new ApiError(404, 'Product Not Found')
      c.header('Cache-Control', 'no-store')
      return answer(c, product)
    })
}
