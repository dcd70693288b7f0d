import type { Page } from '@playwright/test'
import { storedIp } from '../support/formats.ts'
import { failedRequest } from '../support/failed-request.ts'
import { expect, test } from '../support/shop-fixture.ts'
import {
  addToBag,
  bagLink,
  fillDeliveryForm,
  fillDirectForm,
  open,
  uniqueName,
  untilQuoted,
} from '../support/shopper-actions.ts'
import { shopperPhone } from '../support/shopper.ts'

const CONFIRM = '**/api/orders/confirm'
const place = (page: Page) => page.getByRole('button', { name: 'Place Order' })
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'What you typed' })
const nameField = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /name/i })

/** Answers the next orders with an error of the API. */
const answerWith = (page: Page, status: number) =>
  page.route(CONFIRM, (route) =>
    route.fulfill({
      status,
      json: { statusCode: status, message: 'x', errors: [], data: null, requestId: 'ref-12345678' },
    }),
  )

test('an order for more than is left says what is left, with a reference', async ({
  page,
  expectErrors,
  setProduct,
}) => {
  await untilQuoted(page, () => fillDirectForm(page, 112, 'Short Stock'))
  await page.getByRole('button', { name: /Increase quantity/ }).click()
  await setProduct(112, { quantity: 1 })
  await page.getByRole('button', { name: 'Confirm Your Order' }).click()
  await expect(refusal(page)).toContainText('Only 1 left of')
  await expect(refusal(page)).toContainText('Please change your order and confirm again.')
  await expect(refusal(page)).toContainText(/Reference [\w-]{8,}/)
  await expect(nameField(page)).toHaveValue('Short Stock')
  await expectErrors(
    failedRequest(409, /\/api\/orders\/confirm/),
    /^The order was not placed\. ApiError: Only 1 left of /,
  )
})

test('an order of a product that was sold out meanwhile focuses the message, because Place Order is disabled', async ({
  page,
  expectErrors,
  setProduct,
}) => {
  await addToBag(page, 101)
  await untilQuoted(page, () => open(page, '/shipping'))
  await fillDeliveryForm(page, 'Too Late')
  await setProduct(101, { quantity: 0 })
  await place(page).press('Enter')
  await expect(place(page)).toBeDisabled()
  await expect(page.locator(':focus')).toContainText('What you typed')
  await expectErrors(
    failedRequest(409, /\/api\/orders\/confirm/),
    /^The order was not placed\. ApiError: .* is sold out\./,
  )
})

test('an order that the shop cannot store, or does not answer, says what to do', async ({
  page,
  expectErrors,
}) => {
  await addToBag(page, 106)
  await open(page, '/shipping')
  await fillDeliveryForm(page, 'Patient Two')
  const cases: [number, RegExp][] = [
    [503, /cannot store orders at the moment\. Please try again in a minute, or call us/],
    [500, /something went wrong in the shop\..*Please try again, or call us/],
  ]
  for (const [status, text] of cases) {
    await answerWith(page, status)
    await place(page).click()
    await expect(refusal(page)).toContainText(text)
    await expect(refusal(page)).toContainText('Reference ref-12345678')
    await expect(refusal(page).getByRole('link', { name: /Call/ })).toBeVisible()
    await page.unroute(CONFIRM)
  }
  await page.route(CONFIRM, (route) => route.abort('connectionreset'))
  await place(page).click()
  await expect(refusal(page)).toContainText('Check your connection and press the button again')
  await expect(refusal(page)).not.toContainText('Reference')
  await expect(nameField(page)).toHaveValue('Patient Two')
  await expect(bagLink(page, 1)).toBeVisible()
  await expectErrors(
    failedRequest(503, /\/api\/orders\/confirm/),
    failedRequest(500, /\/api\/orders\/confirm/),
    failedRequest('ERR_CONNECTION_RESET', /\/api\/orders\/confirm/),
    /^The order was not placed\. ApiError: x/,
    /^The order was not placed\. NetworkError: /,
  )
})

test('too many orders of one phone: the page says at once how many minutes to wait, and keeps the form', async ({
  page,
  expectErrors,
}) => {
  await addToBag(page, 106)
  await open(page, '/shipping')
  await fillDeliveryForm(page, 'Busy Buyer')
  const order = {
    deliveryName: 'Busy Buyer',
    deliveryPhone: shopperPhone(),
    deliveryAddress: 'Mirpur 10, Dhaka',
    products: [{ id: 106, quantity: 1 }],
  }
  let status = 200
  for (let sent = 0; sent < 50 && status === 200; sent += 1) {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    status = (await page.request.post('/api/orders/confirm', { data: order, headers })).status()
  }
  expect(status).toBe(429)
  await place(page).click()
  await expect(refusal(page)).toContainText(
    /Too many tries\. Please try again in \d+ minutes?\..*Reference [\w-]{8,}/,
  )
  await expect(place(page)).toBeEnabled()
  await expect(nameField(page)).toHaveValue('Busy Buyer')
  await expectErrors(
    failedRequest(429, /\/api\/orders\/confirm/),
    /^The order was not placed\. ApiError: Too many tries\./,
  )
})

test('every POST names the browser, apart from browser_id, also after a reload', async ({
  page,
}) => {
  const ids: (string | undefined)[] = []
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    if (request.method() === 'POST') ids.push(request.headers()['x-browser-id'])
    await route.fallback()
  })
  await addToBag(page, 106)
  await open(page, '/shipping')
  await expect.poll(() => ids.length).toBe(1)
  await fillDeliveryForm(page, uniqueName('Named Browser'))
  await place(page).click()
  await expect(page).toHaveURL('/payment-success')
  expect(ids).toHaveLength(2)
  expect(ids[0]).toMatch(/^[\da-f-]{36}$/)
  expect(ids[1]).toBe(ids[0])
  expect(await storedIp(page)).not.toBe(ids[0])
})

test('each refused press of the button shows the whole message, also the second one', async ({
  page,
  expectErrors,
}) => {
  await addToBag(page, 106)
  await open(page, '/shipping')
  await fillDeliveryForm(page, 'Patient Three')
  await answerWith(page, 503)
  for (let press = 1; press <= 3; press += 1) {
    // The shopper has the button at the lower edge of the screen, or right below the header.
    await place(page).evaluate((button, atTop) => button.scrollIntoView(atTop), press === 2)
    await place(page).click()
    await expect(refusal(page)).toBeVisible()
    await expect(place(page)).toBeEnabled()
    const header = await page.getByRole('banner').boundingBox()
    await expect
      .poll(async () => {
        const box = await refusal(page).boundingBox()
        const top = (box?.y ?? -1) - ((header?.y ?? 0) + (header?.height ?? 0))
        return top >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= 800
      })
      .toBe(true)
  }
  await expectErrors(
    failedRequest(503, /\/api\/orders\/confirm/),
    /^The order was not placed\. ApiError: x/,
  )
})
