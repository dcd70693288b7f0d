import { ordersNamed } from '../support/database.ts'
import { failedRequest, LOST_REQUESTS } from '../support/failed-request.ts'
import { expect, test } from '../support/shop-fixture.ts'
import {
  addToBag,
  bagLink,
  fillDeliveryForm,
  fillDirectForm,
  open,
  uniqueName,
  untilQuoted,
  waitForHydration,
} from '../support/shopper-actions.ts'

const faults = {
  blocked: () => {
    for (const key of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, key, {
        get: () => {
          throw new DOMException('denied')
        },
      })
  },
  // A sandboxed web view without an origin of its own.
  sandboxed: () => {
    const deny = (owner: object, key: string) =>
      Object.defineProperty(owner, key, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    for (const key of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) deny(window, key)
    deny(Document.prototype, 'cookie')
    deny(Navigator.prototype, 'serviceWorker')
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  broken: () => {
    const read = Storage.prototype.getItem
    Storage.prototype.getItem = function (key) {
      return this === localStorage ? '{"version":1,"lines":{"Kettle":' : read.call(this, key)
    }
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [name, fault] of Object.entries(faults)) {
  const options = name === 'blocked' ? {} : { tag: '@extended' }
  test(
    `FAULT-09: with ${name} storage every page opens, and a purchase is one order`,
    options,
    async ({ page }) => {
      const buyer = uniqueName(`Storage ${name}`)
      await page.addInitScript(fault)
      for (const path of ['/', '/products', '/cart', '/checkout', '/shipping', '/track-order']) {
        await open(page, path)
        await expect(page.getByRole('main'), path).toContainText(/\w{3}/)
      }
      await addToBag(page, 106)
      await expect(bagLink(page, 1)).toBeVisible()
      await bagLink(page, 1).click()
      await expect(page.getByText('1 item(s) in your bag.')).toBeVisible()
      await page.getByRole('button', { name: 'Checkout' }).click()
      await fillDeliveryForm(page, buyer)
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page).toHaveURL('/payment-success')
      await expect(page.getByText('Order Successful. Thank You!')).toBeVisible()
      await expect(bagLink(page, 0)).toBeVisible()
      expect(await ordersNamed(buyer)).toHaveLength(1)
    },
  )
}

test('FAULT-11: the same order from two tabs is one order, and both tabs show a page', async ({
  page,
  context,
  allowErrors,
}) => {
  const buyer = uniqueName('Two Tabs')
  await addToBag(page, 106)
  const other = await context.newPage()
  const broken: string[] = []
  other.on('pageerror', (error) => broken.push(error.message))
  for (const tab of [page, other]) {
    await open(tab, '/shipping')
    await fillDeliveryForm(tab, buyer)
  }
  // Each request waits for the other, so that both orders are sent concurrently.
  let arrived = 0
  await context.route('**/api/orders/confirm', async (route) => {
    arrived += 1
    await expect.poll(() => arrived).toBe(2)
    await route.continue()
  })
  const place = (tab: typeof page) => tab.getByRole('button', { name: 'Place Order' }).click()
  await place(page)
  await place(other)
  await expect
    .poll(() => [page.url(), other.url()].some((url) => url.endsWith('/payment-success')))
    .toBe(true)
  for (const tab of [page, other]) {
    await waitForHydration(tab)
    await expect(bagLink(tab, 0)).toBeVisible()
    await expect(tab.getByRole('main')).toContainText(
      /Order Successful|it was ordered or emptied in another tab/,
    )
  }
  expect(await ordersNamed(buyer)).toHaveLength(1)
  expect(broken).toEqual([])
  allowErrors(failedRequest(409, /\/api\/orders\/confirm/))
})

test('an order in another tab leaves the typed form, and says why it cannot be sent', async ({
  page,
  context,
}) => {
  await addToBag(page, 106)
  await open(page, '/shipping')
  await fillDeliveryForm(page, 'Rahima')
  const other = await context.newPage()
  await open(other, '/shipping')
  await fillDeliveryForm(other, 'Rahima Begum')
  await other.getByRole('button', { name: 'Place Order' }).click()
  await expect(other).toHaveURL('/payment-success')

  const main = page.getByRole('main')
  const reason = main.getByRole('status').filter({ hasText: 'ordered or emptied in another tab' })
  await expect(reason.getByRole('link', { name: 'See your orders' })).toBeVisible()
  await expect(main.getByRole('textbox', { name: /name/i })).toHaveValue('Rahima')
  await expect(main.getByRole('checkbox')).toBeChecked()
  await expect(main.getByRole('button', { name: 'Place Order' })).toBeDisabled()

  await addToBag(other, 106)
  await expect(reason).toHaveCount(0)
  await expect(main.getByRole('textbox', { name: /name/i })).toHaveValue('Rahima')
  await main.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL('/payment-success')
})

test('FAULT-25: a direct order that fails offline keeps the form values, and the retry is one order', async ({
  page,
  context,
  expectErrors,
  allowErrors,
}) => {
  const buyer = uniqueName('Direct Ferry')
  await untilQuoted(page, () => fillDirectForm(page, 106, buyer))
  await context.setOffline(true)
  const send = page.getByRole('button', { name: 'Confirm Your Order' })
  await send.click()
  await expect(page.getByText(/We could not place your order/)).toBeVisible()
  const typed = page.getByRole('main').getByRole('textbox', { name: /full name/i })
  await expect(typed).toHaveValue(buyer)
  await expect(bagLink(page, 1)).toBeVisible()
  await context.setOffline(false)
  await send.click()
  await expect(page).toHaveURL('/thank-you')
  expect(await ordersNamed(buyer)).toHaveLength(1)
  await expect(bagLink(page, 0)).toBeVisible()
  await expectErrors(
    failedRequest('ERR_INTERNET_DISCONNECTED', /\/api\/orders\/quote/),
    /^The bag could not be checked\. NetworkError: /,
  )
  allowErrors(...LOST_REQUESTS)
})
