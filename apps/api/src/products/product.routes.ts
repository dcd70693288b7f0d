import {
  categoryQuery,
  offerQuery,
  productAnswer,
  productListAnswer,
  productQuery,
  type ProductQuery,
} from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { cachedJson } from '../http/cached-json.ts'
import { sendCompressed } from '../http/compressed-json.ts'
import { answer, type ApiContext } from '../http/context.ts'
import { defineCall } from '../http/define-call.ts'
import { offerLimit } from '../http/rate-limit-subjects.ts'
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
  const listed = { tag: 'Catalogue', answer: productListAnswer, cached: true } as const
  return [
    defineCall(
      'GET /products',
      'All products, or those that match the query. Without `limit` the answer is the whole list. Descriptions are empty in lists.',
      { ...listed, query: productQuery },
      (c, { query }) => list(c, query),
    ),
    defineCall(
      'GET /products/{id}',
      'One product. `order` and `campaign` apply the price of that offer while it is valid, and are ignored otherwise.',
      {
        tag: 'Catalogue',
        params: { id: '1' },
        query: offerQuery,
        answer: productAnswer,
        errors: { 404: 'There is no such product, or it was deleted.' },
      },
      async (c, { params: { id }, query: { order, campaign } }) => {
        const offered = order !== undefined && (await hasOffer(c, id, order))
        const product = await catalogue.product(id, offered ? { order, campaign } : { campaign })
        if (!product) throw new ApiError(404, 'Product Not Found')
        c.header('Cache-Control', 'no-store')
        return answer(c, product)
      },
    ),
    defineCall(
      'GET /products/category-search/{category}',
      'The products of a category, by its name in any case.',
      { ...listed, params: { category: 'kitchen appliances' }, query: categoryQuery },
      (c, { params, query }) => list(c, { ...query, ...params }),
    ),
    defineCall(
      'GET /products/search/{text}',
      'At most 20 products that match, best first. Corrects typing errors; accepts Bengali and romanised words. `guess` is true when none is known to be what was looked for.',
      { ...listed, params: { text: 'ketle' } },
      async (c, { params }) => {
        const { data, ...found } = await catalogue.search(params.text)
        return cachedJson(c, data, found)
      },
    ),
  ]
}
