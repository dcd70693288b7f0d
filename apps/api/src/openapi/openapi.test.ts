import { expect, test } from 'vitest'
import { useShop } from '../test/test-shop.ts'
import { calls } from './calls.ts'

const shop = useShop()

test('the document is OpenAPI 3.1 and describes every call with its body and answers', async () => {
  const { status, body } = await shop.get('/openapi.json')
  expect(status).toBe(200)
  const document = body as unknown as {
    openapi: string
    paths: Record<string, Record<string, { requestBody?: object; responses: object }>>
  }
  expect(document.openapi).toBe('3.1.0')
  for (const call of calls) {
    const operation = document.paths[call.path]?.[call.method]
    expect(operation?.responses).toHaveProperty('200')
    expect(operation?.requestBody !== undefined).toBe(call.body !== undefined)
  }
})

test('every route of the app is described, and every described route is there', async () => {
  const hidden = new Set(['/openapi.json', '/docs', '/docs.css', '/metrics', '/*', '*'])
  const routes = shop.app.routes
    .filter((route) => route.method !== 'ALL' && !hidden.has(route.path))
    .map((route) => `${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`)
  const described = calls.map((call) => `${call.method.toUpperCase()} ${call.path}`)
  expect([...new Set(routes)].sort()).toEqual(described.sort())
})

test('answers match their schemas', async () => {
  for (const call of calls.filter((one) => one.method === 'get' && one.path !== '/orders/track')) {
    const path = Object.entries(call.params ?? {}).reduce(
      (made, [name, example]) => made.replace(`{${name}}`, encodeURIComponent(example)),
      call.path,
    )
    const reply = await shop.get(path)
    expect(call.answer.safeParse(reply.body).error, path).toBeUndefined()
  }
})

test('the page runs under a strict policy: no script, nothing inline, no other host', async () => {
  const answer = await shop.app.request('/docs')
  const text = await answer.text()
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(text).not.toMatch(/<script|style=|https?:\/\//)
  expect(text).toContain('/orders/confirm')
  const [, sheet = ''] = /href="([^"]+\.css)"/.exec(text) ?? []
  expect((await shop.app.request(sheet)).headers.get('content-type')).toMatch(/^text\/css/)
})
