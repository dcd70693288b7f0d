import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createPages } from './pages.ts'

const html =
  '<html><style id="page-styles">p{color:red}</style><script>start()</script><script type="application/ld+json">{}</script></html>'

function shop(cacheControl?: string, status = 200) {
  const render = vi.fn(
    async () =>
      new Response(html, {
        status,
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          ...(cacheControl ? { 'Cache-Control': cacheControl } : {}),
        },
      }),
  )
  return { render, pages: createPages({ render, origins: [], https: false }) }
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://shop.test${path}`, { headers })

describe('pages', () => {
  it('allow their own inline scripts by hash and nothing else', async () => {
    const { pages } = shop()
    const policy = (await pages(ask('/'))).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('allow the style sheet that is inside them, and no other', async () => {
    const { pages } = shop()
    const policy = (await pages(ask('/'))).headers.get('content-security-policy') ?? ''
    const hash = createHash('sha256').update('p{color:red}').digest('base64')
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`)
  })

  it('are rendered once for all who ask at the same moment', async () => {
    const { pages, render } = shop('public, s-maxage=5')
    await Promise.all([pages(ask('/')), pages(ask('/')), pages(ask('/'))])
    await pages(ask('/'))
    expect(render).toHaveBeenCalledOnce()
  })

  it('are kept by their whole address', async () => {
    const { pages, render } = shop('public, s-maxage=5')
    await pages(ask('/products?category=a'))
    await pages(ask('/products?category=b'))
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('are rendered anew when their route keeps nothing', async () => {
    const { pages, render } = shop()
    await pages(ask('/cart'))
    await pages(ask('/cart'))
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('may be used for half a minute when a link fetched them ahead, errors never', async () => {
    const ahead = { 'sec-purpose': 'prefetch' }
    const { pages } = shop('public, max-age=0, s-maxage=5')
    const kept = async (answer: Promise<Response>) => (await answer).headers.get('cache-control')
    expect(await kept(pages(ask('/', ahead)))).toBe('private, max-age=30')
    expect(await kept(pages(ask('/')))).toBe('public, max-age=0, s-maxage=5')
    expect(await kept(shop(undefined, 500).pages(ask('/', ahead)))).toBe('no-cache')
  })

  it('come compressed for who accepts it, and whole for who does not', async () => {
    const { pages } = shop('public, s-maxage=5')
    const brotli = await pages(ask('/', { 'accept-encoding': 'gzip, br' }))
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(html)
    const gzip = await pages(ask('/', { 'accept-encoding': 'gzip' }))
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(html)
    expect(await (await pages(ask('/'))).text()).toBe(html)
  })

  it('answer other methods with 405', async () => {
    const { pages, render } = shop()
    const answer = await pages(new Request('http://shop.test/cart', { method: 'POST', body: 'x' }))
    expect(answer.status).toBe(405)
    expect(render).not.toHaveBeenCalled()
  })
})
