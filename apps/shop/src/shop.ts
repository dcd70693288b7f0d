import { Hono, type MiddlewareHandler } from 'hono'
import {
  addPages,
  answerHeaders,
  faultLog,
  pageLog,
  type PageBuild,
  type PageEnv,
  type PageOptions,
} from '@shop/storefront/server'
import { apiRoutes } from './api-routes.ts'

export interface ShopOptions extends PageOptions {
  /** Serves /media; undefined when pictures come from another host. */
  media: Hono | undefined
  /** Serves /desk; undefined to serve no desk. */
  desk?: Hono | undefined
  /** The built pages, in development a function that loads them again; undefined to serve none. */
  build: PageBuild | undefined
}

/** The HTTP application of the shop. */
export interface Shop {
  fetch: Hono['fetch']
  /** Headers of each answer of `fetch` that does not set them itself. */
  headers: Readonly<Record<string, string>>
  /**
   * Reads the facts of the shop, and removes the kept pages when they have changed. To be called every second.
   * @throws Error when they cannot be read
   */
  followFacts: () => Promise<void>
}

/** Creates the HTTP application of the shop: the API under /api, media under /media, the desk under /desk, pages elsewhere. */
export function createShop(options: ShopOptions): Shop {
  const { api } = options
  const shop = new Hono<PageEnv>()
  shop.onError((error, c) => {
    // Before `pageLog` there is no log with the id of the request.
    const logFault = c.get('logFault') ?? faultLog(options.log)
    logFault('request failed', error)
    return c.text('Internal Server Error', 500, { 'Cache-Control': 'no-store' })
  })
  shop.use(refuseOtherMethods)
  // The API logs its requests itself.
  if (api) shop.route('/', apiRoutes(api.app))
  shop.use(pageLog(options.log))
  if (options.media) shop.route('/media', options.media)
  if (options.desk) shop.route('/desk', options.desk)
  const followFacts = options.build
    ? addPages(shop, options.build, options)
    : () => Promise.resolve()
  const https = options.environments.en.origin.startsWith('https:')
  return { fetch: shop.fetch, headers: answerHeaders(https), followFacts }
}

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS']
/** What the calls of the desk have besides. */
const deskMethods = ['PUT', 'PATCH', 'DELETE']

const refuseOtherMethods: MiddlewareHandler = async (c, next) => {
  const { method, path } = c.req
  if (methods.includes(method)) return next()
  if (path.startsWith('/api/desk/') && deskMethods.includes(method)) return next()
  return c.text('Method Not Allowed', 405, { Allow: methods.join(', ') })
}
