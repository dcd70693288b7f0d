import type { Page } from '@playwright/test'
import { inDatabase, ordersNamed, storedOrder } from '../support/database.ts'
import { failedRequest } from '../support/failed-request.ts'
import { expect, test } from '../support/shop-fixture.ts'
import {
  addToBag,
  fillDeliveryForm,
  fillDirectForm,
  open,
  shownOrderNumber,
  uniqueName,
  untilQuoted,
} from '../support/shopper-actions.ts'

const place = (page: Page) => page.getByRole('button', { name: 'Place Order' })
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'What you typed' })
const nameField = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /name/i })

/** Raises the price of a product by taka; a discounted price rises as much. */
const raisePrice = (id: number, taka: number) =>
  inDatabase(
    'update products set price = price + $1, discount_price = discount_price + $1 where id = $2',
    [taka * 100, id],
  )

test('a bag that became dearer is not ordered until the shopper confirms the new total', async ({
  page,
  expectErrors,
}) => {
  const name = uniqueName('Dearer Bag')
  await addToBag(page, 110)
  await untilQuoted(page, () => open(page, '/shipping'))
  await fillDeliveryForm(page, name)
  await raisePrice(110, 1000)
  try {
    await place(page).click()
    await expect(refusal(page)).toContainText('The total went up')
    await expect(refusal(page)).toContainText('Nothing was ordered')
    await expect(refusal(page)).toContainText(/Total\s*Before: ৳[\d,.]+\s*Now: ৳[\d,.]+/)
    await expect(refusal(page)).toContainText(/Reference [\w-]{8,}/)
    expect(await ordersNamed(name)).toHaveLength(0)
    await expect(nameField(page)).toHaveValue(name)
    await expect(page.getByRole('checkbox')).toBeChecked()
    const total = (await refusal(page).innerText()).match(/Total[^]*Now:\s*(৳[\d,.]+)/)?.[1] ?? '-'
    await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText(total)
    await place(page).click()
    await expect(page).toHaveURL('/payment-success')
    const order = await storedOrder(await shownOrderNumber(page))
    expect(order?.total).toBe(Number(total.replace(/[৳,]/g, '')) * 100)
    expect(await ordersNamed(name)).toHaveLength(1)
  } finally {
    await raisePrice(110, -1000)
  }
  await expectErrors(
    failedRequest(409, /\/api\/orders\/confirm/),
    /^The order was not placed\. ApiError: The total is \d+ tk now, not \d+ tk\. Please confirm again\./,
  )
})

test('Buy Now asks again when the product became dearer', async ({ page, expectErrors }) => {
  const name = uniqueName('Dearer Product')
  await untilQuoted(page, () => fillDirectForm(page, 111, name))
  await raisePrice(111, 500)
  try {
    const confirm = page.getByRole('button', { name: 'Confirm Your Order' })
    await confirm.click()
    await expect(refusal(page)).toContainText('Nothing was ordered')
    expect(await ordersNamed(name)).toHaveLength(0)
    await confirm.click()
    await expect(page).toHaveURL('/thank-you')
    expect(await ordersNamed(name)).toHaveLength(1)
  } finally {
    await raisePrice(111, -500)
  }
  await expectErrors(
    failedRequest(409, /\/api\/orders\/confirm/),
    /^The order was not placed\. ApiError: The total is \d+ tk now, not \d+ tk\. Please confirm again\./,
  )
})
