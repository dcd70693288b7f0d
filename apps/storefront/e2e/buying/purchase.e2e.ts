import { stockOf, storedOrder } from '../support/database.ts'
import { navigationState } from '../support/formats.ts'
import { failedRequest } from '../support/failed-request.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { shownOrderNumber, waitForHydration } from '../support/shopper-actions.ts'

test('G-08: a purchase from the list to the placed order: bag, quantity, validation, order number, stock', async ({
  page,
}) => {
  await page.goto('/products')
  await waitForHydration(page)
  const card = page.getByRole('article').filter({ hasText: 'Mini Grinder for Spices' }).first()
  await card
    .getByRole('link', { name: /Mini Grinder for Spices/ })
    .last()
    .click()

  await expect(page).toHaveURL(/\/product-details\/2\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mini Grinder')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /1 in bag/ })
    .click()

  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('heading', { name: 'Shopping Bag' })).toBeVisible()
  await expect(page.getByText('1 item(s) in your bag.')).toBeVisible()
  await page.getByRole('button', { name: /Increase quantity/ }).click()
  await expect(page.getByText('1,780 tk').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('1,780 tk').first()).toBeVisible()
  await page.getByRole('button', { name: 'Checkout' }).click()

  await expect(page).toHaveURL('/shipping')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByText('Mobile number must be exactly 11 digits')).toBeVisible()
  await expect(page.getByText('Address is required')).toBeVisible()
  await expect(page.getByText('You must agree to the Terms & Conditions.')).toBeVisible()

  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: /name/i }).fill('রহিমা বেগম')
  await form.getByRole('textbox', { name: /mobile/i }).fill('০১৭১২৩৪৫৬৭')
  await form.getByRole('textbox', { name: /address/i }).fill('House 3, Road 8, Savar, Dhaka')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Mobile number must be exactly 11 digits')).toBeVisible()
  await form.getByRole('textbox', { name: /mobile/i }).fill('০১৭১২৩৪৫৬৭৮')

  const before = await stockOf(2)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL('/payment-success')
  await expect(page.getByText('Order Successful. Thank You!')).toBeVisible()
  const number = await shownOrderNumber(page)
  expect(await storedOrder(number)).toMatchObject({
    deliveryName: 'রহিমা বেগম',
    deliveryPhone: '01712345678',
    deliveryAddress: 'House 3, Road 8, Savar, Dhaka',
    zone: 'dhaka_outside',
    shipping: 13_000,
    total: 191_000,
    lines: [{ productId: 2, quantity: 2, price: 125_000, discountPrice: 89_000 }],
  })
  expect(await stockOf(2)).toBeLessThanOrEqual(before - 2)

  // Back would close the offer, which opens a second after the page.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await expect(page.getByText(String(number))).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /0 in bag/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('S-DIR-01, S-DIR-02, S-DIR-03: Buy Now leads to the thank-you page of a stored order', async ({
  page,
}) => {
  await page.goto('/product-details/4')
  await waitForHydration(page)
  await page.getByRole('button', { name: /Increase quantity/ }).click()
  await page.getByRole('button', { name: 'Buy Now' }).first().click()

  await expect(page).toHaveURL('/shipping')
  await expect(page.getByRole('banner').getByRole('link', { name: /1 in bag/ })).toBeVisible()
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.getByRole('button', { name: 'Confirm Your Order' }).click()
  await expect(page.getByText('Please fill all required fields.')).toBeVisible()
  const close = page.getByRole('alertdialog').getByRole('button')
  if (await close.count()) await close.first().click()

  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: /full name/i }).fill('Karim')
  await form.getByRole('textbox', { name: /mobile/i }).fill('01812345678')
  await form.getByRole('textbox', { name: /address/i }).fill('Mirpur 10, Dhaka')
  await page.getByRole('radio', { name: /inside dhaka/i }).check()
  await expect(page.getByText('৳70.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Confirm Your Order' }).click()

  await expect(page).toHaveURL('/thank-you')
  const stored = await storedOrder(await shownOrderNumber(page))
  expect(stored).toMatchObject({ zone: 'dhaka_inside', shipping: 7000 })
  expect(logged).toContain('Direct order 4 2')
  expect(await navigationState(page)).toMatchObject({
    product: { productId: 4 },
    total: (stored?.total ?? 0) / 100,
  })
  expect(stored?.lines).toMatchObject([{ productId: 4, quantity: 2 }])
  await expect(page.getByRole('banner').getByRole('link', { name: /0 in bag/ })).toBeVisible()
})

test('pages hold their products without JavaScript', async ({ request }) => {
  for (const path of [
    '/',
    '/products',
    '/products?category=kitchen%20appliances',
    '/product-details/1',
  ]) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('Rice Cooker')
    expect(html, path).toContain('2,290 tk')
  }
})

test('R-ROUTE-16: an unknown URL answers 404 with the not-found page', async ({
  page,
  expectErrors,
}) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Product Not Found')).toBeVisible()
  await expectErrors(failedRequest(404, /\/no-such-page/))
})

test('R-ROUTE-11, R-PDP-18: a product that does not exist opens /not-found', async ({ page }) => {
  for (const path of ['/product-details', '/product-details/999999999', '/product-details/abc']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/not-found')
    await expect(page.getByText('Error Code: 404 - Resource Missing')).toBeVisible()
  }
})
