import { expect, test } from '../support/shop-fixture.ts'
import { bagLink, open } from '../support/shopper-actions.ts'

test('R-HEAD-03, S-DRAW-01: on a phone the category drawer opens, filters by name, and closes after a choice', async ({
  page,
}) => {
  await open(page, '/about-us')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
  expect((await drawer.boundingBox())?.width).toBeLessThan(page.viewportSize()?.width ?? 0)
  await drawer.getByRole('searchbox', { name: 'Filter categories' }).fill('kettles')
  await drawer.getByRole('link', { name: /Kitchen Appliances$/ }).click()
  await expect(page).toHaveURL('/products?category=Kitchen%20Appliances')
  await expect(drawer).toHaveCount(0)
})

test('S-DRAW-01: the drawer closes after every navigation, and can be opened again', async ({
  page,
}) => {
  await open(page, '/about-us')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await drawer.getByRole('link', { name: 'Combo', exact: true }).click()
  await expect(page).toHaveURL('/combo-products')
  await expect(drawer).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL('/combo-products')
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
  await expect(drawer).toHaveCount(0)
})

test('R-HEAD-09: on a phone a button opens the search box', async ({ page }) => {
  await open(page, '/about-us')
  await page.getByRole('button', { name: 'Open search' }).click()
  await page.getByRole('combobox', { name: 'Search products' }).fill('kettle')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/product-details\/\d+/)
})

test('the buy bar stays visible on a phone when the page is scrolled', async ({ page }) => {
  await open(page, '/product-details/2')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  await page.getByRole('button', { name: 'Add to Cart' }).last().click()
  await expect(bagLink(page, 1)).toBeVisible()
})
