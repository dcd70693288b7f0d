import { bagLines, pageData } from '../support/formats.ts'
import { failedRequest } from '../support/failed-request.ts'
import { expect, test } from '../support/shop-fixture.ts'
import {
  bagLink,
  fillDirectForm,
  open,
  orderFromBag,
  shownOrderNumber,
} from '../support/shopper-actions.ts'

test('a list that cannot be read during a navigation says so, and opens on the next try', async ({
  page,
  expectErrors,
}) => {
  await open(page, '/')
  await page.route(pageData('/products'), (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'All Products' }).first().click()
  await expect(page.getByText('Failed to load products. Please try again later.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products')
  await page.unroute(pageData('/products'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expectErrors(failedRequest('ERR_FAILED', /\/products\.data/))
})

test('Buy Now, Back and Buy Now again leave one piece, and none after the order', async ({
  page,
}) => {
  await fillDirectForm(page, 106)
  await page.goBack()
  await fillDirectForm(page, 106)
  const lines = Object.values(await bagLines(page))
  expect(lines.map(({ cartQuantity }) => cartQuantity)).toEqual([1])
  await page.getByRole('button', { name: /Confirm/ }).click()
  await expect(page).toHaveURL('/thank-you')
  await expect(bagLink(page, 0)).toBeVisible()
})

test('Track Order takes a number as people write it, and hides an order that no longer matches', async ({
  page,
  expectErrors,
}) => {
  await orderFromBag(page, 106)
  const order = await shownOrderNumber(page)
  await open(page, '/track-order')
  const number = page.getByRole('textbox', { name: 'Order number' })
  const found = page.getByRole('heading', { name: `Order ${order}: received` })
  const bengali = String(order).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '')
  for (const written of [`# ${order} `, bengali]) {
    await number.fill(written)
    await page.getByRole('button', { name: 'Find my order' }).click()
    await expect(found).toBeVisible()
  }
  await number.fill('1')
  await page.getByRole('button', { name: 'Find my order' }).click()
  await expect(page.getByText('No order has this number and phone.')).toBeVisible()
  await expect(found).toBeHidden()
  await expectErrors(failedRequest(404, /\/api\/orders\/track/))
})
