import { Hono, type Context } from 'hono'
import type { ReadApi } from '../app/lib/api.ts'
import { categoryHref } from '../app/lib/category-view.ts'
import { addressIn, languages } from '../app/lib/language.ts'
import { indexedPaths } from '../app/lib/pages.ts'
import type { PageEnv } from './page-log.ts'

/** Products per sitemap file: the maximum page size of the API. */
const PRODUCTS_PER_FILE = 200

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

function xmlList(root: 'urlset' | 'sitemapindex', entries: readonly string[]) {
  return `${XML_DECLARATION}<${root} ${NAMESPACE}>\n${entries.join('\n')}\n</${root}>\n`
}

/** The entries of pages: one for each language, each with the addresses of all languages. */
function pageEntries(origin: string, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const addresses = languages.map((language) => ({
      language,
      url: escapeXml(origin + addressIn(language, path)),
    }))
    const links = addresses
      .map(
        ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
      )
      .join('')
    return addresses.map(({ url }) => `<url><loc>${url}</loc>${links}</url>`)
  })
}

/**
 * The routes for search engines: robots.txt, and a sitemap of pages, categories and products. Products
 * are split into files of 200. Without a configured origin the addresses repeat the request's Host,
 * which anybody can choose, so that no cache may keep them.
 */
export function searchEngineRoutes(api: ReadApi, configuredOrigin: string): Hono<PageEnv> {
  const routes = new Hono<PageEnv>()
  const originOf = (url: string) => configuredOrigin || new URL(url).origin
  const caching = { 'Cache-Control': configuredOrigin ? 'public, max-age=3600' : 'no-store' }
  const headers = { 'Content-Type': 'application/xml', ...caching }

  /** Adds a file of XML; `make` gives undefined for one that there is not. */
  const file = (
    path: string,
    make: (c: Context<PageEnv>, origin: string) => Promise<string | undefined>,
  ) =>
    routes.get(path, async (c) => {
      try {
        const xml = await make(c, originOf(c.req.url))
        return xml === undefined ? c.notFound() : c.body(xml, 200, headers)
      } catch (error) {
        c.get('logFault')('The sitemap could not be made.', error)
        return c.text('Try again later.', 503, { 'Retry-After': '60' })
      }
    })

  routes.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${originOf(c.req.url)}/sitemap.xml\n`,
      200,
      caching,
    ),
  )
  file('/sitemap.xml', async (_, origin) => {
    const { total } = await api.products({ limit: 1 })
    const files = Array.from(
      { length: Math.ceil(total / PRODUCTS_PER_FILE) },
      (_, index) => `${origin}/sitemap-products-${index + 1}.xml`,
    )
    const entries = [`${origin}/sitemap-pages.xml`, ...files].map(
      (url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`,
    )
    return xmlList('sitemapindex', entries)
  })
  file('/sitemap-pages.xml', async (_, origin) => {
    const lists = (await api.categories()).map(({ name }) => categoryHref(name))
    return xmlList('urlset', pageEntries(origin, [...indexedPaths, ...lists]))
  })
  file('/:file{sitemap-products-[1-9][0-9]*\\.xml}', async (c, origin) => {
    const page = Number(/\d+/.exec(c.req.path)?.[0])
    const { products } = await api.products({ limit: PRODUCTS_PER_FILE, page })
    const paths = products.map(({ id }) => `/product-details/${id}`)
    return paths.length > 0 ? xmlList('urlset', pageEntries(origin, paths)) : undefined
  })
  return routes
}
