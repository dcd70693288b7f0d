import { inDatabase, storedOrder } from '../support/database.ts'
import { lastOrder, storeDelivery, storeToken, storedDelivery } from '../support/formats.ts'
import { failedRequest } from '../support/failed-request.ts'
import { expect, test } from '../support/shop-fixture.ts'
import {
  addToBag,
  analyticsEvents,
  bagLink,
  fillDeliveryForm,
  open,
  shownOrderNumber,
  uniqueName,
} from '../support/shopper-actions.ts'
import { shopperPhone } from '../support/shopper.ts'

test('S-SHC-01, S-SHC-02, S-SHC-03, S-SHC-04, S-SHC-05, P-02, G-06: a placed order saves the address, empties the bag and is shown', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: '_fbp', value: 'fb.1.2.3', url: baseURL ?? '' }])
  await addToBag(page, 4)
  await open(page, '/shipping')
  const fields = page.getByRole('main').getByRole('textbox')
  await expect(fields).toHaveCount(3)
  await page.getByRole('radio', { name: /inside dhaka/i }).check()
  await expect(page.getByText('৳70.00').first()).toBeVisible()
  await fillDeliveryForm(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL('/payment-success')
  await expect(page.getByText('Paid Through: Cash On Delivary')).toBeVisible()
  await expect(bagLink(page, 0)).toBeVisible()
  expect(await storedDelivery(page)).toContain('Mirpur 10')
  expect(await analyticsEvents(page)).toContain('purchase')
  const number = await shownOrderNumber(page)
  const kept = await lastOrder(page)
  expect(kept.stored, 'the result is stored').toContain(`"orderId":${number}`)
  expect(kept.carried, 'and carried along').toContain(`"orderId":${number}`)
  expect(await storedOrder(number)).toMatchObject({
    deliveryName: 'Karim',
    deliveryPhone: shopperPhone(),
    deliveryAddress: 'Mirpur 10, Dhaka',
    zone: 'dhaka_inside',
    lines: [{ productId: 4, quantity: 1 }],
  })
  const rows = await inDatabase('select * from orders where id = $1', [number])
  expect(JSON.stringify(rows), 'the advertising cookie went with it').toContain('fb.1.2.3')
})

test('R-SHIPC-06, R-SHIPC-07, D-BRW-03: the delivery form is filled with the last address, or with the name and phone of a token', async ({
  page,
}) => {
  await storeToken(page, { name: 'Rahima', phone: '01712345678' })
  await addToBag(page, 3)
  await open(page, '/shipping')
  const name = page.getByRole('main').getByRole('textbox', { name: /name/i })
  await expect(name).toHaveValue('Rahima')
  await storeDelivery(page, {
    name: 'Salma',
    mobile: '01912345678',
    address: 'Sylhet',
    shipmentPlace: 'dhaka_inside',
  })
  await page.reload()
  await expect(name).toHaveValue('Salma')
  const form = page.getByRole('main')
  await expect(form.getByRole('textbox', { name: /mobile/i })).toHaveValue('01912345678')
  await expect(form.getByRole('textbox', { name: /address/i })).toHaveValue('Sylhet')
  await expect(page.getByRole('radio', { name: /inside dhaka/i })).toBeChecked()
})

test('AN-04: opening the delivery form is one begin_checkout event', async ({ page }) => {
  await addToBag(page, 3)
  await bagLink(page, 1).click()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL('/shipping')
  await page.getByRole('textbox', { name: /name/i }).first().fill('Karim')
  expect((await analyticsEvents(page)).filter((name) => name === 'begin_checkout')).toHaveLength(1)
})

test('FAULT-15: twenty rapid clicks on Place Order place one order on a desktop', async ({
  page,
}) => {
  await addToBag(page, 3)
  await open(page, '/shipping')
  const name = uniqueName('Pressing Often')
  await fillDeliveryForm(page, name)
  await page.getByRole('button', { name: 'Place Order' }).evaluate((button) => {
    for (let press = 0; press < 20; press++) (button as HTMLButtonElement).click()
  })
  await expect(page).toHaveURL('/payment-success')
  const orders = await inDatabase('select 1 from orders where delivery_name = $1', [name])
  expect(orders).toHaveLength(1)
})

test('S-SHC-06, E-12, FAULT-21: a product that sells out before the order shows an error, and bag and form values are kept', async ({
  page,
  expectErrors,
  setProduct,
}) => {
  await addToBag(page, 105)
  await open(page, '/shipping')
  await fillDeliveryForm(page, 'Too Late')
  await setProduct(105, { quantity: 0 })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect(page).toHaveURL('/shipping')
  await expect(page.getByRole('main').getByRole('textbox', { name: /name/i })).toHaveValue(
    'Too Late',
  )
  await expect(bagLink(page, 1)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change your bag' })).toBeVisible()
  expect(await inDatabase(`select 1 from orders where delivery_name = 'Too Late'`)).toHaveLength(0)
  await expectErrors(
    failedRequest(409, /\/api\/orders\/confirm/),
    /^The order was not placed\. ApiError: .* is sold out\./,
  )
})

test('A-70, FAULT-22: a changed price is shown before the order', async ({ page, setProduct }) => {
  await open(page, '/product-details/104')
  const [row] = await inDatabase('select price from products where id = 104')
  await setProduct(104, { price: Number(row?.['price']) + 10_000 })
  await page.getByRole('button', { name: 'Buy Now' }).first().click()
  await expect(page.getByText(/Price changed from ৳[\d,.]+ to ৳[\d,.]+/)).toBeVisible()
})

test('G-08, S-COMBO-01, S-COMBO-02, R-COMBO-04: a combo is ordered from its card, on a page with confetti', async ({
  page,
}) => {
  await open(page, '/combo-products')
  await expect(page.locator('canvas')).toHaveCount(1)
  await page.getByRole('button', { name: 'Order Now' }).first().click()
  await expect(page).toHaveURL('/shipping')
  await expect(bagLink(page, 1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible()
})

test('G-06, R-ROUTE-08, R-PAY-08, R-PAY-09, R-PAY-10, B-PAY-01: the payment page has a fixed price, sends no payment, and opens the success page', async ({
  page,
}) => {
  await open(page, '/payment-method')
  const pay = page.getByRole('button', { name: /^Pay/ })
  const amount = await pay.innerText()
  await addToBag(page, 3)
  await open(page, '/payment-method')
  expect(await pay.innerText()).toBe(amount)
  const sent: string[] = []
  page.on('request', (request) => {
    const stays = new URL(request.url()).origin === new URL(page.url()).origin
    if (request.method() !== 'GET' || !stays) sent.push(request.url())
  })
  const logged = page.waitForEvent('console', {
    predicate: (line) => line.text().startsWith('Payment'),
  })
  await page.getByRole('main').getByRole('checkbox').check()
  await pay.click()
  await expect(page).toHaveURL('/payment-success')
  await expect(page.getByText('Order Successful. Thank You!')).toBeVisible()
  expect((await logged).text()).toMatch(/^Payment sslcommerz \d+$/)
  expect(sent).toEqual([])
})
