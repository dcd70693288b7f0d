import type { Page } from '@playwright/test'
import { inDatabase } from '../support/database.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { open } from '../support/shopper-actions.ts'

const viewBag = (page: Page) => page.getByRole('link', { name: 'View bag' })
const announced = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })
const addFirst = (page: Page) =>
  page
    .getByRole('article')
    .filter({ hasText: 'In Stock' })
    .first()
    .getByRole('button', { name: /^Add .* to/i })

test('adding from a card is confirmed at the lower edge of the screen, with a way to the bag', async ({
  page,
}) => {
  await open(page, '/products')
  await addFirst(page).click()
  await expect(viewBag(page)).toBeInViewport()
  const box = await viewBag(page).boundingBox()
  expect(box?.y).toBeGreaterThan(600)
  await expect(announced(page, /^Added to your bag: 1 × \S/)).toHaveCount(1)

  // A further one changes the same text.
  await addFirst(page).click()
  await expect(announced(page, /^Added to your bag: 2 × \S/)).toHaveCount(1)
  await expect(viewBag(page)).toHaveCount(1)

  await page.getByRole('button', { name: 'Close' }).click()
  await expect(viewBag(page)).toHaveCount(0)
  await addFirst(page).click()
  await viewBag(page).click()
  await expect(page).toHaveURL('/cart')
  await expect(viewBag(page)).toHaveCount(0)
})

test('the confirmation covers no part of the buy bar', async ({ page }) => {
  await open(page, '/product-details/106')
  const bar = page.getByRole('region', { name: /^Buy / })
  await bar.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(viewBag(page)).toBeInViewport()
  const notice = await viewBag(page).locator('..').boundingBox()
  const top = (await bar.boundingBox())?.y ?? 0
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(top)
  // The panel has a confirmation of its own.
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(announced(page, /^Added to your bag: 1 ×/)).toHaveCount(1)
  await expect(viewBag(page)).toHaveCount(0)
})

test('a card of a product that is in the bag with all its stock says so', async ({
  page,
  setProduct,
}) => {
  await setProduct(413, { quantity: 1 })
  const [row] = await inDatabase('select name from products where id = 413')
  const name = String(row?.['name'])
  await open(page, `/products?search=${encodeURIComponent(name)}`)
  const add = page.getByRole('button', { name: `Add ${name} to bag` })
  await add.click()
  await expect(announced(page, /^Added to your bag: 1 ×/)).toHaveCount(1)
  await add.click()
  await expect(announced(page, /^All that you can order of .* is in your bag/)).toHaveCount(1)
})
