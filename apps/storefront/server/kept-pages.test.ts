import { Hono } from 'hono'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { keptPages } from './kept-pages.ts'
import { requestListener } from './listen.ts'
import { createPages } from './pages.ts'

const html = '<html><script nonce="n1">start()</script>kettle</html>'
const sent = html.replace(' nonce="n1"', '')
const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** A shop with an API and pages; `pass` counts the requests that reach the application. */
async function start(status = 200) {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=5',
  }
  const render = vi.fn(async () => ({ status, headers, body: html }))
  const pass = vi.fn()
  const pages = createPages({ render, origins: [], tagOrigins: [], nonce: 'n1', https: true })
  const app = new Hono()
    .use((_, next) => (pass(), next()))
    .all('/api/*', (c) => c.text('API'))
    .get('/sitemap.xml', (c) => c.text('map'))
    .all('*', (c) => pages.respond(c.req.raw))
  const shop = { fetch: app.fetch, sendKept: keptPages(pages, app), headers: {} }
  const server = createServer(requestListener(shop, '127.0.0.1'))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closers.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((done, fail) => {
      request({ host: '127.0.0.1', port, path, method, headers }, async (answer) => {
        const body = Buffer.concat((await answer.toArray()) as Buffer[])
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body })
      })
        .on('error', fail)
        .end()
    })
  return { render, pass, get }
}

it('a kept page is sent with the same headers and body, and the application is not asked', async () => {
  const { render, pass, get } = await start()
  const { headers: first, ...page } = await get('/?fbclid=1', { 'accept-encoding': 'br' })
  const { headers: second, ...again } = await get('/?fbclid=2', { 'accept-encoding': 'gzip, br' })
  expect(brotliDecompressSync(page.body).toString()).toBe(sent)
  expect(again).toEqual(page)
  const { 'content-length': length, date: _, ...rest } = second
  expect(length).toBe(String(page.body.length))
  expect(first).toMatchObject(rest)
  expect(rest['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(rest['strict-transport-security']).toBeDefined()
  expect(render).toHaveBeenCalledOnce()
  expect(pass).toHaveBeenCalledOnce()
})

it('unknown addresses are sent from memory too', async () => {
  const { pass, get } = await start(404)
  await get('/wp-admin', { 'accept-encoding': 'br' })
  expect((await get('/a/b?c=1', { 'accept-encoding': 'br' })).status).toBe(404)
  expect(pass).toHaveBeenCalledOnce()
})

it('a browser that has the page gets 304 and no body', async () => {
  const { pass, get } = await start()
  const { headers } = await get('/')
  const again = await get('/', { 'if-none-match': headers.etag ?? '' })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  expect(again.headers['content-type']).toBeUndefined()
  expect(pass).toHaveBeenCalledOnce()
})

it('each encoding is made once by the application, and then sent from memory', async () => {
  const { pass, get } = await start()
  for (const time of [1, 2]) {
    const gzip = await get('/', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.body).toString(), `${time}`).toBe(sent)
    expect(gzip.headers['content-encoding']).toBe('gzip')
  }
  expect(pass).toHaveBeenCalledOnce()
})

it.each([
  ['an address of the API', '/api/products', {}, 'GET'],
  ['a file', '/sitemap.xml', {}, 'GET'],
  ['a HEAD request', '/', {}, 'HEAD'],
  ['the offer of an order', '/product-details/4?order=1234567890', {}, 'GET'],
])('the application answers %s', async (_, path, headers, method) => {
  const { pass, get } = await start()
  const encoding = { 'accept-encoding': 'br' }
  for (const target of ['/', '/unknown', path]) await get(target, encoding)
  pass.mockClear()
  await get(path, { ...encoding, ...headers }, method)
  expect(pass).toHaveBeenCalledOnce()
})
