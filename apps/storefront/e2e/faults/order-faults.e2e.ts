import { ordersNamed } from '../support/database.ts'
import { failedRequest, LOST_REQUESTS } from '../support/failed-request.ts'
import { expect, test } from '../support/shop-fixture.ts'
import {
  addToBag,
  bagLink,
  fillContactForm,
  fillDeliveryForm,
  fillDirectForm,
  open,
  stubMap,
  uniqueName,
  untilQuoted,
  waitForFile,
  waitForHydration,
} from '../support/shopper-actions.ts'

const CONFIRM = '**/api/orders/confirm'
test('FAULT-23: an order that fails keeps bag and form, and the retry is one order', async ({
  page,
  expectErrors,
}) => {
  const name = uniqueName('Patient One')
  await addToBag(page, 106)
  await open(page, '/shipping')
  await fillDeliveryForm(page, name)
  await page.route(CONFIRM, (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, message: 'x', data: null } }),
  )
  const send = page.getByRole('button', { name: 'Place Order' })
  await send.click()
  await expect(page.getByText(/Your order is not confirmed/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Call/ }).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox', { name: /name/i })).toHaveValue(name)
  await expect(bagLink(page, 1)).toBeVisible()
  await page.unroute(CONFIRM)
  await send.click()
  await expect(page).toHaveURL('/payment-success')
  expect(await ordersNamed(name)).toHaveLength(1)
  await expectErrors(
    failedRequest(500, /\/api\/orders\/confirm/),
    /^The order was not placed\. ApiError: x/,
  )
})

test('FAULT-24: an order whose response is lost, or is a login page, is still one order', async ({
  page,
  expectErrors,
}) => {
  const name = uniqueName('Lost Answer')
  await addToBag(page, 106)
  await open(page, '/shipping')
  await fillDeliveryForm(page, name)
  let tries = 0
  await page.route(CONFIRM, async (route) => {
    const answer = await route.fetch()
    tries += 1
    if (tries === 1) return route.abort('connectionreset')
    if (tries === 2) return route.fulfill({ contentType: 'text/html', body: '<p>Wi-Fi login</p>' })
    return route.fulfill({ response: answer })
  })
  const send = page.getByRole('button', { name: 'Place Order' })
  await send.click()
  await expect(page.getByText(/we do not know whether your order was placed/)).toBeVisible()
  // A reload asks whether the order was placed, and keeps its idempotency key.
  await page.reload()
  await waitForHydration(page)
  const [placed] = await ordersNamed(name)
  await expect(page.getByText(`Your earlier order ${placed?.id} of`)).toBeVisible()
  await fillDeliveryForm(page, name)
  await send.click()
  await expect(page).toHaveURL('/payment-success')
  expect(tries).toBe(3)
  expect(await ordersNamed(name)).toHaveLength(1)
  await expectErrors(
    failedRequest('ERR_CONNECTION_RESET', /\/api\/orders\/confirm/),
    /^The order was not placed\. SyntaxError: .* is not valid JSON/,
  )
})

test('FAULT-25: an order that is interrupted offline keeps bag and form, and continues after the reconnect', async ({
  page,
  context,
  expectErrors,
  allowErrors,
}) => {
  const name = uniqueName('Ferry Passenger')
  await addToBag(page, 106)
  await untilQuoted(page, () => open(page, '/shipping'))
  // The page after the order is loaded in advance.
  await waitForFile(page, '/payment-success-')
  await fillDeliveryForm(page, name)
  await context.setOffline(true)
  const send = page.getByRole('button', { name: 'Place Order' })
  await send.click()
  await expect(page.getByText(/We could not place your order/)).toBeVisible()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .click()
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL('/shipping')
  await expect(page.getByRole('main').getByRole('textbox', { name: /name/i })).toHaveValue(name)
  await context.setOffline(false)
  await page.route(CONFIRM, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer })
    await context.setOffline(true)
  })
  await send.click()
  await expect(page).toHaveURL('/payment-success')
  await expect(page.getByText('Order Successful. Thank You!')).toBeVisible()
  expect(await ordersNamed(name)).toHaveLength(1)
  await expectErrors(
    failedRequest('ERR_INTERNET_DISCONNECTED', /\/api\/orders\/quote/),
    /^The bag could not be checked\. NetworkError: /,
  )
  allowErrors(...LOST_REQUESTS)
})

test('a page that was requested offline opens after the reconnect', async ({
  page,
  context,
  allowErrors,
}) => {
  await open(page, '/about-us')
  await context.setOffline(true)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .click()
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL('/privacy-policy')
  allowErrors(...LOST_REQUESTS)
})

test('E-21, R-TY-05, FAULT-27: without products.json the thank-you page shows that there are no suggestions', async ({
  page,
  expectErrors,
}) => {
  await page.route('**/products.json', (route) => route.fulfill({ status: 500, body: '' }))
  await fillDirectForm(page, 106)
  await page.getByRole('button', { name: 'Confirm Your Order' }).click()
  await expect(page.getByText('No discounted products available right now.')).toBeVisible()
  await expectErrors(
    failedRequest(500, /\/products\.json/),
    /^Suggestions could not be read\. Error: products\.json answered 500/,
  )
})

test('E-13, E-16, FAULT-26: a contact message or campaign response that fails shows an error and keeps the values', async ({
  page,
  expectErrors,
}) => {
  await stubMap(page)
  await page.route('**/api/contact', (route) => route.abort())
  await open(page, '/contact-us')
  const main = page.getByRole('main')
  await fillContactForm(page)
  await main.getByRole('button', { name: 'Send Message' }).click()
  await expect(main.getByText('Something went wrong. Please try again.')).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('When do you open?')

  await page.route('**/api/campaign-responses', (route) => route.abort())
  await open(page, '/campaign')
  await main.getByRole('textbox', { name: 'Full Name' }).fill('Rahima')
  await main.getByRole('textbox', { name: 'WhatsApp number' }).fill('01712345678')
  await main.getByRole('textbox', { name: 'Your tips' }).fill('Boil less water.')
  await main.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Something went wrong while submitting your form.')).toBeVisible()
  await expectErrors(
    failedRequest('ERR_FAILED', /\/api\/contact/),
    /^The contact message was not sent\. NetworkError: /,
    failedRequest('ERR_FAILED', /\/api\/campaign-responses/),
    /^The campaign response was not sent\. NetworkError: /,
  )
})
