import type { Catalogue } from '@shop/api'
import { Hono, type MiddlewareHandler } from 'hono'
import type { ShopEnvironment } from '../app/lib/shop-environment.ts'
import { apiRoutes, type ApiApp } from './api-routes.ts'
import { addPages, type PageBuild } from './page-routes.ts'

export interface ShopOptions {
  /** The API in this process, or undefined when it runs elsewhere. */
  api: { app: ApiApp; catalogue: Catalogue } | undefined
  /** Serves /media; undefined when pictures come from another host. */
  media: Hono | undefined
  environment: ShopEnvironment
  /** Origins of the tag manager. */
  tagOrigins: readonly string[]
  /** URL of the external API; only used when `api` is undefined. */
  apiUrl: string
  /** The built pages, in development a function that loads them again; undefined to serve none. */
  build: PageBuild | undefined
  /** Folder of the built client files; undefined in development. */
  clientDir: string | undefined
  mode: 'production' | 'development'
}

/** Creates the HTTP application of the shop: the API under /api, media under /media, pages elsewhere. */
export function createShop(options: ShopOptions): Hono {
  const { api } = options
  const shop = new Hono()
  shop.use(refuseOtherMethods)
  if (api) shop.route('/', apiRoutes(api.app))
  if (options.media) shop.route('/media', options.media)
  if (options.build) addPages(shop, options.build, options)
  return shop
}

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS']

const refuseOtherMethods: MiddlewareHandler = async (c, next) => {
  if (methods.includes(c.req.method)) return next()
  return c.text('Method Not Allowed', 405, { Allow: methods.join(', ') })
}
