import { productQuery, type ProductQuery } from '@shop/domain/wire'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { AsyncCache } from '../http/async-cache.ts'
import { answer, type Env } from '../http/context.ts'
import { readQuery } from '../http/read-body.ts'
import { findProduct } from './details.queries.ts'
import { listProducts } from './list.queries.ts'
import { searchProducts } from './search.queries.ts'

const mostSuggestions = 20
/** How many times longer than a list its total is believed. */
const totalsLast = 10

/** The product calls: lists, search and details. */
export function productRoutes({ sql, db, cache, settings }: Deps) {
  const lifetime = settings.listCache * totalsLast
  const totals = new AsyncCache<number>({
    lifetime,
    staleWhileRevalidate: lifetime,
    maxEntries: 1000,
  })
  const list = (query: ProductQuery) => async () => ({
    statusCode: 200,
    message: 'OK',
    ...(await listProducts(sql, query, (name, count) => totals.get(name, count))),
  })
  return new Hono<Env>()
    .get('/products', (c) => {
      const query = readQuery(c, productQuery)
      return cache.answer(c, `products ${JSON.stringify(query)}`, list(query))
    })
    .get('/products/category-search/:category', (c) => {
      const query = { ...readQuery(c, productQuery), category: c.req.param('category') }
      return cache.answer(c, `products ${JSON.stringify(query)}`, list(query))
    })
    .get('/products/search/:text', (c) => {
      const text = c.req.param('text').replaceAll('\u0000', '').trim().toLowerCase().slice(0, 400)
      return cache.answer(c, `search ${text}`, async () => ({
        statusCode: 200,
        message: 'OK',
        data: await searchProducts(sql, text, mostSuggestions),
      }))
    })
    .get('/products/:id', async (c) => {
      const id = c.req.param('id')
      const offer = {
        orderId: identifierOf(c.req.query('order')),
        campaignId: identifierOf(c.req.query('campaign')),
      }
      const product = /^\d{1,9}$/.test(id)
        ? await findProduct(sql, db, Number(id), offer)
        : undefined
      if (!product) throw new ApiError(404, 'Product Not Found')
      c.header('Cache-Control', 'no-store')
      return answer(c, product)
    })
}

/** An offer's identifier from the address bar; whatever is not one is ignored silently. */
function identifierOf(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
