import type { Page } from '@playwright/test'
import { emptyStorage, forgetShownOffer } from '../support/formats.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { shopperPhone } from '../support/shopper.ts'
import {
  addToBag,
  analyticsEvents,
  bagLink,
  fillDeliveryForm,
  fillDirectForm,
  open,
  orderFromBag,
  passTime,
  shownOrderNumber,
  waitForHydration,
} from '../support/shopper-actions.ts'

test('R-SUC-05, R-SUC-06, R-SUC-07, R-SUC-08, R-SUC-12, R-SUC-13, B-TIME-05: an offer opens one second after the order, once, and can be closed @proof', async ({
  page,
}) => {
  await orderFromBag(page, 4, 'Rahima')
  const arrived = Date.now()
  const offer = page.getByRole('dialog', { name: 'Thank You, Rahima' })
  await expect(offer).toHaveCount(0)
  await expect(offer).toBeVisible()
  expect(Date.now() - arrived).toBeGreaterThan(500)
  expect(Date.now() - arrived).toBeLessThan(3000)
  await expect(offer.getByRole('img')).toBeVisible()
  await expect(offer.getByRole('link', { name: 'Buy Now' })).toBeVisible()
  await offer.getByRole('button', { name: 'Close' }).click()
  await expect(offer).toHaveCount(0)
  await page.clock.install()
  await page.reload()
  await waitForHydration(page)
  await passTime(page)
  await expect(offer).toHaveCount(0)
  await forgetShownOffer(page)
  await page.reload()
  await expect(offer).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(offer).toHaveCount(0)
})

test('R-SUC-09, A-19: Buy Now of the offer opens the product at the price of the order', async ({
  page,
}) => {
  await orderFromBag(page, 4)
  const number = await shownOrderNumber(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Buy Now' }).click()
  await expect(page).toHaveURL(
    new RegExp(`/product-details/310/checkout-discount/[^/]+/\\?order=${number}$`),
  )
  await expect(page.getByRole('main').getByText('420 tk').first()).toBeVisible()
})

test('R-SUC-11: an order without an offer opens no popup', async ({ page }) => {
  await page.clock.install()
  await orderFromBag(page, 106)
  await shownOrderNumber(page)
  await passTime(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('R-SUC-04, AN-09, R-CHK-04: Back opens the home page, and a reload counts no second purchase', async ({
  page,
}) => {
  await addToBag(page, 106)
  await bagLink(page, 1).click()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await fillDeliveryForm(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL('/payment-success')
  const purchases = async () =>
    (await analyticsEvents(page)).filter((name) => name === 'purchase').length
  await expect.poll(purchases).toBe(1)
  const number = await shownOrderNumber(page)
  await page.reload()
  await expect(page.getByText(String(number)).first()).toBeVisible()
  expect(await analyticsEvents(page)).not.toContain('purchase')
  await open(page, '/checkout')
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('Blender')
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/payment-success')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('R-SUC-04: Back opens the home page when the page before was another document', async ({
  page,
}) => {
  await orderFromBag(page, 4)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('R-TY-01, R-TY-03, R-TY-04: the thank-you page shows the order and four discounted products', async ({
  page,
}) => {
  await fillDirectForm(page, 2)
  const file = page.waitForResponse('**/products.json')
  await page.getByRole('button', { name: 'Confirm Your Order' }).click()
  await expect(page).toHaveURL('/thank-you')
  expect((await file).status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main.getByText('Mini Grinder').first()).toBeVisible()
  await expect(main.getByText('1,020', { exact: false }).first()).toBeVisible()
  await expect(main.getByText(/^Delivery charge\s*৳130\.00$/)).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(4)
  await expect(main.getByRole('article').filter({ hasText: /% off/ })).toHaveCount(4)
})

test('A-11: an order is found by its number and phone', async ({ page }) => {
  await orderFromBag(page, 106)
  const number = await shownOrderNumber(page)
  await open(page, '/track-order')
  await expect(page.getByRole('textbox', { name: 'Order number' })).toHaveValue(String(number))
  await page.getByRole('button', { name: 'Find my order' }).click()
  await expect(page.getByRole('heading', { name: `Order ${number}: received` })).toBeVisible()
})

test('A-11: a reload, and a change of language, show the order that was looked up', async ({
  page,
}) => {
  await orderFromBag(page, 106)
  const number = await shownOrderNumber(page)
  await emptyStorage(page, 'all')
  await open(page, '/track-order')
  const found = page.getByRole('heading', { name: `Order ${number}: received` })
  await page.getByRole('textbox', { name: 'Order number' }).fill(String(number))
  await page.getByRole('textbox', { name: /mobile/i }).fill(shopperPhone())
  await page.getByRole('button', { name: 'Find my order' }).click()
  await expect(found).toBeVisible()
  await page.reload()
  await expect(found).toBeVisible()
  await expect(page.getByRole('textbox', { name: /mobile/i })).toHaveValue(shopperPhone())
  await expect(page).toHaveURL('/track-order')
  await page.getByRole('contentinfo').getByRole('link', { name: 'বাংলা' }).click()
  await expect(page).toHaveURL('/bn/track-order')
  await expect(page.getByRole('main').getByRole('article')).toBeVisible()

  // In a new tab it has to be looked up.
  const other = await page.context().newPage()
  await open(other, '/track-order')
  await expect(other.getByRole('main').getByRole('textbox').first()).toHaveValue('')
})

test('an order is opened again from this browser, cancelled after a question, and printed on one page', async ({
  page,
}) => {
  await orderFromBag(page, 106)
  const number = await shownOrderNumber(page)
  await emptyStorage(page, 'tab')
  await open(page, '/track-order')
  await page.getByRole('button', { name: `Open order ${number}` }).click()
  const order = page.getByRole('article', { name: `Order ${number}: received` })
  await expect(order).toBeFocused()
  await expect(order.getByText(/^The rider collects ৳[\d,]+ in cash\.$/)).toBeVisible()
  await expect(order.getByRole('listitem').filter({ hasText: 'received' })).toHaveAttribute(
    'aria-current',
    'step',
  )

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Skip to content')).toBeHidden()
  await expect(order.getByText('Mirpur 10, Dhaka')).toBeVisible()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })

  await order.getByRole('button', { name: 'Cancel this order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel this order' }).click()
  const cancelled = page.getByRole('article', { name: `Order ${number}: cancelled` })
  await expect(cancelled).toBeFocused()
  await expect(cancelled.getByText('There is nothing to pay.')).toBeVisible()
  await expect(cancelled.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Forget these orders' }).click()
  await expect(page.getByText('This browser remembers no orders now.')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Find my order' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Orders from this device' })).toHaveCount(0)
})

/** The page as it is printed has the receipt on one sheet, and nothing else. */
async function expectReceipt(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText('Haat', { exact: true })).toBeVisible()
  await expect(main.getByText(/^Ordered on \d/)).toBeVisible()
  await expect(main.getByText('Mirpur 10, Dhaka')).toBeVisible()
  await expect(main.getByText(/^৳[\d,.]+ each$/)).toBeVisible()
  await expect(main.getByText(/^Subtotal\s*৳[\d,.]+$/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(0)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })
}

test('the success page prints a receipt without the offer that covers it', async ({ page }) => {
  await orderFromBag(page, 4)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectReceipt(page)
  await page.reload()
  await expectReceipt(page)
})

test('the thank-you page prints a receipt without the products that it advertises', async ({
  page,
}) => {
  await fillDirectForm(page, 2)
  await page.getByRole('button', { name: 'Confirm Your Order' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4)
  await expectReceipt(page)
})
