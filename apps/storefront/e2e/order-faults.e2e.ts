import { expect, inDatabase, test } from './shop.ts'
import { badge, fillDelivery, open, putInBag } from './steps.ts'

const CONFIRM = '**/api/orders/confirm'
const ordersOf = (name: string) =>
  inDatabase((sql) => sql`select 1 from orders where delivery_name = ${name}`)

test('an order that the server could not take: bag and form stay, and the next try is one order', async ({
  page,
  complaints,
}) => {
  const name = 'Patient One'
  await putInBag(page, 106)
  await open(page, '/shipping')
  await fillDelivery(page, name)
  await page.route(CONFIRM, (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, message: 'x', data: null } }),
  )
  const send = page.getByRole('button', { name: 'Place Order' })
  await send.click()
  await expect(page.getByText(/We could not place your order/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Call/ }).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox', { name: /name/i })).toHaveValue(name)
  await expect(badge(page, 1)).toBeVisible()
  await page.unroute(CONFIRM)
  await send.click()
  await expect(page).toHaveURL('/payment-success')
  expect(await ordersOf(name)).toHaveLength(1)
  complaints.length = 0
})

test('an order whose answer is lost, or is a login page, is still one order', async ({
  page,
  complaints,
}) => {
  const name = 'Lost Answer'
  await putInBag(page, 106)
  await open(page, '/shipping')
  await fillDelivery(page, name)
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
  await expect(page.getByText(/We could not place your order/)).toBeVisible({ timeout: 10_000 })
  // A reload in despair keeps the key of the order.
  await page.reload()
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true')
  await fillDelivery(page, name)
  await send.click()
  await expect(page).toHaveURL('/payment-success')
  expect(tries).toBe(3)
  expect(await ordersOf(name)).toHaveLength(1)
  complaints.length = 0
})

test('offline in the middle of ordering: nothing is lost, and it goes on when the network is back', async ({
  page,
  context,
  complaints,
}) => {
  const name = 'Ferry Passenger'
  await putInBag(page, 106)
  await open(page, '/shipping')
  await fillDelivery(page, name)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const send = page.getByRole('button', { name: 'Place Order' })
  await send.click()
  await expect(page.getByText(/We could not place your order/)).toBeVisible({ timeout: 10_000 })
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
  expect(await ordersOf(name)).toHaveLength(1)
  complaints.length = 0
})

test('a page that was wanted offline opens when the connection is back', async ({
  page,
  context,
  complaints,
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
  complaints.length = 0
})

test('E-21, R-TY-05: without the products file the thank-you page has no suggestions and says so', async ({
  page,
  complaints,
}) => {
  await page.route('**/products.json', (route) => route.fulfill({ status: 500, body: '' }))
  await open(page, '/product-details/106')
  await page.getByRole('button', { name: 'Buy Now' }).first().click()
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: /full name/i }).fill('Karim')
  await form.getByRole('textbox', { name: /mobile/i }).fill('01812345678')
  await form.getByRole('textbox', { name: /address/i }).fill('Mirpur 10, Dhaka')
  await page.getByRole('button', { name: 'Confirm Your Order' }).click()
  await expect(page.getByText('No discounted products available right now.')).toBeVisible()
  complaints.length = 0
})

test('E-13, E-16: a message or a tip that does not get through says so and keeps what was typed', async ({
  page,
  complaints,
}) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }))
  await page.route('**/api/contact', (route) => route.abort())
  await open(page, '/contact-us')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Name' }).fill('Rahima')
  await main.getByRole('textbox', { name: 'Email' }).fill('rahima@example.com')
  await main.getByRole('textbox', { name: 'Phone' }).fill('01712345678')
  await main.getByRole('textbox', { name: 'Message' }).fill('When do you open?')
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
  complaints.length = 0
})
