import type { Locator } from '@playwright/test'
import { bagLines, holdAnswers, pageData } from '../support/formats.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { analyticsEvents, open } from '../support/shopper-actions.ts'

test('R-PDP-12, R-PDP-13, R-PDP-15, R-PDP-16: a breadcrumb links back to the category, and the description keeps its format', async ({
  page,
}) => {
  await open(page, '/product-details/1')
  const category = '/products?category=Kitchen%20Appliances'
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText([
    /^Home/,
    /^Kitchen Appliances/,
    /^Haat Home Rice Cooker/,
  ])
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await expect(trail.getByRole('link', { name: 'Kitchen Appliances' })).toHaveAttribute(
    'href',
    category,
  )
  const panel = page.getByRole('tabpanel', { name: 'Description' })
  await expect(panel.locator('p, li').first()).toBeVisible()
  // The reviews have no tab.
  await expect(page.getByRole('tab')).toHaveText(['Description', 'Specification'])
  await expect(page.getByText('No Review Yet')).toHaveCount(0)
  await expect(
    page.getByRole('region', { name: 'Similar Products' }).getByRole('link', { name: /^View All/ }),
  ).toHaveAttribute('href', category)
})

test('R-PDP-01, R-PDP-02, R-PDP-04, R-PDP-05, R-PDP-10: a product page has pictures, discount, prices, a share button and a phone number', async ({
  page,
}) => {
  await open(page, '/product-details/1')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: /^Show image/ })).toHaveCount(4)
  await expect(main.locator('[data-shop=product-gallery]').getByText('21% off')).toBeVisible()
  const panel = main.locator('[data-shop=purchase-panel]')
  await expect(panel.getByText('2,290 tk')).toBeVisible()
  await expect(panel.locator('s')).toContainText('2,890 tk')
  await expect(panel.getByRole('button', { name: /share/i })).toBeVisible()
  const box = main.locator('[data-shop=delivery-info]')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await box.getByRole('button', { name: 'Copy number' }).click()
  await expect(box.getByRole('status')).toHaveText('Copied!')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^\+?[\d -]{11,}$/)
  await expect(box.getByRole('link', { name: copied })).toBeVisible()
})

test('R-ROUTE-12: the campaign in the URL sets the price of the product', async ({ page }) => {
  await open(page, '/campaign')
  const card = page.getByRole('region', { name: 'Offer Collection' }).getByRole('article').first()
  const price = (await card.innerText()).match(/[\d,]+ tk/)?.[0] ?? ''
  const href = (await card.getByRole('link').last().getAttribute('href')) ?? ''
  expect(href).toMatch(/\?campaign=1$/)
  await open(page, href)
  const panel = page.locator('[data-shop=purchase-panel]')
  const offer = panel.getByText(new RegExp(`(?<![\\d,])${price}`))
  await expect(offer).toBeVisible()
  await open(page, href.replace('?campaign=1', ''))
  await expect(panel).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('R-PDP-17: a skeleton shows while a product loads', async ({ page }) => {
  await open(page, '/cart')
  const release = await holdAnswers(page, pageData('/product-details'))
  await page.goto('/products')
  await page.getByRole('article').first().getByRole('link').last().click()
  await expect(page.locator('main [data-shop=skeleton] button').first()).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rice Cooker')
  await expect(page.locator('main [data-shop=skeleton]')).toHaveCount(0)
})

test('B-CNT-02, C-OPEN-05, R-PDP-14: four similar products of the same category, never the product itself', async ({
  page,
  request,
}) => {
  const shelf = await request.get('/api/products/category-search/kitchen%20appliances')
  const { data } = (await shelf.json()) as { data: { id: number; name: string }[] }
  const others = data.filter(({ id }) => id !== 1).map(({ name }) => name)
  await open(page, '/product-details/1')
  const similar = page.getByRole('region', { name: 'Similar Products' })
  await expect(similar.getByRole('heading', { level: 3 })).toHaveText(others.slice(0, 4))
})

test('AN-01, AN-03: viewing a product is one event, however often the page renders', async ({
  page,
}) => {
  await open(page, '/product-details/1')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByRole('button', { name: /Increase quantity/ }).click()
  expect(await analyticsEvents(page)).toEqual(['view_item'])
  await page
    .getByRole('region', { name: 'Similar Products' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .last()
    .click()
  await expect(page).not.toHaveURL('/product-details/1')
  await expect.poll(() => analyticsEvents(page)).toEqual(['view_item', 'view_item'])
})

test('S-PDP-05, S-PDP-06, S-PDP-07, R-SHIPD-01: Buy Now with quantity three orders three pieces and adds three to the bag', async ({
  page,
}) => {
  await open(page, '/product-details/2')
  await page.getByRole('button', { name: /Increase quantity/ }).click()
  await page.getByRole('button', { name: /Increase quantity/ }).click()
  await page.getByRole('button', { name: 'Buy Now' }).first().click()
  await expect(page).toHaveURL('/shipping')
  await expect(page.getByRole('main').getByText('Mini Grinder').first()).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveValue('3')
  expect(Object.values(await bagLines(page))).toMatchObject([{ productId: 2, cartQuantity: 3 }])
})

test('recently viewed products are shown', async ({ page }) => {
  await open(page, '/product-details/3')
  await open(page, '/product-details/4')
  const before = page.getByRole('region', { name: 'Recently viewed' })
  await expect(before.getByRole('heading', { name: /Magic Cleaning Brush/ })).toBeVisible()
  await expect(before.getByRole('heading', { name: /Electric Kettle/ })).toHaveCount(0)
})

test('a product page links to a call and to WhatsApp', async ({ page }) => {
  await open(page, '/product-details/4')
  await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+880/)
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/880\d+\?text=Electric/,
  )
})

test('beside a product with one picture no large place is empty', async ({ page }) => {
  await open(page, '/product-details/209')
  const main = page.getByRole('main')
  const bottom = async (locator: Locator) => {
    const box = await locator.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const left = await bottom(main.getByRole('link', { name: 'Compare with others' }))
  const right = await bottom(main.locator('[data-shop=delivery-info]'))
  const tabs = (await main.getByRole('tablist').boundingBox())?.y ?? 0
  expect(tabs - Math.min(left, right)).toBeLessThan(160)
})
