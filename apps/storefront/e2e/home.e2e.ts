import { expect, test } from './shop.ts'
import { open } from './steps.ts'

test('R-HOME-01, R-HOME-18: home shows its sections in the order of the specification', async ({
  page,
}) => {
  await open(page, '/')
  const places = []
  for (const part of [
    page.getByRole('region', { name: 'Offers', exact: true }),
    page.getByRole('heading', { name: /Upto \d+% Discount/ }),
    page.getByRole('heading', { name: /Kitchen Appliances Collection/ }),
    page.getByRole('region', { name: 'What our customers say' }),
    page.getByRole('heading', { name: 'Recommended for You' }),
    page.getByText(/24\/7/).first(),
  ]) {
    places.push(await part.evaluate((node) => node.getBoundingClientRect().top))
  }
  expect(places).toEqual([...places].sort((one, other) => one - other))
})

test('R-HOME-16, C-OPEN-01: each category shows its first four products', async ({
  page,
  request,
}) => {
  await open(page, '/')
  const { data } = await (await request.get('/api/products/category-search/audio')).json()
  const shelf = page.getByRole('region', { name: 'Audio Collection' })
  const names = await shelf.getByRole('heading', { level: 3 }).allInnerTexts()
  expect(names).toEqual(data.slice(0, 4).map(({ name }: { name: string }) => name))
})

test('R-HOME-09: a banner opens its product without loading the shop anew', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await page
    .getByRole('region', { name: 'Offers', exact: true })
    .locator('a[href="/product-details/1"]')
    .first()
    .click()
  await expect(page).toHaveURL('/product-details/1')
  expect(await page.evaluate(() => (window as { stays?: boolean }).stays)).toBe(true)
})

test('B-STRIP-02: the second strip moves on after three seconds', async ({ page }) => {
  await open(page, '/')
  const row = page
    .getByRole('region', { name: 'More offers' })
    .getByRole('group', { name: 'Slides' })
  await row.scrollIntoViewIfNeeded()
  await page.mouse.move(2, 300)
  const place = () => row.evaluate((node) => Math.round(node.scrollLeft))
  // From one move to the next, so that the page's own start does not count.
  const moved = async (from: number) => {
    await expect.poll(place, { timeout: 6000, intervals: [40] }).not.toBe(from)
    return Date.now()
  }
  const first = await moved(await place())
  await page.waitForTimeout(1500)
  const second = await moved(await place())
  expect(second - first).toBeGreaterThan(2400)
  expect(second - first).toBeLessThan(4200)
})

test('B-TESTI-02: the testimonials have no end', async ({ page }) => {
  await open(page, '/')
  const region = page.getByRole('region', { name: 'What our customers say' })
  await region.scrollIntoViewIfNeeded()
  await region.getByRole('button', { name: 'Go to slide 6' }).click()
  // Off the pause that a focus inside it makes.
  await page.mouse.move(2, 2)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const start = region.getByRole('button', { name: 'Start automatic slide show' })
  if (await start.isVisible()) await start.click()
  const first = region.getByRole('group', { name: '1 of 6', includeHidden: true })
  await expect(first).toBeInViewport({ ratio: 0.9, timeout: 8000 })
})

test('S-SIDE-03, R-HOME-06: the category column opens beside the banners and closes again', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Show categories' }).click()
  const column = page
    .getByRole('main')
    .getByRole('link', { name: /Smart Watches$/ })
    .first()
  await expect(column).toBeVisible()
  await page.getByRole('button', { name: 'Hide categories' }).click()
  await expect(page.getByRole('button', { name: 'Show categories' })).toBeVisible()
})
