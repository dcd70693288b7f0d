import type { Page } from '@playwright/test'
import { pressTwenty, quantities } from './presses.ts'
import { expect, test } from './shop.ts'
import { badge, open, putInBag } from './steps.ts'

/** The first card of the page that can be bought, and how many of it there are. */
async function firstCard(page: Page) {
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'In Stock' }).first()
  await card.scrollIntoViewIfNeeded()
  const stock = Number(/In Stock \((\d+)\)/.exec(await card.innerText())?.[1])
  return { card, cap: Math.min(20, stock) }
}

for (const path of ['/', '/products', '/products?search=kettle', '/campaign']) {
  test(`twenty fast presses on a card of ${path} put twenty of it into the bag, or all there are`, async ({
    page,
  }) => {
    await open(page, path)
    const { card, cap } = await firstCard(page)
    await pressTwenty(card.getByRole('button', { name: /^Add .* to/i }))
    await expect(badge(page, 1)).toBeVisible()
    const [quantity = 0] = Object.values(await quantities(page))
    // What a campaign gives comes once.
    expect(quantity).toBe(path === '/campaign' ? Math.min(1, cap) : cap)
    await expect(page).toHaveURL(path)
  })
}

for (const path of ['/', '/products', '/product-details/2']) {
  test(`twenty fast presses on Buy Now of ${path} are one piece to order, and one in the bag`, async ({
    page,
  }) => {
    await open(page, path)
    await pressTwenty(page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first())
    await expect(page).toHaveURL('/shipping')
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1')
    await expect(badge(page, 1)).toBeVisible()
    expect(Object.values(await quantities(page))).toEqual([1])
    await page.goBack()
    await expect(page).toHaveURL(path)
  })
}

test('twenty fast presses on Order Now of a combo are one combo to order', async ({ page }) => {
  await open(page, '/combo-products')
  await pressTwenty(page.getByRole('button', { name: 'Order Now' }).first())
  await expect(page).toHaveURL('/shipping')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible()
  expect(Object.values(await quantities(page))).toEqual([1])
})

test('twenty fast presses on the buttons of the details page count each, and never past the stock', async ({
  page,
}) => {
  await open(page, '/product-details/2')
  const main = page.getByRole('main')
  const quantity = main.getByRole('spinbutton')
  await pressTwenty(main.getByRole('button', { name: /Increase quantity/ }))
  await expect(quantity).toHaveValue('21')
  await pressTwenty(main.getByRole('button', { name: /Decrease quantity/ }))
  await expect(quantity).toHaveValue('1')
  await pressTwenty(main.getByRole('button', { name: 'Add to Cart' }).first())
  await expect(badge(page, 1)).toBeVisible()
  expect(Object.values(await quantities(page))).toEqual([20])
  await pressTwenty(main.getByRole('button', { name: /^Share/ }))
  await pressTwenty(main.getByRole('button', { name: /^Copy/ }))
  await expect(main.getByText(/^Copied/).first()).toBeAttached()
  await expect(badge(page, 1)).toBeVisible()
})

test('twenty fast presses on the buttons of the bag raise, lower, reduce once, and take one line out', async ({
  page,
}) => {
  await putInBag(page, 3)
  await putInBag(page, 2)
  await open(page, '/cart')
  const line = page.getByRole('article').filter({ hasText: 'Mini Grinder' })
  await pressTwenty(line.getByRole('button', { name: /Increase quantity/ }))
  await expect(line.getByRole('spinbutton')).toHaveValue('21')
  await pressTwenty(line.getByRole('button', { name: /Decrease quantity/ }))
  await expect(line.getByRole('spinbutton')).toHaveValue('1')

  const total = page.getByText('Cart Total').locator('..')
  const before = await total.innerText()
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('SAVE5')
  await pressTwenty(page.getByRole('button', { name: 'Apply' }))
  const takeOff = page.getByRole('button', { name: /SAVE5/ })
  await expect(takeOff).toBeVisible()
  await expect(page.getByText('Invalid coupon')).toHaveCount(0)
  expect(await total.innerText()).not.toBe(before)
  await pressTwenty(takeOff)
  await expect(page.getByRole('textbox', { name: 'Coupon code' })).toBeVisible()
  expect(await total.innerText()).toBe(before)

  await pressTwenty(line.getByRole('button', { name: /^Remove/ }))
  await expect(line).toHaveCount(0)
  await expect(badge(page, 1)).toBeVisible()
  await pressTwenty(page.getByRole('button', { name: 'Checkout' }))
  await expect(page).toHaveURL('/shipping')
  await expect(badge(page, 1)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/cart')
})

test('twenty fast presses on the order summary take one line out, and lead on', async ({
  page,
}) => {
  await putInBag(page, 3)
  await putInBag(page, 2)
  await open(page, '/checkout')
  await pressTwenty(page.getByRole('button', { name: /^Remove/ }).first())
  await expect(badge(page, 1)).toBeVisible()
  await pressTwenty(page.getByRole('link', { name: 'Continue' }))
  await expect(page).toHaveURL('/shipping')
  await expect(badge(page, 1)).toBeVisible()
})
