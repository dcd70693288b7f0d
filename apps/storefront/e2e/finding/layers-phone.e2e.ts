import type { Page } from '@playwright/test'
import { expect, test } from '../support/shop-fixture.ts'
import { open } from '../support/shopper-actions.ts'

const dialog = (page: Page) => page.getByRole('dialog')

const layers = {
  'the enlarged picture': {
    path: '/product-details/106',
    show: (page: Page) => page.getByRole('button', { name: 'Enlarge picture' }).click(),
    layer: dialog,
    close: (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  },
  'the menu': {
    path: '/about-us',
    show: (page: Page) => page.getByRole('button', { name: 'Open menu' }).click(),
    layer: dialog,
    close: (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  },
  'the filters': {
    path: '/products',
    show: (page: Page) => page.getByRole('button', { name: 'Filters' }).click(),
    layer: (page: Page) => page.getByRole('checkbox', { name: 'In stock only' }),
    close: (page: Page) => page.getByRole('checkbox', { name: 'In stock only' }).press('Escape'),
  },
}

for (const [name, { path, show, layer, close }] of Object.entries(layers))
  test(`Back closes ${name}, and leaves the page once it is closed`, async ({ page }) => {
    await open(page, '/contact-us')
    await open(page, path)
    await show(page)
    await expect(layer(page)).toBeVisible()
    await page.goBack()
    await expect(layer(page)).toBeHidden()
    await expect(page).toHaveURL(path)
    await show(page)
    await close(page)
    await expect(layer(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/contact-us')
  })

test('Back from a page that was opened in the menu leads to the page of the menu, then before it', async ({
  page,
}) => {
  await open(page, '/contact-us')
  await open(page, '/about-us')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await dialog(page).getByRole('link', { name: 'All Products' }).click()
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/contact-us')
})

test('Back closes the filters after one of them was changed, and then takes the change back', async ({
  page,
}) => {
  await open(page, '/products')
  await page.getByRole('button', { name: 'Filters' }).click()
  const box = page.getByRole('checkbox', { name: 'In stock only' })
  await box.check()
  await expect(page).toHaveURL(/inStock/)
  // The filters have an entry above the new address once it is shown.
  await expect.poll(() => page.evaluate(() => history.state?.layer as unknown)).toBe(true)
  await page.goBack()
  await expect(box).toBeHidden()
  await expect(page).toHaveURL(/inStock/)
  await page.goBack()
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
