import type { Page } from '@playwright/test'
import { clickTwentyTimes, bagQuantities } from '../support/rapid-clicks.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { addToBag, bagLink, open } from '../support/shopper-actions.ts'

/** The first card in stock, and the quantity that twenty clicks can add. */
async function firstCard(page: Page) {
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'In Stock' }).first()
  await card.scrollIntoViewIfNeeded()
  const stock = Number(/In Stock \((\d+)\)/.exec(await card.innerText())?.[1])
  return { card, cap: Math.min(20, stock) }
}

for (const path of ['/', '/products', '/products?search=kettle', '/campaign']) {
  test(`FAULT-12: twenty rapid clicks on a card of ${path} add twenty pieces to the bag, or the whole stock`, async ({
    page,
  }) => {
    await open(page, path)
    const { card, cap } = await firstCard(page)
    await clickTwentyTimes(card.getByRole('button', { name: /^Add .* to/i }))
    await expect(bagLink(page, 1)).toBeVisible()
    const [quantity = 0] = Object.values(await bagQuantities(page))
    // A campaign product can be added once.
    expect(quantity).toBe(path === '/campaign' ? Math.min(1, cap) : cap)
    await expect(page).toHaveURL(path)
  })
}

for (const path of ['/', '/products', '/product-details/2']) {
  test(`FAULT-13: twenty rapid clicks on Buy Now of ${path} order one piece and add one to the bag`, async ({
    page,
  }) => {
    await open(page, path)
    await clickTwentyTimes(page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first())
    await expect(page).toHaveURL('/shipping')
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1')
    await expect(bagLink(page, 1)).toBeVisible()
    expect(Object.values(await bagQuantities(page))).toEqual([1])
    await page.goBack()
    await expect(page).toHaveURL(path)
  })
}

test('FAULT-13: twenty rapid clicks on Order Now of a combo order one combo', async ({ page }) => {
  await open(page, '/combo-products')
  await clickTwentyTimes(page.getByRole('button', { name: 'Order Now' }).first())
  await expect(page).toHaveURL('/shipping')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible()
  expect(Object.values(await bagQuantities(page))).toEqual([1])
})

test('FAULT-12: twenty rapid clicks on the buttons of the details page count each click, up to the stock', async ({
  page,
}) => {
  await open(page, '/product-details/2')
  const main = page.getByRole('main')
  const quantity = main.getByRole('spinbutton')
  await clickTwentyTimes(main.getByRole('button', { name: /Increase quantity/ }))
  await expect(quantity).toHaveValue('21')
  await clickTwentyTimes(main.getByRole('button', { name: /Decrease quantity/ }))
  await expect(quantity).toHaveValue('1')
  await clickTwentyTimes(main.getByRole('button', { name: 'Add to Cart' }).first())
  await expect(bagLink(page, 1)).toBeVisible()
  expect(Object.values(await bagQuantities(page))).toEqual([20])
  await clickTwentyTimes(main.getByRole('button', { name: /^Share/ }))
  await clickTwentyTimes(main.getByRole('button', { name: /^Copy/ }))
  await expect(main.getByText(/^Copied/).first()).toBeAttached()
  await expect(bagLink(page, 1)).toBeVisible()
})

test('FAULT-14: twenty rapid clicks on the buttons of the bag change the quantity, apply one coupon and remove one line', async ({
  page,
}) => {
  await addToBag(page, 3)
  await addToBag(page, 2)
  await open(page, '/cart')
  const line = page.getByRole('article').filter({ hasText: 'Mini Grinder' })
  await clickTwentyTimes(line.getByRole('button', { name: /Increase quantity/ }))
  await expect(line.getByRole('spinbutton')).toHaveValue('21')
  await clickTwentyTimes(line.getByRole('button', { name: /Decrease quantity/ }))
  await expect(line.getByRole('spinbutton')).toHaveValue('1')

  const total = page.getByText('Cart Total').locator('../..')
  const before = await total.innerText()
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('SAVE5')
  await clickTwentyTimes(page.getByRole('button', { name: 'Apply' }))
  const takeOff = page.getByRole('button', { name: /SAVE5/ })
  await expect(takeOff).toBeVisible()
  await expect(page.getByText('Invalid coupon')).toHaveCount(0)
  expect(await total.innerText()).not.toBe(before)
  await clickTwentyTimes(takeOff)
  await expect(page.getByRole('textbox', { name: 'Coupon code' })).toBeVisible()
  expect(await total.innerText()).toBe(before)

  await clickTwentyTimes(line.getByRole('button', { name: /^Remove/ }))
  await expect(line).toHaveCount(0)
  await expect(bagLink(page, 1)).toBeVisible()
  await clickTwentyTimes(page.getByRole('button', { name: 'Checkout' }))
  await expect(page).toHaveURL('/shipping')
  await expect(bagLink(page, 1)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/cart')
})

test('FAULT-14: twenty rapid clicks on the order summary remove one line, and Continue opens the form', async ({
  page,
}) => {
  await addToBag(page, 3)
  await addToBag(page, 2)
  await open(page, '/checkout')
  await clickTwentyTimes(page.getByRole('button', { name: /^Remove/ }).first())
  await expect(bagLink(page, 1)).toBeVisible()
  await clickTwentyTimes(page.getByRole('link', { name: 'Continue' }))
  await expect(page).toHaveURL('/shipping')
  await expect(bagLink(page, 1)).toBeVisible()
})
