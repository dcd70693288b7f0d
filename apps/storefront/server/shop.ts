import { serveStatic } from '@hono/node-server/serve-static'
import type { Catalogue } from '@shop/api'
import { stockCount } from '@shop/domain'
import { Hono } from 'hono'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { createApi, type ReadApi } from '../app/lib/api.ts'
import type { ShopEnvironment } from '../app/lib/shop-environment.ts'
import { createInProcessApi } from './in-process-api.ts'
import { createPages } from './pages.ts'
import { searchEngineRoutes } from './search-engines.ts'

export interface ShopOptions {
  /** The API in this process, or undefined when it runs elsewhere. */
  api:
    | {
        app: { fetch: (request: Request) => Response | Promise<Response> }
        catalogue: Catalogue
      }
    | undefined
  /** Serves /media; undefined when pictures come from another host. */
  media: Hono | undefined
  environment: ShopEnvironment
  /** URL of the external API; only used when `api` is undefined. */
  apiUrl: string
  /** The built storefront, or in development a function that loads it again. */
  build: ServerBuild | (() => Promise<ServerBuild>)
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
  const { api, environment } = options
  const client = serverApi(options)
  const handle = createRequestHandler(options.build, options.mode)
  const pages = createPages({
    render: (request) => handle(request, { api: client, environment }),
    origins: externalOrigins([environment.apiBase, environment.mediaBase]),
    https: environment.origin.startsWith('https:'),
  })

  const shop = new Hono()
  if (api) {
    const callApi = (request: Request) => {
      const url = new URL(request.url)
      url.pathname = url.pathname.slice('/api'.length) || '/'
      return api.app.fetch(new Request(url, request))
    }
    shop.all('/api', (c) => callApi(c.req.raw))
    shop.all('/api/*', (c) => callApi(c.req.raw))
    shop.get('/healthz', (c) => api.app.fetch(c.req.raw))
    shop.get('/readyz', (c) => api.app.fetch(c.req.raw))
  }
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
  if (options.media) shop.route('/media', options.media)
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
  return shop
}

function serverApi({ api, apiUrl }: ShopOptions): ReadApi {
  if (api) return createInProcessApi(api.catalogue, READ_TIMEOUT)
  return createApi({ base: apiUrl, readTimeout: READ_TIMEOUT })
}

function externalOrigins(urls: readonly string[]): string[] {
  return [...new Set(urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin))]
}
