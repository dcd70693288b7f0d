import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import type { ReadApi } from '../app/lib/api.ts'
import type { PageEnv } from './page-log.ts'
import { searchEngineRoutes } from './search-engines.ts'

const logFault = vi.fn()

function routes(products: () => Promise<unknown>, origin = 'https://shop.test') {
  const api = { products, categories: async () => [{ name: 'Home & Cleaning' }] }
  return new Hono<PageEnv>()
    .use(async (c, next) => {
      c.set('logFault', logFault)
      await next()
    })
    .route('/', searchEngineRoutes(api as unknown as ReadApi, origin))
}

const full = routes(async () => ({ products: [{ id: 4 }], total: 201 }))
const text = async (path: string) => (await full.request(path)).text()

describe('routes for search engines', () => {
  it('robots.txt names the sitemap', async () => {
    expect(await text('/robots.txt')).toContain('Sitemap: https://shop.test/sitemap.xml')
  })

  it('the sitemap lists pages, categories and products, with 200 products per file', async () => {
    const index = await text('/sitemap.xml')
    expect(index).toContain('sitemap-products-2.xml')
    expect(index).not.toContain('sitemap-products-3.xml')
    expect(await text('/sitemap-pages.xml')).toContain('category=Home%20%26%20Cleaning')
    expect(await text('/sitemap-products-1.xml')).toContain(
      '<loc>https://shop.test/product-details/4</loc>',
    )
  })

  it('the files of products begin with 1, and there are no others', async () => {
    for (const number of ['0', '00', '01', '-1', '9'.repeat(30)]) {
      const empty = routes(async () => ({ products: [], total: 0 }))
      const answer = await (number.startsWith('9') ? empty : full).request(
        `/sitemap-products-${number}.xml`,
      )
      expect(answer.status, number).toBe(404)
    }
  })

  it('the sitemap lists each page in both languages, with the addresses of both', async () => {
    const links =
      '<xhtml:link rel="alternate" hreflang="en" href="https://shop.test/product-details/4"/>' +
      '<xhtml:link rel="alternate" hreflang="bn" href="https://shop.test/bn/product-details/4"/>'
    expect(await text('/sitemap-products-1.xml')).toContain(
      `<url><loc>https://shop.test/product-details/4</loc>${links}</url>\n<url><loc>https://shop.test/bn/product-details/4</loc>${links}</url>`,
    )
    expect(await text('/sitemap-pages.xml')).toContain('<loc>https://shop.test/bn</loc>')
  })

  it.each(['/robots.txt', '/sitemap.xml', '/sitemap-pages.xml', '/sitemap-products-1.xml'])(
    '%s is kept by caches only with a configured origin',
    async (path) => {
      const local = routes(async () => ({ products: [{ id: 4 }], total: 1 }), '')
      const foreign = await local.request(`http://evil.example${path}`)
      expect(foreign.headers.get('cache-control')).toBe('no-store')
      const answer = await full.request(`http://evil.example${path}`)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
      expect(await answer.text()).not.toContain('evil.example')
    },
  )

  it('the sitemap answers 503 with Retry-After while products cannot be read', async () => {
    const down = routes(() => Promise.reject(new Error('down')))
    const answer = await down.request('/sitemap.xml')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(logFault).toHaveBeenCalledOnce()
  })
})
