import { expect, test } from './shop.ts'
import { badge, open } from './steps.ts'

test('R-HEAD-03, S-DRAW-01: on a phone the categories slide in, narrow by name, and close behind a choice', async ({
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

test('S-DRAW-01: the drawer closes at every change of page, and opens again on the next', async ({
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
  await expect(page).toHaveURL('/about-us')
  await expect(drawer).toHaveCount(0)
})

test('R-HEAD-09: on a phone a button opens the search', async ({ page }) => {
  await open(page, '/about-us')
  await page.getByRole('button', { name: 'Open search' }).click()
  await page.getByRole('combobox', { name: 'Search products' }).fill('kettle')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/product-details\/\d+/)
})

test('a bar to buy with stays in reach below the fold of a phone', async ({ page }) => {
  await open(page, '/product-details/2')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  await page.getByRole('button', { name: 'Add to Cart' }).last().click()
  await expect(badge(page, 1)).toBeVisible()
})
