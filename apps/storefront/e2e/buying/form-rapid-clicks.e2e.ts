import { clickTwentyTimes, bagQuantities, recordPosts } from '../support/rapid-clicks.ts'
import { inDatabase, ordersNamed } from '../support/database.ts'
import { failedRequest } from '../support/failed-request.ts'
import { expect, test } from '../support/shop-fixture.ts'
import {
  addToBag,
  bagLink,
  fillContactForm,
  fillDeliveryForm,
  fillDirectForm,
  open,
  orderFromBag,
  stubMap,
  uniqueName,
} from '../support/shopper-actions.ts'

test('FAULT-15: twenty rapid clicks on Place Order are one request and one order', async ({
  page,
}) => {
  const name = uniqueName('Pressing Often')
  await addToBag(page, 3)
  await open(page, '/shipping')
  await fillDeliveryForm(page, name)
  await clickTwentyTimes(page.getByRole('radio', { name: /inside dhaka/i }))
  const sent = recordPosts(page)
  await clickTwentyTimes(page.getByRole('button', { name: 'Place Order' }))
  await expect(page).toHaveURL('/payment-success')
  await expect(bagLink(page, 0)).toBeVisible()
  expect(sent.filter((path) => path.endsWith('/orders/confirm'))).toHaveLength(1)
  expect(await ordersNamed(name)).toHaveLength(1)
})

test('FAULT-15: twenty rapid clicks on Confirm Your Order are one request and one order', async ({
  page,
}) => {
  const name = uniqueName('Confirming Often')
  await fillDirectForm(page, 106, name)
  const sent = recordPosts(page)
  await clickTwentyTimes(page.getByRole('button', { name: 'Confirm Your Order' }))
  await expect(page).toHaveURL('/thank-you')
  expect(sent.filter((path) => path.endsWith('/orders/confirm'))).toHaveLength(1)
  expect(await ordersNamed(name)).toHaveLength(1)
  await expect(bagLink(page, 0)).toBeVisible()
  const suggestion = page.getByRole('main').getByRole('article').first()
  await clickTwentyTimes(suggestion.getByRole('button', { name: /^Add .* to/i }))
  await expect(bagLink(page, 1)).toBeVisible()
  expect(await ordersNamed(name)).toHaveLength(1)
})

test('FAULT-15: an order that fails after twenty rapid clicks keeps form and bag, and the retry is one order', async ({
  page,
  expectErrors,
}) => {
  const name = uniqueName('Refused Often')
  await addToBag(page, 106)
  await open(page, '/shipping')
  await fillDeliveryForm(page, name)
  await page.route('**/api/orders/confirm', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, message: 'x', data: null } }),
  )
  const send = page.getByRole('button', { name: 'Place Order' })
  await clickTwentyTimes(send)
  await expect(page.getByText(/Your order is not confirmed/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox', { name: /name/i })).toHaveValue(name)
  expect(Object.values(await bagQuantities(page))).toEqual([1])
  await expectErrors(
    failedRequest(500, /\/api\/orders\/confirm/),
    /^The order was not placed\. ApiError: x/,
  )
  await page.unroute('**/api/orders/confirm')
  await clickTwentyTimes(send)
  await expect(page).toHaveURL('/payment-success')
  expect(await ordersNamed(name)).toHaveLength(1)
})

test('FAULT-16: twenty rapid clicks on the payment page select a method and open the success page once', async ({
  page,
}) => {
  await addToBag(page, 3)
  await open(page, '/payment-method')
  const sent = recordPosts(page)
  await clickTwentyTimes(page.getByRole('radio', { name: /Cash On Delivery/i }))
  await expect(page.getByRole('radio', { name: /Cash On Delivery/i })).toBeChecked()
  await page.getByRole('main').getByRole('checkbox').check()
  await clickTwentyTimes(page.getByRole('button', { name: /^Pay/ }))
  await expect(page).toHaveURL('/payment-success')
  expect(sent).toEqual([])
  await expect(bagLink(page, 1)).toBeVisible()
})

test('FAULT-17: twenty rapid clicks on Subscribe are one subscription', async ({ page }) => {
  await open(page, '/about-us')
  const sent = recordPosts(page)
  const email = `often-${Date.now()}@example.com`
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await clickTwentyTimes(page.getByRole('button', { name: 'Subscribe' }))
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible()
  expect(sent.filter((path) => path.endsWith('/subscriptions'))).toHaveLength(1)
  const kept = await inDatabase('select 1 from subscriptions where email = $1', [email])
  expect(kept).toHaveLength(1)
})

test('FAULT-17: twenty rapid clicks on Send Message send one message', async ({ page }) => {
  await stubMap(page)
  await open(page, '/contact-us')
  const sent = recordPosts(page)
  const main = page.getByRole('main')
  await fillContactForm(page)
  await clickTwentyTimes(main.getByRole('button', { name: 'Send Message' }))
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
  expect(sent.filter((path) => path.endsWith('/contact'))).toHaveLength(1)
})

test('FAULT-17: twenty rapid clicks on Submit send one campaign response and open one popup', async ({
  page,
}) => {
  await open(page, '/campaign')
  const sent = recordPosts(page)
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Rahima')
  await page
    .getByRole('textbox', { name: 'WhatsApp number' })
    .fill(`018${String(Date.now()).slice(-8)}`)
  await page.getByRole('textbox', { name: 'Your tips' }).fill('Boil less water.')
  await clickTwentyTimes(page.getByRole('button', { name: 'Submit' }))
  const thanks = page.getByRole('dialog')
  await expect(thanks).toHaveCount(1)
  expect(sent.filter((path) => path.endsWith('/campaign-responses'))).toHaveLength(1)
  await clickTwentyTimes(thanks.getByRole('button', { name: 'Close' }))
  await expect(thanks).toHaveCount(0)
})

test('FAULT-18: twenty rapid clicks on Find my order show the order once', async ({ page }) => {
  await orderFromBag(page, 106)
  await open(page, '/track-order')
  const sent = recordPosts(page)
  await clickTwentyTimes(page.getByRole('button', { name: 'Find my order' }))
  await expect(page.getByRole('heading', { name: /^Order \d+/ })).toHaveCount(1)
  expect(new Set(sent)).toEqual(new Set(['/api/orders/track']))
})
