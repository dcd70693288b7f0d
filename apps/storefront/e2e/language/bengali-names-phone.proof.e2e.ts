import { expect, test } from '../support/shop-fixture.ts'
import { open, setConnection } from '../support/shopper-actions.ts'

// Otherwise the font is also loaded when the page is idle.
test.beforeEach(({ page }) => setConnection(page, { saveData: true }))

for (const path of ['/', '/products'])
  test(`a Bengali name on ${path} loads its font when it comes to the screen`, async ({ page }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('siliguri-bengali')) fonts.push(request.url())
    })
    await open(page, path)
    // Resolves when each font has arrived that a letter on the page requires.
    await page.evaluate(async () => void (await document.fonts.ready))
    const name = page.locator('[data-shop=product-card] [lang=bn]').first()
    const top = () => name.evaluate((element) => element.getBoundingClientRect().top)
    expect(await top()).toBeGreaterThan(page.viewportSize()?.height ?? 0)
    expect(fonts).toEqual([])
    await name.evaluate((element) => element.scrollIntoView())
    await expect(name).toHaveCSS('font-family', /^"Hind Siliguri"/)
    await expect.poll(() => fonts.length).toBe(1)
  })
