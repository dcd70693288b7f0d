import { readdir, readFile } from 'node:fs/promises'
import { dataAddress } from '../support/formats.ts'
import { expect, test } from '../support/shop-fixture.ts'

const json = { 'content-type': 'application/json' }

/** What is asked for, its expected status, and the request. */
const answers: [string, number, string, object?][] = [
  ['a page', 200, '/products'],
  ['HEAD of a page', 200, '/products', { method: 'HEAD' }],
  ['an unknown page', 404, '/nothing'],
  ['a page that is rendered each time', 200, '/cart'],
  ['a page with the offer of an order', 200, '/product-details/4?order=123'],
  ['the data of a page', 200, dataAddress('/products')],
  ['another method', 405, '/products', { method: 'DELETE' }],
  ['OPTIONS of a page', 405, '/products', { method: 'OPTIONS' }],
  ['a picture', 200, '/media/social/open-graph.1200w.jpg'],
  ['a part of a picture', 206, '/media/social/open-graph.1200w.jpg', { headers: { range: 'bytes=0-9' } }],
  ['a part behind its end', 416, '/media/social/open-graph.1200w.jpg', { headers: { range: 'bytes=99999999-' } }],
  ['HEAD of a picture', 200, '/media/social/open-graph.1200w.jpg', { method: 'HEAD' }],
  ['no picture', 404, '/media/nope'],
  ['no file of the build', 404, '/assets/nope.js'],
  ['an icon', 200, '/favicon.svg'],
  ['the manifest', 200, '/manifest.webmanifest'],
  ['the service worker', 200, '/sw.js'],
  ['the feed', 200, '/products.json'],
  ['the rules for search engines', 200, '/robots.txt'],
  ['the sitemap', 200, '/sitemap.xml'],
  ['no sitemap', 404, '/sitemap-products-999.xml'],
  ['health', 200, '/healthz'],
  ['products', 200, '/api/products?limit=1'],
  ['OPTIONS of the API', 404, '/api/orders/confirm', { method: 'OPTIONS' }],
  ['nothing in the API', 404, '/api/nope'],
  ['a body that is no JSON', 400, '/api/orders/confirm', { method: 'POST', headers: json, data: '{' }],
  ['a body that is too large', 413, '/api/orders/confirm', { method: 'POST', headers: json, data: ' '.repeat(200_000) }],
  ['a body of another type', 415, '/api/orders/confirm', { method: 'POST', headers: { 'content-type': 'text/plain' }, data: '{}' }],
] // prettier-ignore

test('every answer has the security headers, also an error, a file and a part of one', async ({
  request,
  page,
}) => {
  await page.goto('/about-us')
  const built = await page.locator('script[src^="/assets/"]').first().getAttribute('src')
  const files: typeof answers = [['a file of the build', 200, built ?? '']]
  for (const [name, status, path, options] of [...answers, ...files]) {
    const answer = await request.fetch(path, { maxRedirects: 0, ...options })
    const headers = answer.headers()
    expect.soft(answer.status(), name).toBe(status)
    expect.soft(headers['x-content-type-options'], name).toBe('nosniff')
    expect.soft(headers['referrer-policy'], name).toBe('strict-origin-when-cross-origin')
    expect.soft(headers['content-security-policy'], name).toMatch(/^default-src '(none|self)'/)
    const { etag } = headers
    if (!etag || status !== 200) continue
    const again = await request.get(path, { headers: { 'if-none-match': etag } })
    // An order of another test changes the feed in between.
    expect.soft([200, 304], `${name} again`).toContain(again.status())
    expect.soft(again.headers()['x-content-type-options'], `${name} again`).toBe('nosniff')
  }
})

test('no file of the browser has the code of a coupon', async () => {
  const folder = new URL('../../build/client/assets/', import.meta.url)
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts)
    expect(await readFile(new URL(name, folder), 'utf8'), name).not.toMatch(/SAVE(5|10)/)
})
