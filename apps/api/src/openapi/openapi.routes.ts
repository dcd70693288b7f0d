import { Hono } from 'hono'
import type { Env } from '../http/context.ts'
import type { Call } from '../http/define-call.ts'
import { openApiDocument } from './document.ts'
import { documentationPage, documentationStyle } from './page.ts'

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"
const cacheHeaders = { 'Cache-Control': 'public, max-age=300' }

/** GET /docs, the documentation of calls as a page, and GET /openapi.json. */
export function openApiRoutes(calls: readonly Call[]) {
  const document = JSON.stringify(openApiDocument(calls))
  return new Hono<Env>()
    .get('/openapi.json', (c) =>
      c.body(document, 200, { ...cacheHeaders, 'Content-Type': 'application/json; charset=UTF-8' }),
    )
    .get('/docs', (c) => {
      c.header('Content-Security-Policy', policy)
      c.header('Cache-Control', cacheHeaders['Cache-Control'])
      return c.html(documentationPage(calls, `${c.req.path}.css`))
    })
    .get('/docs.css', (c) =>
      c.body(String(documentationStyle), 200, {
        ...cacheHeaders,
        'Content-Type': 'text/css; charset=UTF-8',
      }),
    )
}
