import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PageAnswer } from '../runtime/page-handler.ts'
import { createPages } from './pages.ts'

const html =
  '<html><head></head><script nonce="n1">start()</script><script type="application/ld+json">{}</script></html>'

const styleSheet = 'p{content:"৳"}'

const sent = html
  .replaceAll(' nonce="n1"', '')
  .replace('</head>', `<style>${styleSheet}</style></head>`)

const logFault = vi.fn()

/** What a page is answered with. */
function answer(body: string, headers: Record<string, string> = {}, status = 200): PageAnswer {
  return { status, headers, body }
}

function shop(cacheControl?: string, status = 200, tagOrigins: string[] = [], cacheBytes?: number) {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...(cacheControl ? { 'cache-control': cacheControl } : {}),
  }
  const render = vi.fn(async () => answer(html, headers, status))
  const pages = createPages({
    render,
    styleSheet,
    ...(cacheBytes !== undefined && { cacheBytes }),
    origins: [],
    tagOrigins,
    cspPlaceholder: 'n1',
    https: false,
  })
  const { respond, clear } = pages
  return { render, clear, pages: (request: Request) => respond(request, logFault) }
}

const get = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://shop.test${path}`, { headers })

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('pages', () => {
  it('allow their inline scripts by hash and no others', async () => {
    const { pages } = shop()
    const policy = (await pages(get('/'))).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('are compressed faster while many are asked for at once, and small again after that', async () => {
    vi.useFakeTimers()
    const words = Array.from({ length: 9000 }, (_, n) => `w${(n * 7919) % 1543}`).join(' ')
    const { pages, render } = shop('s-maxage=1')
    render.mockResolvedValue(answer(`<p>${words}</p>`, { 'cache-control': 's-maxage=1' }))
    const bytes = async (n: number) => {
      const response = await pages(get(`/product-details/${n}`, { 'accept-encoding': 'br' }))
      const body = Buffer.from(await response.arrayBuffer())
      expect(brotliDecompressSync(body).toString()).toContain(words)
      return body.length
    }
    const alone = await bytes(1)
    const many = await Promise.all(Array.from({ length: 12 }, (_, n) => bytes(n + 2)))
    expect(many[0]).toBeGreaterThan(alone)
    vi.setSystemTime(Date.now() + 60_000)
    expect(await bytes(2)).toBe(alone)
  })

  it('are rendered again after they were cleared, also those whose render had begun', async () => {
    const { pages, render, clear } = shop('s-maxage=60')
    const text = async () => (await pages(get('/'))).text()
    await pages(get('/'))
    let finish: (answer: PageAnswer) => void = () => undefined
    render.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
    const begun = pages(get('/cart'))
    clear()
    finish(answer('old', { 'cache-control': 's-maxage=60' }))
    await begun
    render.mockResolvedValue(answer('new', { 'cache-control': 's-maxage=60' }))
    expect(await text()).toBe('new')
    expect(await (await pages(get('/cart'))).text()).toBe('new')
  })

  it('do not allow a script or style that came in through data', async () => {
    const { pages, render } = shop()
    const injected = '<script>steal()</script><script nonce="n2">steal()</script><style>b{}</style>'
    const page = html.replace('</html>', `${injected}</html>`)
    render.mockResolvedValue(answer(page, { 'content-type': 'text/html' }))
    const policy = (await pages(get('/'))).headers.get('content-security-policy') ?? ''
    for (const text of ['steal()', 'b{}']) {
      expect(policy).not.toContain(createHash('sha256').update(text).digest('base64'))
    }
    expect(policy).toContain(createHash('sha256').update('start()').digest('base64'))
  })

  it('allow scripts and requests of the tag manager only when one is set', async () => {
    const tag = 'https://tag.example'
    const { pages } = shop(undefined, 200, [tag])
    const policy = (await pages(get('/'))).headers.get('content-security-policy') ?? ''
    for (const name of ['script-src', 'connect-src', 'img-src']) {
      expect(policy).toMatch(new RegExp(`${name} [^;]*${tag}`))
    }
    const without = (await shop().pages(get('/'))).headers.get('content-security-policy') ?? ''
    expect(without).not.toContain(tag)
  })

  it('have the style sheet in their head, allowed by hash and no other', async () => {
    const { pages } = shop()
    const page = await pages(get('/'))
    const hash = createHash('sha256').update(styleSheet).digest('base64')
    expect(await page.text()).toBe(sent)
    expect(page.headers.get('content-security-policy')).toContain(
      `style-src 'self' 'sha256-${hash}';`,
    )
  })

  it('are rendered once for concurrent requests', async () => {
    const { pages, render } = shop('public, s-maxage=5')
    await Promise.all([pages(get('/')), pages(get('/')), pages(get('/'))])
    await pages(get('/'))
    expect(render).toHaveBeenCalledOnce()
  })

  it('are rendered for each request when no page is kept, as in development', async () => {
    const { pages, render } = shop('public, s-maxage=5', 200, [], 0)
    await pages(get('/'))
    await pages(get('/'))
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('are sent once more when they are no longer fresh, while they are rendered again', async () => {
    const { pages, render } = shop('public, s-maxage=5')
    const text = async () => (await pages(get('/'))).text()
    await text()
    vi.useFakeTimers({ now: Date.now() + 5500, toFake: ['Date'] })
    let finish: (answer: PageAnswer) => void = () => undefined
    render.mockReturnValue(new Promise((resolve) => (finish = resolve)))
    expect(await Promise.all([text(), text()])).toEqual([sent, sent])
    expect(render).toHaveBeenCalledTimes(2)
    const headers = { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=5' }
    finish(answer('<html>new</html>', headers))
    await expect.poll(text).toBe('<html>new</html>')
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('are rendered before they are sent when they are no longer fresh for 30 seconds', async () => {
    const { pages, render } = shop('public, s-maxage=5')
    await pages(get('/'))
    vi.useFakeTimers({ now: Date.now() + 35_001, toFake: ['Date'] })
    render.mockResolvedValue(answer('new'))
    expect(await (await pages(get('/'))).text()).toBe('new')
  })

  it('stay as they were when they cannot be rendered again; each second one try, and the log says why', async () => {
    const { pages, render } = shop('public, s-maxage=5')
    const text = async () => (await pages(get('/'))).text()
    await text()
    vi.useFakeTimers({ now: Date.now() + 5500, toFake: ['Date'] })
    render.mockRejectedValue(new Error('no database'))
    expect(await text()).toBe(sent)
    await expect.poll(() => logFault).toHaveBeenCalledOnce()
    expect(logFault).toHaveBeenCalledWith('A page could not be rendered again.', expect.any(Error))
    expect([await text(), await text()]).toEqual([sent, sent])
    expect(render).toHaveBeenCalledTimes(2)
    render.mockResolvedValue(answer('no database', {}, 503))
    vi.setSystemTime(Date.now() + 1000)
    expect(await text()).toBe(sent)
    await expect.poll(() => render).toHaveBeenCalledTimes(3)
    expect(await text()).toBe(sent)
  })

  it('are gone from memory when they exist no more', async () => {
    const { pages, render } = shop('public, s-maxage=1')
    await pages(get('/product-details/4'))
    vi.useFakeTimers({ now: Date.now() + 1500, toFake: ['Date'] })
    render.mockResolvedValue(answer('', { location: '/not-found' }, 302))
    await pages(get('/product-details/4'))
    await expect.poll(async () => (await pages(get('/product-details/4'))).status).toBe(302)
  })

  it('are not sent again to a browser that has them', async () => {
    const { pages } = shop('public, s-maxage=5')
    const first = await pages(get('/', { 'accept-encoding': 'br' }))
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
    const again = await pages(get('/', { 'if-none-match': etag }))
    expect([again.status, await again.text()]).toEqual([304, ''])
    for (const name of ['cache-control', 'content-security-policy', 'vary', 'etag'])
      expect(again.headers.get(name), name).toBe(first.headers.get(name))
    for (const same of [etag.slice(2), `"other", ${etag}`, '*'])
      expect((await pages(get('/', { 'if-none-match': same }))).status, same).toBe(304)
    expect((await pages(get('/', { 'if-none-match': 'W/"other"' }))).status).toBe(200)
  })

  it('are cached by path and query', async () => {
    const { pages, render } = shop('public, s-maxage=5')
    await pages(get('/products?category=a'))
    await pages(get('/products?category=b'))
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('share one render for all parameters that their route does not read', async () => {
    const { pages, render } = shop('public, s-maxage=5')
    await pages(get('/?fbclid=a', { cookie: 'a=1' }))
    await pages(get('/?utm_source=fb&fbclid=b'))
    await pages(get('/'))
    expect(render).toHaveBeenCalledOnce()
    const [request] = render.mock.calls[0] as unknown as [Request]
    expect(request.url).toBe('http://localhost/')
    expect([...request.headers]).toEqual([])
  })

  it('share one render for all unknown addresses', async () => {
    const { pages, render } = shop('public, s-maxage=5', 404)
    expect((await pages(get('/wp-admin'))).status).toBe(404)
    expect((await pages(get('/.env'))).status).toBe(404)
    expect(render).toHaveBeenCalledOnce()
  })

  it('are rendered again when their route sets no cache lifetime', async () => {
    const { pages, render } = shop()
    await pages(get('/cart'))
    await pages(get('/cart'))
    expect(render).toHaveBeenCalledTimes(2)
  })

  it.each(['public, s-maxage=5', undefined])(
    'are compressed when the client accepts it (%s)',
    async (cacheControl) => {
      const { pages } = shop(cacheControl)
      const brotli = await pages(get('/', { 'accept-encoding': 'gzip, br' }))
      expect(brotli.headers.get('content-encoding')).toBe('br')
      expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(sent)
      const gzip = await pages(get('/', { 'accept-encoding': 'gzip' }))
      expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(sent)
      expect(await (await pages(get('/'))).text()).toBe(sent)
    },
  )

  it('are compressed as the client accepts it, and not when it refuses', async () => {
    const { pages } = shop('public, s-maxage=5')
    const encoding = async (accepted: string) =>
      (await pages(get('/', { 'accept-encoding': accepted }))).headers.get('content-encoding')
    expect(await encoding('br;q=0')).toBeNull()
    expect(await encoding('br;q=0, gzip')).toBe('gzip')
    expect(await encoding('*')).toBe('br')
    expect(await encoding('br, gzip')).toBe('br')
  })

  it('answer other methods with 405', async () => {
    const { pages, render } = shop()
    const answer = await pages(new Request('http://shop.test/cart', { method: 'POST', body: 'x' }))
    expect(answer.status).toBe(405)
    expect(render).not.toHaveBeenCalled()
  })
})
