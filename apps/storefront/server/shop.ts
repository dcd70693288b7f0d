import { serveStatic } from '@hono/node-server/serve-static'
import type { Catalogue } from '@shop/api'
import { stockCount } from '@shop/domain'
import { Hono } from 'hono'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { createApi, type ReadApi } from '../app/lib/api.ts'
import type { ShopEnvironment } from '../app/lib/shop-environment.ts'
import { apiRoutes, type ApiApp } from './api-routes.ts'
import { createInProcessApi } from './in-process-api.ts'
import { createPages } from './pages.ts'
import { searchEngineRoutes } from './search-engines.ts'

type PageBuild = ServerBuild | (() => Promise<ServerBuild>)

export interface ShopOptions {
  /** The API in this process, or undefined when it runs elsewhere. */
  api: { app: ApiApp; catalogue: Catalogue } | undefined
  /** Serves /media; undefined when pictures come from another host. */
  media: Hono | undefined
  environment: ShopEnvironment
  /** URL of the external API; only used when `api` is undefined. */
  apiUrl: string
  /** The built pages, in development a function that loads them again; undefined to serve none. */
  build: PageBuild | undefined
  /** Folder of the built client files; undefined in development. */
  clientDir: string | undefined
  mode: 'production' | 'development'
}

/**
 * Timeout of one API call, in milliseconds. A page makes at most two calls in sequence, so it renders
 * within ten seconds while the API does not respond.
 */
const READ_TIMEOUT = 4000

/** Creates the HTTP application of the shop: the API under /api, media under /media, pages elsewhere. */
export function createShop(options: ShopOptions): Hono {
  const { api } = options
  const shop = new Hono()
  if (api) shop.route('/', apiRoutes(api.app))
  if (options.media) shop.route('/media', options.media)
  if (options.build) addPages(shop, options.build, options)
  return shop
}

function addPages(shop: Hono, build: PageBuild, options: ShopOptions) {
  const { environment } = options
  const client = serverApi(options)
  const handle = createRequestHandler(build, options.mode)
  const pages = createPages({
    render: (request) => handle(request, { api: client, environment }),
    origins: externalOrigins([environment.apiBase, environment.mediaBase]),
    https: environment.origin.startsWith('https:'),
  })
  shop.get('/products.json', async (c) => {
    const list = await client.products().catch((error: unknown) => {
      console.error('products.json could not be created.', error)
      return undefined
    })
    if (!list) return c.json({ message: 'Products could not be read.' }, 503)
    const { products } = list
    c.header('Cache-Control', 'public, max-age=3600')
    return c.json(products.filter((product) => stockCount(product) > 0))
  })
  shop.route('/', searchEngineRoutes(client, environment.origin))
  if (options.clientDir) {
    const files = serveStatic({
      root: options.clientDir,
      precompressed: true,
      onFound: (path, c) =>
        c.header(
          'Cache-Control',
          path.includes('/assets/')
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=3600',
        ),
    })
    shop.use('/assets/*', files)
    shop.get('/favicon.svg', files)
  }
  shop.all('*', (c) => pages(c.req.raw))
}

function serverApi({ api, apiUrl }: ShopOptions): ReadApi {
  if (api) return createInProcessApi(api.catalogue, READ_TIMEOUT)
  return createApi({ base: apiUrl, readTimeout: READ_TIMEOUT })
}

function externalOrigins(urls: readonly string[]): string[] {
  return [...new Set(urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin))]
}
