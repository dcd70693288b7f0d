import { expect, test } from 'vitest'
import { apiDocument, describedCalls } from '../../test/described-calls.ts'
import { useShop } from '../../test/test-shop.ts'

const shop = useShop()

test('the document is OpenAPI 3.1', async () => {
  const { status, body, headers } = await shop.get('/openapi.json')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('public, max-age=300')
  expect(body).toEqual(apiDocument)
  expect(apiDocument.openapi).toBe('3.1.0')
})

test('every route of the app is described, and every described route is there', () => {
  const hidden = new Set(['/openapi.json', '/docs', '/docs.css', '/metrics', '/*', '*'])
  const routes = shop.app.routes
    .filter((route) => route.method !== 'ALL' && !hidden.has(route.path))
    .map((route) => `${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`)
  const described = describedCalls.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  expect([...new Set(routes)].sort()).toEqual(described.sort())
})

test('the page runs under a strict policy: no script, nothing inline, no other host', async () => {
  const answer = await shop.app.request('/docs')
  const text = await answer.text()
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(text).not.toMatch(/<script|style=|https?:\/\//)
  for (const { path } of describedCalls) expect(text).toContain(`<code>${path}</code>`)
  const [, sheet = ''] = /href="([^"]+\.css)"/.exec(text) ?? []
  expect((await shop.app.request(sheet)).headers.get('content-type')).toMatch(/^text\/css/)
})
