import { holdAnswers, pageData } from '../support/formats.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { open } from '../support/shopper-actions.ts'

test('R-LIST-04, S-LIST-01, R-COMBO-03: eight skeleton cards show while a list loads', async ({
  page,
}) => {
  await open(page, '/about-us')
  const release = await holdAnswers(page, pageData('/products'))
  const main = page.getByRole('main')
  await page.getByRole('banner').getByRole('link', { name: 'All Products' }).click()
  await expect(main.locator('article:visible')).toHaveCount(8)
  await expect(main.getByText('Loading...')).toHaveCount(1)
  await expect(main.getByText('No products found.')).toHaveCount(0)
  release()
  await expect(main.locator('article:visible')).toHaveCount(24)
  await expect(main.getByText('Loading...')).toHaveCount(0)
})

test('the list can be sorted and filtered, and the URL holds the choice', async ({ page }) => {
  await open(page, '/products')
  await page
    .getByRole('combobox', { name: 'Sort by' })
    .selectOption({ label: 'Price: low to high' })
  await expect(page).toHaveURL('/products?sort=price_asc')
  await page.getByRole('checkbox', { name: 'In stock only' }).check()
  await expect(page).toHaveURL('/products?sort=price_asc&inStock=true')
  await expect(page.getByText('Out of Stock')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/products?sort=price_asc')
})

test('Load more appends products and keeps the scroll position', async ({ page }) => {
  await open(page, '/products')
  await expect(page.getByRole('article')).toHaveCount(24)
  const more = page.getByRole('link', { name: 'Load more' })
  // Cards outside the viewport have an estimated height, so the last card is measured, once it no longer moves.
  const last = page.getByRole('article').nth(23)
  let before = NaN
  await expect
    .poll(async () => {
      await more.scrollIntoViewIfNeeded()
      const previous = before
      before = (await last.boundingBox())?.y ?? NaN
      return before - previous
    })
    .toBe(0)
  await more.click()
  await expect(page.getByRole('article')).toHaveCount(48)
  await expect
    .poll(async () => Math.abs(((await last.boundingBox())?.y ?? NaN) - before))
    .toBeLessThan(50)
})

test('R-ROUTE-02, R-LIST-01: a category list holds the products of the category, in any letter case', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/products/category-search/smart%20watches')).json()
  for (const written of ['Smart%20Watches', 'SMART%20watches']) {
    await open(page, `/products?category=${written}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart Watches Products')
    const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
    expect(names, written).toEqual(data.slice(0, 24).map(({ name }: { name: string }) => name))
  }
})

test('R-LIST-05: an unknown category is an empty list', async ({ page }) => {
  await open(page, '/products?category=no%20such%20thing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Such Thing Products')
  await expect(page.getByText('No products found.')).toBeVisible()
  // Its title has any text of the address.
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'All Products' }).click()
  await expect(page).toHaveURL('/products')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a page after the last one says so, leads to the first and the last, and stays out of search engines', async ({
  page,
}) => {
  await open(page, '/products?page=99&search=fan')
  const main = page.getByRole('main')
  await expect(main.getByText('This list has no page 99.')).toBeVisible()
  await expect(main.getByText('No products found.')).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  await open(page, '/bn/products?page=99')
  await expect(main.getByText('এই তালিকায় ৯৯ নম্বর পৃষ্ঠা নেই।')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(main.getByRole('link', { name: 'প্রথম পৃষ্ঠা' })).toHaveAttribute(
    'href',
    '/bn/products',
  )
  await main.getByRole('link', { name: 'শেষ পৃষ্ঠা' }).click()
  await expect(page).toHaveURL(/\/bn\/products\?page=\d+$/)
  await expect(main.getByRole('article').first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'আরও দেখুন' })).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})

test('the last filter is not covered where the column of filters leaves the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page, '/products?category=Kitchen%20Appliances')
  const filters = page.getByRole('navigation', { name: 'Filters' })
  const last = filters.getByRole('link', { name: /^12 months/ })
  const found = await last.evaluate((link) => {
    link.scrollIntoView({ block: 'end', behavior: 'instant' })
    const { left, top, width, height } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(found).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filter form and Load more work', async ({ page }) => {
    await page.goto('/products')
    await page.getByRole('checkbox', { name: 'In stock only' }).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/inStock=true/)
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('article')).toHaveCount(48)
  })
})
