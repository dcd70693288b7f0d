import type { ApiApp } from '@shop/storefront/server'
import { Hono, type Context } from 'hono'

/** The routes of an API in this process: under /api, and its health checks also at the root. */
export function apiRoutes(app: ApiApp): Hono {
  const bindings = (c: Context) => c.env as object
  const callApi = (c: Context) => {
    const url = new URL(c.req.url)
    url.pathname = url.pathname.slice('/api'.length) || '/'
    return app.fetch(new Request(url, c.req.raw), bindings(c))
  }
  return new Hono()
    .all('/api', callApi)
    .all('/api/*', callApi)
    .get('/healthz', (c) => app.fetch(c.req.raw, bindings(c)))
    .get('/readyz', (c) => app.fetch(c.req.raw, bindings(c)))
}
