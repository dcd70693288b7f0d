import { pressTwenty, quantities, sentBy } from './presses.ts'
import { expect, inDatabase, test } from './shop.ts'
import {
  badge,
  fillDelivery,
  fillDirect,
  nobodyElse,
  open,
  orderFromBag,
  putInBag,
} from './steps.ts'

const ordersOf = (name: string) =>
  inDatabase((sql) => sql`select 1 from orders where delivery_name = ${name}`)

test('twenty fast presses of Place Order are one call and one order', async ({ page }) => {
  const name = nobodyElse('Pressing Often')
  await putInBag(page, 3)
  await open(page, '/shipping')
  await fillDelivery(page, name)
  await pressTwenty(page.getByRole('radio', { name: /inside dhaka/i }))
  const sent = sentBy(page)
  await pressTwenty(page.getByRole('button', { name: 'Place Order' }))
  await expect(page).toHaveURL('/payment-success')
  await expect(badge(page, 0)).toBeVisible()
  expect(sent.filter((path) => path.endsWith('/orders/confirm'))).toHaveLength(1)
  expect(await ordersOf(name)).toHaveLength(1)
})

test('twenty fast presses of Confirm Your Order are one call and one order', async ({ page }) => {
  const name = nobodyElse('Confirming Often')
  await fillDirect(page, 106, name)
  const sent = sentBy(page)
  await pressTwenty(page.getByRole('button', { name: 'Confirm Your Order' }))
  await expect(page).toHaveURL('/thank-you')
  expect(sent.filter((path) => path.endsWith('/orders/confirm'))).toHaveLength(1)
  expect(await ordersOf(name)).toHaveLength(1)
  await expect(badge(page, 0)).toBeVisible()
  const suggestion = page.getByRole('main').getByRole('article').first()
  await pressTwenty(suggestion.getByRole('button', { name: /^Add .* to/i }))
  await expect(badge(page, 1)).toBeVisible()
  expect(await ordersOf(name)).toHaveLength(1)
})

test('an order refused under twenty fast presses keeps form and bag, and is one order at the next try', async ({
  page,
  complaints,
}) => {
  const name = nobodyElse('Refused Often')
  await putInBag(page, 106)
  await open(page, '/shipping')
  await fillDelivery(page, name)
  await page.route('**/api/orders/confirm', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, message: 'x', data: null } }),
  )
  const send = page.getByRole('button', { name: 'Place Order' })
  await pressTwenty(send)
  await expect(page.getByText(/We could not place your order/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox', { name: /name/i })).toHaveValue(name)
  expect(Object.values(await quantities(page))).toEqual([1])
  expect(complaints.filter((line) => line.startsWith('page error'))).toEqual([])
  complaints.length = 0
  await page.unroute('**/api/orders/confirm')
  await pressTwenty(send)
  await expect(page).toHaveURL('/payment-success')
  expect(await ordersOf(name)).toHaveLength(1)
})

test('twenty fast presses on the payment page choose, and end once on success', async ({
  page,
}) => {
  await putInBag(page, 3)
  await open(page, '/payment-method')
  const sent = sentBy(page)
  await pressTwenty(page.getByRole('radio', { name: /Cash On Delivery/i }))
  await expect(page.getByRole('radio', { name: /Cash On Delivery/i })).toBeChecked()
  await page.getByRole('main').getByRole('checkbox').check()
  await pressTwenty(page.getByRole('button', { name: /^Pay/ }))
  await expect(page).toHaveURL('/payment-success')
  expect(sent).toEqual([])
  await expect(badge(page, 1)).toBeVisible()
})

test('twenty fast presses on the newsletter are one subscription', async ({ page }) => {
  await open(page, '/about-us')
  const sent = sentBy(page)
  const email = `often-${Date.now()}@example.com`
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await pressTwenty(page.getByRole('button', { name: 'Subscribe' }))
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible()
  expect(sent.filter((path) => path.endsWith('/subscriptions'))).toHaveLength(1)
  const kept = await inDatabase((sql) => sql`select 1 from subscriptions where email = ${email}`)
  expect(kept).toHaveLength(1)
})

test('twenty fast presses on a message are one message', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }))
  await open(page, '/contact-us')
  const sent = sentBy(page)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Name' }).fill('Rahima')
  await main.getByRole('textbox', { name: 'Email' }).fill('rahima@example.com')
  await main.getByRole('textbox', { name: 'Phone' }).fill('01712345678')
  await main.getByRole('textbox', { name: 'Message' }).fill('When do you open?')
  await pressTwenty(main.getByRole('button', { name: 'Send Message' }))
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
  expect(sent.filter((path) => path.endsWith('/contact'))).toHaveLength(1)
})

test('twenty fast presses on a tip are one tip, and one popup that closes', async ({ page }) => {
  await open(page, '/campaign')
  const sent = sentBy(page)
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Rahima')
  await page
    .getByRole('textbox', { name: 'WhatsApp number' })
    .fill(`018${String(Date.now()).slice(-8)}`)
  await page.getByRole('textbox', { name: 'Your tips' }).fill('Boil less water.')
  await pressTwenty(page.getByRole('button', { name: 'Submit' }))
  const thanks = page.getByRole('dialog')
  await expect(thanks).toHaveCount(1)
  expect(sent.filter((path) => path.endsWith('/campaign-responses'))).toHaveLength(1)
  await pressTwenty(thanks.getByRole('button', { name: 'Close' }))
  await expect(thanks).toHaveCount(0)
})

test('twenty fast presses on Find my order show the order once, and change nothing', async ({
  page,
}) => {
  await orderFromBag(page, 106)
  await open(page, '/track-order')
  const sent = sentBy(page)
  await pressTwenty(page.getByRole('button', { name: 'Find my order' }))
  await expect(page.getByRole('heading', { name: /^Order \d+/ })).toHaveCount(1)
  expect(new Set(sent)).toEqual(new Set(['/api/orders/track']))
})
