import { expect, hydrated, inDatabase, test } from './shop.ts'
import { badge, fillDelivery, fillDirect, nobodyElse, open, putInBag } from './steps.ts'

const ordersOf = (name: string) =>
  inDatabase((sql) => sql`select 1 from orders where delivery_name = ${name}`)

const faults = {
  blocked: () => {
    for (const key of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, key, {
        get: () => {
          throw new DOMException('denied')
        },
      })
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
  test(`with ${name} storage every page opens, and a whole purchase is one order`, async ({
    page,
  }) => {
    const buyer = nobodyElse(`Storage ${name}`)
    await page.addInitScript(fault)
    for (const path of ['/', '/products', '/cart', '/checkout', '/shipping', '/track-order']) {
      await open(page, path)
      await expect(page.getByRole('main'), path).toContainText(/\w{3}/)
    }
    await putInBag(page, 106)
    await expect(badge(page, 1)).toBeVisible()
    await badge(page, 1).click()
    await expect(page.getByText('1 item(s) in your bag.')).toBeVisible()
    await page.getByRole('button', { name: 'Checkout' }).click()
    await fillDelivery(page, buyer)
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL('/payment-success')
    await expect(page.getByText('Order Successful. Thank You!')).toBeVisible()
    await expect(badge(page, 0)).toBeVisible()
    expect(await ordersOf(buyer)).toHaveLength(1)
  })
}

test('the same order sent from two tabs at once is one order, and no tab is blank', async ({
  page,
  context,
  complaints,
}) => {
  const buyer = nobodyElse('Two Tabs')
  await putInBag(page, 106)
  const other = await context.newPage()
  const broken: string[] = []
  other.on('pageerror', (error) => broken.push(error.message))
  for (const tab of [page, other]) {
    await open(tab, '/shipping')
    await fillDelivery(tab, buyer)
  }
  // The answers wait for each other, so that both orders are under way together.
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
    await hydrated(tab)
    await expect(badge(tab, 0)).toBeVisible()
    await expect(tab.getByRole('main')).toContainText(/Order Successful|Nothing to checkout/)
  }
  expect(await ordersOf(buyer)).toHaveLength(1)
  expect(broken).toEqual([])
  complaints.length = 0
})

test('offline at the direct form: what was typed stays, and the next try is one order', async ({
  page,
  context,
  complaints,
}) => {
  const buyer = nobodyElse('Direct Ferry')
  await fillDirect(page, 106, buyer)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const send = page.getByRole('button', { name: 'Confirm Your Order' })
  await send.click()
  await expect(page.getByText(/We could not place your order/)).toBeVisible({ timeout: 10_000 })
  const typed = page.getByRole('main').getByRole('textbox', { name: /full name/i })
  await expect(typed).toHaveValue(buyer)
  await expect(badge(page, 1)).toBeVisible()
  await context.setOffline(false)
  await send.click()
  await expect(page).toHaveURL('/thank-you')
  expect(await ordersOf(buyer)).toHaveLength(1)
  await expect(badge(page, 0)).toBeVisible()
  expect(complaints.filter((line) => line.startsWith('page error'))).toEqual([])
  complaints.length = 0
})
