import { expect, test } from './shop-fixture.ts'

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

  test('a page renders with inline styles, and its scripts load last', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/products')).text()
    expect(html).not.toContain('rel="stylesheet"')
    expect(html.indexOf('rel="modulepreload"')).toBeGreaterThan(html.indexOf('</main>'))
    await page.goto('/products')
    const grid = page.getByRole('main').getByRole('list').first()
    await expect(grid).toHaveCSS('display', 'grid')
  })
})
