import type { Catalogue } from '@shop/api'
import type { Hono } from 'hono'
import { randomBytes } from 'node:crypto'
import type { ShopWire } from '@shop/domain/wire'
import { createApi, type ReadApi } from '../app/lib/api.ts'
import { pageOfDataPath } from '../runtime/data-address.ts'
import { localizedApi } from '../app/lib/localize.ts'
import { addressIn, languages, splitLanguage, type Language } from '../app/lib/language.ts'
import { olderBuildFile } from './build-files.ts'
import { createInProcessApi } from './in-process-api.ts'
import { checkOffer } from './order-offer.ts'
import type { PageEnv } from './page-log.ts'
import { createPages } from './pages.ts'
import { productFeed } from './product-feed.ts'
import { searchEngineRoutes } from './search-engines.ts'
import { serviceWorkerRoutes } from './service-worker.ts'
import { staticFiles } from './static-files.ts'
import type { PageBuild, PageOptions } from './page-options.ts'
import { webManifest } from './web-manifest.ts'

/** The files of the public folder. Icons keep their names, so browsers keep them for a day only. */
const publicFiles = /^\/(favicon\.(svg|ico)|apple-touch-icon\.png|icon-[a-z0-9-]+\.png)$/

/**
 * Timeout of one API call, in milliseconds. A page makes at most two calls in sequence, so it renders
 * within ten seconds while the API does not respond.
 */
const READ_TIMEOUT = 4000

/**
 * Adds the pages, their files, and the routes for search engines and feeds.
 * @returns a function that reads the facts of the shop, and removes the kept pages when they have changed. It also
 * reads whether the database has changed: while it has not, a page that is kept is not rendered again.
 */
export function addPages(
  shop: Hono<PageEnv>,
  build: PageBuild,
  options: PageOptions,
): () => Promise<void> {
  const { environments, tagOrigins } = options
  const environment = environments.en
  const client = serverApi(options)
  const handlers = { en: pageHandler(build, 'en'), bn: pageHandler(build, 'bn') }
  const reads = { en: localizedApi('en', client), bn: localizedApi('bn', client) }
  /** Since when the database is unchanged, in milliseconds; Infinity while that is not known. */
  let unchangedSince = Infinity
  const cspPlaceholder = randomBytes(18).toString('base64url')
  const policy = {
    cspPlaceholder,
    origins: originsOf([environment.apiBase, environment.mediaBase]),
    tagOrigins: [...new Set([...originsOf([environment.tagScript]), ...tagOrigins])],
    https: environment.origin.startsWith('https:'),
    unchangedSince: () => unchangedSince,
  }
  const pages = createPages({
    ...policy,
    // In development the code of a page changes, too.
    ...(typeof build === 'function'
      ? { cacheBytes: 0 }
      : { styleSheet: build.entry.module.styleSheet }),
    render: async (request, logFault) => {
      const { pathname } = new URL(request.url)
      const { language } = splitLanguage(pageOfDataPath(pathname) ?? pathname)
      const handle = await handlers[language]()
      return handle(request, {
        api: reads[language],
        environment: environments[language],
        cspPlaceholder,
        logFault,
      })
    },
  })
  const feed = createPages({
    ...policy,
    render: (_, logFault) => productFeed(client, logFault),
    addressOf: () => '/products.json',
  })
  shop.all('/products.json', (c) => feed.respond(c.req.raw, c.get('logFault')))
  for (const language of languages) {
    shop.get(addressIn(language, '/manifest.webmanifest'), async (c) => {
      c.header('Content-Type', 'application/manifest+json')
      // It has the name of the shop: a change is shown as soon as on the pages.
      c.header('Cache-Control', 'public, max-age=0, s-maxage=5')
      return c.body(webManifest(await reads[language].shop(), language))
    })
  }
  shop.route('/', searchEngineRoutes(client, environment.origin))
  shop.route('/', serviceWorkerRoutes(options.clientDir, environment.serviceWorker))
  if (options.clientDir) {
    const root = options.clientDir
    const files = (cacheControl: string) =>
      staticFiles({ root, precompressed: true, headers: { 'Cache-Control': cacheControl } })
    shop.use('/assets/*', files('public, max-age=31536000, immutable'))
    shop.get('/assets/*', (c) => olderBuildFile(options.api?.buildFiles, c))
    const publicFile = files('public, max-age=86400')
    shop.get('/:file', (c, next) => (publicFiles.test(c.req.path) ? publicFile(c, next) : next()))
  }
  shop.all('*', async (c) => {
    if (!options.api) return pages.respond(c.req.raw, c.get('logFault'))
    const { request, personal } = await checkOffer(options.api.app, c)
    const response = await pages.respond(request, c.get('logFault'))
    // A shared cache must not answer one address with what another one may see.
    if (personal) response.headers.set('Cache-Control', 'private, no-cache')
    return response
  })
  let shown: string | undefined
  let seenState: string | undefined
  /** Pages show lists that were read up to `maxAge` earlier: those rendered in this time may show what was before. */
  const followState = async ({ state, maxAge }: Catalogue) => {
    const current = await state().catch(() => undefined)
    if (current === undefined) unchangedSince = Infinity
    else if (current !== seenState) unchangedSince = Date.now() + maxAge
    seenState = current
  }
  return async () => {
    if (options.api) await followState(options.api.catalogue)
    const { revision } = await client.shop()
    if (shown !== undefined && shown !== revision) pages.clear()
    shown = revision
  }
}

/** The handler of the built pages in a language, which in development is made again for every request. */
function pageHandler(build: PageBuild, language: Language) {
  if (typeof build === 'function')
    return async () => build().then((loaded) => loaded.entry.module.createHandler(loaded, language))
  const handler = build.entry.module.createHandler(build, language)
  return () => handler
}

function serverApi({ api, apiUrl }: PageOptions): ReadApi {
  if (api) return createInProcessApi(api.catalogue, READ_TIMEOUT)
  const remote = createApi({ base: apiUrl, readTimeout: READ_TIMEOUT })
  let known: ShopWire | undefined
  return {
    ...remote,
    // What is known stays known while the API is away.
    shop: async () => {
      try {
        return (known = await remote.shop())
      } catch (error) {
        if (known) return known
        throw error
      }
    },
  }
}

function originsOf(urls: readonly string[]): string[] {
  return [...new Set(urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin))]
}
