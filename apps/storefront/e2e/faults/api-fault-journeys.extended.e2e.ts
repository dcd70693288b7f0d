import type { Page } from '@playwright/test'
import type { FakeApiMode } from '../support/fake-api.ts'
import { expect, test } from '../support/fake-api-fixture.ts'
import { failedRequest, LOST_ADDRESS } from '../support/failed-request.ts'
import { bagQuantities } from '../support/rapid-clicks.ts'
import { bagLink, fillDeliveryForm, waitForHydration } from '../support/shopper-actions.ts'

/** What the browser logs in each mode: the status of a page, the fault of a call, and what each call threw. */
const modes = {
  down: {
    page: 503,
    call: 'ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET',
    bag: 'NetworkError',
    order: 'NetworkError',
  },
  error: { page: 503, call: 500, bag: 'ApiError: Broken', order: 'ApiError: Broken' },
  html: { page: 503, bag: 'SyntaxError', order: 'SyntaxError' },
  empty: { bag: 'TypeError', order: 'Error: The answer to an order held no order' },
  'no-data': { bag: 'TypeError', order: 'Error: The answer to an order held no order' },
  malformed: { bag: 'TypeError', order: 'Error: The answer to an order held no order' },
} satisfies Partial<Record<FakeApiMode, LoggedFaults>>

interface LoggedFaults {
  page?: number
  call?: number | string
  bag: string
  order: string
}

const errorsOf = ({ page, call, bag, order }: LoggedFaults, pages: RegExp): RegExp[] => [
  new RegExp(`^The bag could not be checked\\. ${bag}`),
  new RegExp(`^The order was not placed\\. ${order}`),
  ...(page ? [failedRequest(page, pages)] : []),
  ...(call
    ? [failedRequest(call, /\/orders\/quote/), failedRequest(call, /\/orders\/confirm/)]
    : []),
]

let visit = 0
/** A query that no cache has seen. */
const fresh = () => `visit=${process.pid}-journey-${++visit}`

/** Stores a bag with two kettles before the first page loads. */
async function storeBag(page: Page) {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('started')) return
    sessionStorage.setItem('started', '1')
    const kettle = {
      productId: 4,
      name: 'Kettle',
      price: 100,
      discountPrice: null,
      finalPrice: 100,
      image: null,
      stock: 5,
      quantity: 5,
      order_id: null,
      campaign_id: null,
      category: 'Kitchen',
      cartQuantity: 2,
    }
    localStorage.setItem('bag', JSON.stringify({ version: 1, lines: { Kettle: kettle } }))
  })
}

/** Expects the footer, some content and the unchanged bag. */
async function expectPageWithBag(page: Page, where: string) {
  await expect(page.getByRole('contentinfo'), where).toBeVisible()
  await expect(page.locator('main'), where).toContainText(/\w{3}/)
  await expect(bagLink(page, 1), where).toBeVisible()
  expect(await bagQuantities(page), where).toEqual({ Kettle: 2 })
}

/** Submits the delivery form and expects an error message with all values and the bag kept. */
async function expectFailedOrder(page: Page, where: string) {
  await fillDeliveryForm(page, 'Rahima')
  await page.getByRole('button', { name: 'Place Order' }).click()
  const message = page.getByText(
    /order is not confirmed|do not know whether|could not place your order/,
  )
  await expect(message, where).toBeVisible()
  const name = page.getByRole('main').getByRole('textbox', { name: /name/i })
  await expect(name, where).toHaveValue('Rahima')
  await expect(page.getByRole('button', { name: 'Place Order' }), where).toBeEnabled()
  await expectPageWithBag(page, where)
}

for (const [name, logged] of Object.entries<LoggedFaults>(modes)) {
  const mode = name as keyof typeof modes
  test(`FAULT-01, FAULT-02: with an API that is ${mode}, server-rendered pages keep the bag, and so does a failed order`, async ({
    page,
    shop,
    expectErrors,
    allowErrors,
  }) => {
    shop.api.mode = mode
    await storeBag(page)
    for (const path of [
      '/',
      '/products',
      '/product-details/4',
      '/cart',
      '/checkout',
      '/shipping',
    ]) {
      await page.goto(`${shop.url}${path}?${fresh()}`)
      await waitForHydration(page)
      await expectPageWithBag(page, path)
    }
    await expectFailedOrder(page, mode)
    await expectErrors(...errorsOf(logged, /\/(?:products|product-details\/4)?\?visit=\S+/))
    allowErrors(LOST_ADDRESS)
  })

  test(`when the API becomes ${mode}, client navigations keep the bag, and so does a failed order`, async ({
    page,
    shop,
    expectErrors,
    allowErrors,
  }) => {
    allowErrors(LOST_ADDRESS)
    shop.api.mode = 'good'
    await storeBag(page)
    // A unique query bypasses the page cache of the server.
    await page.route(/\.data(\?|$)/, (route) => {
      const url = new URL(route.request().url())
      url.searchParams.set('visit', fresh())
      return route.continue({ url: url.href })
    })
    await page.goto(`${shop.url}/products?${fresh()}`)
    await waitForHydration(page)
    const product = page.getByRole('main').getByRole('article').getByRole('link').last()
    await expect(product).toBeVisible()
    shop.api.mode = mode
    await product.click()
    await expect(page).toHaveURL(
      mode === 'no-data' || mode === 'empty' ? /not-found/ : /product-details/,
    )
    await expectPageWithBag(page, 'details')
    const banner = page.getByRole('banner')
    for (const [link, url] of [
      [banner.getByRole('link', { name: 'All Products' }), /\/products$/],
      [banner.getByRole('link', { name: 'Combo' }), /\/combo-products$/],
      [banner.getByRole('link', { name: /, home$/ }), /\/$/],
      [bagLink(page, 1), /\/cart$/],
    ] as const) {
      await link.click()
      await expect(page).toHaveURL(url)
      await expectPageWithBag(page, String(url))
    }
    await page.getByRole('button', { name: 'Checkout' }).click()
    await expect(page).toHaveURL(/\/shipping$/)
    await expectFailedOrder(page, mode)
    await expectErrors(...errorsOf(logged, /\/\S+\.data(?:\?\S*)?/))
  })
}

test('FAULT-03: with an API that takes ten seconds, a client navigation shows that it loads, and then the error', async ({
  page,
  shop,
  expectErrors,
}) => {
  shop.api.mode = 'good'
  await storeBag(page)
  await page.goto(`${shop.url}/about-us?${fresh()}`)
  await waitForHydration(page)
  shop.api.mode = 'slow'
  await page.getByRole('banner').getByRole('link', { name: 'All Products' }).click()
  await expect(page.getByRole('main').getByText('Loading...')).toBeAttached()
  await expect(page.getByText('Failed to load products.', { exact: false })).toBeVisible()
  await expectPageWithBag(page, 'list')
  await bagLink(page, 1).click()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible()
  await expectPageWithBag(page, 'shipping')
  await expectErrors(failedRequest(503, /\/products\.data\S*/))
})
