import { Hono } from 'hono'
import type { ReadApi } from '../app/lib/api.ts'

/** Addresses in one sitemap file: as many products as one call answers. */
const PER_FILE = 200

const PAGES = [
  '/',
  '/products',
  '/combo-products',
  '/campaign',
  '/about-us',
  '/return-refund',
  '/privacy-policy',
  '/terms-conditions',
  '/delivery-policy',
  '/contact-us',
]

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

function list(root: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap', addresses: string[]) {
  const entries = addresses.map((address) => `<${entry}><loc>${escaped(address)}</loc></${entry}>`)
  return `${HEAD}<${root} ${NAMESPACE}>\n${entries.join('\n')}\n</${root}>\n`
}

/**
 * What search engines ask first: robots.txt, and a sitemap of pages, categories and products.
 * Products come in files of two hundred, so that a shop of any size has a sitemap.
 */
export function searchEngineRoutes(api: ReadApi, knownOrigin: string): Hono {
  const routes = new Hono()
  const originOf = (url: string) => knownOrigin || new URL(url).origin
  const headers = { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=3600' }
  const unavailable = (error: unknown) => {
    console.error('The sitemap could not be made.', error)
    return new Response('Try again later.', { status: 503, headers: { 'Retry-After': '60' } })
  }

  routes.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${originOf(c.req.url)}/sitemap.xml\n`,
      200,
      { 'Cache-Control': 'public, max-age=3600' },
    ),
  )
  routes.get('/sitemap.xml', async (c) => {
    const origin = originOf(c.req.url)
    try {
      const { total } = await api.products({ limit: 1 })
      const files = Array.from(
        { length: Math.ceil(total / PER_FILE) },
        (_, index) => `${origin}/sitemap-products-${index + 1}.xml`,
      )
      const all = [`${origin}/sitemap-pages.xml`, ...files]
      return c.body(list('sitemapindex', 'sitemap', all), 200, headers)
    } catch (error) {
      return unavailable(error)
    }
  })
  routes.get('/sitemap-pages.xml', async (c) => {
    const origin = originOf(c.req.url)
    try {
      const categories = await api.categories()
      const lists = categories.map(({ name }) => `/products?category=${encodeURIComponent(name)}`)
      const all = [...PAGES, ...lists].map((path) => origin + path)
      return c.body(list('urlset', 'url', all), 200, headers)
    } catch (error) {
      return unavailable(error)
    }
  })
  routes.get('/:file{sitemap-products-[0-9]+\\.xml}', async (c) => {
    const origin = originOf(c.req.url)
    const page = Number(/\d+/.exec(c.req.param('file'))?.[0])
    try {
      const { products } = await api.products({ limit: PER_FILE, page })
      if (products.length === 0) return c.notFound()
      const all = products.map(({ id }) => `${origin}/product-details/${id}`)
      return c.body(list('urlset', 'url', all), 200, headers)
    } catch (error) {
      return unavailable(error)
    }
  })
  return routes
}
