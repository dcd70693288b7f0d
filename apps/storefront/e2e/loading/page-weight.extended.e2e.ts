import { expect, test } from '../support/shop-fixture.ts'

test('every script and font of a page is compressed and cached for a year', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(js|woff2)/g))
  expect([...files].filter((file) => file.endsWith('.js')).length).toBeGreaterThan(3)
  for (const file of files) {
    const { 'content-encoding': encoding, 'cache-control': kept } = (
      await request.get(file, { headers: { 'Accept-Encoding': 'gzip, br' } })
    ).headers()
    expect(kept, file).toBe('public, max-age=31536000, immutable')
    if (file.endsWith('.js')) expect(encoding, file).toBe('br')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page renders with inline styles; before its content it loads only the early script', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/products')).text()
    expect(html).not.toContain('rel="stylesheet"')
    const content = html.indexOf('</main>')
    const [first, later] = [html.slice(0, content), html.slice(content)]
    expect(later).toContain('rel="modulepreload"')
    const files = new Set(first.match(/\/assets\/[\w.-]+\.js/g))
    expect([...files].some((file) => file.includes('/early-'))).toBe(true)
    let bytes = 0
    for (const file of files) {
      const answer = await request.get(file, { headers: { 'Accept-Encoding': 'br' } })
      bytes += Number(answer.headers()['content-length'])
    }
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(15_000)
    await page.goto('/products')
    const grid = page.locator('ul[data-shop=product-grid]')
    await expect(grid).toHaveCSS('display', 'grid')
  })
})
