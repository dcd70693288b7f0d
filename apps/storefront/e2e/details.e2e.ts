import { expect, test } from './shop.ts'
import { events, open } from './steps.ts'

test('R-PDP-12, R-PDP-16: a breadcrumb leads back to the category, and the description keeps its format', async ({
  page,
}) => {
  await open(page, '/product-details/1')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await expect(trail.getByRole('link', { name: 'Kitchen Appliances' })).toHaveAttribute(
    'href',
    '/products?category=Kitchen%20Appliances',
  )
  await expect(trail).toContainText('Haat Home Rice Cooker')
  const panel = page.getByRole('tabpanel', { name: 'Description' })
  await expect(panel.locator('p, li').first()).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(1)
})

test('R-PDP-17: calm shapes stand in while a product is on its way', async ({ page }) => {
  await open(page, '/cart')
  await page.route(/product-details.*\.data/, async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await page.goto('/products')
  await page.getByRole('article').first().getByRole('link').last().click()
  await expect(page.locator('main [data-slot=skeleton] button').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rice Cooker')
  await expect(page.locator('main [data-slot=skeleton]')).toHaveCount(0)
})

test('B-CNT-02: four similar products of the same category, never the product itself', async ({
  page,
}) => {
  await open(page, '/product-details/1')
  const similar = page.getByRole('region', { name: 'Similar Products' })
  await expect(similar.getByRole('article')).toHaveCount(4)
  await expect(
    similar.getByRole('heading', { name: /Rice Cooker 1.8 L with Steamer/ }),
  ).toHaveCount(0)
})

test('AN-01, AN-03: seeing a product is one event, however often the page is drawn', async ({
  page,
}) => {
  await open(page, '/product-details/1')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByRole('button', { name: /Increase quantity/ }).click()
  expect(await events(page)).toEqual(['view_item'])
  await page
    .getByRole('region', { name: 'Similar Products' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .last()
    .click()
  await expect(page).not.toHaveURL('/product-details/1')
  await expect.poll(() => events(page)).toEqual(['view_item', 'view_item'])
})

test('S-PDP-05, S-PDP-06, S-PDP-07: Buy Now brings three of a product to the form, and three into the bag', async ({
  page,
}) => {
  await open(page, '/product-details/2')
  await page.getByRole('button', { name: /Increase quantity/ }).click()
  await page.getByRole('button', { name: /Increase quantity/ }).click()
  await page.getByRole('button', { name: 'Buy Now' }).first().click()
  await expect(page).toHaveURL('/shipping')
  await expect(page.getByRole('main').getByText('Mini Grinder').first()).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveValue('3')
  const kept = await page.evaluate(() => localStorage.getItem('bag'))
  expect(Object.values(JSON.parse(kept ?? '').lines)).toMatchObject([
    { productId: 2, cartQuantity: 3 },
  ])
})

test('what was looked at before comes back, at the prices of today', async ({ page }) => {
  await open(page, '/product-details/3')
  await open(page, '/product-details/4')
  const before = page.getByRole('region', { name: 'Recently viewed' })
  await expect(before.getByRole('heading', { name: /Magic Cleaning Brush/ })).toBeVisible()
  await expect(before.getByRole('heading', { name: /Electric Kettle/ })).toHaveCount(0)
})

test('a call and a WhatsApp message are one press away', async ({ page }) => {
  await open(page, '/product-details/4')
  await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+880/)
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/880\d+\?text=Electric/,
  )
})
