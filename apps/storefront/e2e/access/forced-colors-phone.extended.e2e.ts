import { drawnPixels } from '../support/drawn-pixels.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { addToBag, open } from '../support/shopper-actions.ts'

test.use({ forcedColors: 'active' })

/** Controls of one page that are looked at; a list repeats its cards. */
const MOST = 30

test('in forced colours every control of a purchase is drawn', async ({ page }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await addToBag(page, 106)
  const missing: string[] = []
  for (const path of ['/', '/products', '/product-details/1', '/cart', '/shipping']) {
    await open(page, path)
    const controls = page
      .getByRole('main')
      .locator('button, select, input:not([type=hidden]), textarea')
    for (const control of (await controls.all()).slice(0, MOST)) {
      if (!(await control.isVisible()) || (await control.boundingBox())?.width === 1) continue
      const { drawn } = await drawnPixels(control)
      if (!drawn)
        missing.push(`${path}: ${await control.evaluate((one) => one.outerHTML.slice(0, 120))}`)
    }
  }
  expect(missing).toEqual([])
})

test('in forced colours a select has its arrow, and the current picture is marked', async ({
  page,
}) => {
  await open(page, '/products')
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  expect((await drawnPixels(sort, 'end')).drawn).toBe(true)
  await open(page, '/product-details/1')
  const borders = await page
    .getByRole('button', { name: /^Show image/ })
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopColor))
  expect(new Set(borders).size, 'the current one differs').toBe(2)
})

test('in forced colours the selected tab and a chosen filter are marked', async ({ page }) => {
  await open(page, '/product-details/1')
  const lines = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor))
  expect(new Set(lines).size, 'the selected one differs').toBe(2)
  await open(page, '/products?category=Kitchen%20Appliances')
  const filters = page.getByRole('button', { name: /^Filters/ })
  await filters.click()
  await page.getByRole('navigation', { name: 'Filters' }).getByRole('link').last().click()
  await expect(filters).toHaveText('Filters (1)')
  const grounds = await page
    .getByRole('navigation', { name: 'Filters' })
    .locator('a > span:first-child')
    .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).backgroundColor))
  expect(new Set(grounds).size, 'the chosen one differs').toBe(2)
})
