import { expect, test } from '../support/shop-fixture.ts'
import { open } from '../support/shopper-actions.ts'

const box = /Search products/

test('a misspelt search by keyboard shows products with prices, marks what matched, and opens one', async ({
  page,
}) => {
  await open(page, '/')
  const field = page.getByRole('banner').getByRole('combobox', { name: box }).first()
  await field.focus()
  await page.keyboard.type('eletric ketle')
  const first = page.getByRole('option').first()
  await expect(first).toContainText(/kettle|কেটলি/i)
  await expect(first).toContainText(/\d tk/)
  await expect(first.locator('mark').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product-details\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/kettle|কেটলি/i)
})

test('a search in Bengali finds fans, and the text without its typing errors is offered', async ({
  page,
}) => {
  await open(page, '/products?search=পাখা')
  await expect(page.getByRole('article').first()).toContainText(/fan|ফ্যান/i)
  await open(page, '/products?search=ketle')
  await expect(page.getByRole('link', { name: 'kettle', exact: true })).toHaveAttribute(
    'href',
    '/products?search=kettle',
  )
})

test('a search for what is not sold shows at most three products, and says that they are guesses', async ({
  page,
}) => {
  const guess = page.getByText('We found nothing that surely fits. Perhaps one of these:')
  await open(page, '/products?search=pressure%20cooker')
  await expect(guess).toBeVisible()
  expect(await page.getByRole('main').getByRole('article').count()).toBeLessThanOrEqual(3)
  await open(page, '/products?search=rice%20cooker')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(guess).toBeHidden()
})

test('a list of results marks the words that matched', async ({ page }) => {
  await open(page, '/products?search=ketle')
  const marks = page.getByRole('main').locator('article mark')
  await expect(marks.first()).toHaveText(/kettle|কেটলি/i)
})

test('products of a list are chosen and compared, at most three', async ({ page }) => {
  await open(page, '/products?category=audio')
  await page.getByRole('link', { name: 'Choose products to compare' }).click()
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Compare / })
  for (const index of [0, 1, 2]) await boxes.nth(index).check()
  await expect(boxes.nth(3)).toBeDisabled()
  await expect(
    page.getByRole('status').filter({ hasText: '3 products chosen, no more fit' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+$/)
  await expect(page.getByRole('columnheader')).toHaveCount(4)
})

test('earlier searches are offered while the box is empty, and can be forgotten', async ({
  page,
}) => {
  await open(page, '/')
  const field = page.getByRole('banner').getByRole('combobox', { name: box }).first()
  await field.fill('rice cooker')
  await field.press('Enter')
  await expect(page).toHaveURL('/products?search=rice%20cooker')
  await field.fill('')
  await field.blur()
  await field.focus()
  await expect(page.getByRole('option', { name: 'rice cooker' })).toBeVisible()
  await page.getByRole('option', { name: 'Clear recent searches' }).click()
  await field.blur()
  await field.focus()
  await expect(page.getByRole('banner').getByRole('option')).toHaveCount(0)
})

test('a search that finds nothing leads on to categories and popular products', async ({
  page,
}) => {
  await open(page, '/products?search=zzzzqqqq')
  await expect(page.getByText('No products found.')).toBeVisible()
  const categories = page.getByRole('navigation', { name: 'Look in a category' })
  await expect(categories.getByRole('link', { name: 'Audio' })).toHaveAttribute(
    'href',
    '/products?category=Audio',
  )
  await expect(page.getByRole('region', { name: 'Popular now' }).getByRole('article')).toHaveCount(
    4,
  )
})

test('products are compared side by side, added and removed by links', async ({ page }) => {
  await open(page, '/product-details/4')
  await page.getByRole('link', { name: 'Compare with others' }).click()
  await expect(page).toHaveURL('/compare?ids=4')
  await page
    .getByRole('navigation', { name: 'Add to the comparison' })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expect(page.getByRole('row', { name: /^Brand Haat Home/ })).toBeVisible()
  await page.getByRole('link', { name: /^Remove Electric Kettle 1.8/ }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.getByRole('button', { name: /^Buy Now: / }).click()
  await expect(page).toHaveURL('/shipping')
})

test('an empty comparison leads to a category to choose products from', async ({ page }) => {
  await open(page, '/compare')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Audio', exact: true }).click()
  await expect(page).toHaveURL('/products?category=Audio&choose=compare')
  await expect(main.getByRole('checkbox', { name: /^Compare/ }).first()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('products of a list are chosen and compared', async ({ page }) => {
    await page.goto('/products?category=audio')
    await page.getByRole('link', { name: 'Choose products to compare' }).click()
    const boxes = page.getByRole('checkbox', { name: /^Compare / })
    for (const index of [0, 2]) await boxes.nth(index).check()
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await expect(page).toHaveURL(/\/compare\?ids=\d+&ids=\d+$/)
    await expect(page.getByRole('columnheader')).toHaveCount(3)
  })

  test('filters are links with counts, are in the address, and are taken back', async ({
    page,
  }) => {
    await page.goto('/products?category=Kitchen+Appliances')
    const filters = page.getByRole('navigation', { name: 'Filters' })
    await filters.getByText('Power', { exact: true }).click()
    const power = filters.getByRole('link', { name: /^1500 W ?, \d+/ })
    const count = Number(/, (\d+)$/.exec((await power.textContent()) ?? '')?.[1])
    await power.click()
    await expect(page).toHaveURL(/[?&]power=1500/)
    await expect(page.getByRole('article')).toHaveCount(count)
    await filters.getByRole('link', { name: /^Cream ?, \d+/ }).click()
    await expect(page).toHaveURL(/[?&]color=Cream&power=1500/)
    await filters.getByRole('link', { name: /^1500 W ?, \d+ ?, chosen/ }).click()
    await expect(page).not.toHaveURL(/power=/)
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/products?category=Kitchen+Appliances')
  })
})
