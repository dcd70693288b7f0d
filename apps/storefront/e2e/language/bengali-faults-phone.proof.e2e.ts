import type { Page, Route } from '@playwright/test'
import { button, faultsOf, main } from '../support/bengali-actions.ts'
import { failedRequest, LOST_ADDRESS } from '../support/failed-request.ts'
import { expect, test } from '../support/fake-api-fixture.ts'
import { shopperPhone } from '../support/shopper.ts'
import { open } from '../support/shopper-actions.ts'

// What a Bengali page says when something fails, is late or is kept in the browser.

/** Answers a call of the API with an error whose sentence is in English. */
const refuse =
  (status: number, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      headers,
      json: { statusCode: status, message: 'English', code: 'limit', errors: [], data: null },
    })
const lose = (route: Route) => route.abort()

/** The ways in which a call is not answered, by what the journey calls them. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'too often, with a time': refuse(429, { 'Retry-After': '240' }),
  'too often': refuse(429),
  'a broken shop': refuse(500),
  'no connection': lose,
}

/** Keeps a page as the service worker does, which the configuration of the journeys blocks. */
const keep = (page: Page, path: string, title: string) =>
  page.evaluate(
    async ([address, text]) => {
      const cache = await caches.open('shop-pages-test')
      const headers = { 'Content-Type': 'text/html' }
      await cache.put(address, new Response(`<title>${text}</title>`, { headers }))
    },
    [path, title] as const,
  )

test('no failure of a call, no late page and nothing that the browser keeps is in English', async ({
  page,
  expectErrors,
}) => {
  test.setTimeout(90_000)
  const { faults, look } = faultsOf(page)
  await open(page, '/bn/login')
  await page.evaluate(
    (claims) => {
      const bytes = new TextEncoder().encode(JSON.stringify(claims))
      localStorage.setItem('token', `x.${btoa(String.fromCharCode(...bytes))}.x`)
    },
    { name: 'রহিমা', phone: '01712345678' },
  )
  await open(page, '/bn/login')
  await expect(main(page)).toContainText('আবার স্বাগতম, রহিমা')
  await look('a known visitor')

  await open(page, '/bn/payment-method')
  await button(page, /পরিশোধ করুন/).click()
  await expect(main(page).getByText('আগে শর্তাবলিতে সম্মতি দিন।').first()).toBeVisible()
  await look('a payment without consent')

  await keep(page, '/bn/products', 'সব পণ্য · হাট')
  await keep(page, '/products', 'All Products · Haat')
  await open(page, '/bn/offline?from=/bn/cart')
  await expect(main(page).getByRole('link', { name: 'সব পণ্য', exact: true })).toBeVisible()
  await look('kept pages without a connection')

  await open(page, '/bn/track-order')
  const find = button(page, 'অর্ডার খুঁজুন')
  for (const [name, answer] of Object.entries(failures)) {
    await main(page).getByRole('textbox', { name: 'অর্ডার নম্বর' }).fill('১২৩৪৫৬৭৮৯০')
    await main(page).getByRole('textbox', { name: 'মোবাইল' }).fill(shopperPhone())
    await page.route('**/api/orders/track', answer)
    await find.click()
    await expect(find).toBeEnabled()
    await expect(main(page).getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
    await look(`an order is looked up: ${name}`)
    await page.unroute('**/api/orders/track')
  }

  await open(page, '/bn/product-details/106')
  await button(page, 'ছবি বড় করুন').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await look('the second picture, enlarged')
  await page.keyboard.press('Escape')
  await button(page, 'ব্যাগে রাখুন').click()
  await expect(page.getByText('ব্যাগে রাখা হয়েছে', { exact: false }).first()).toBeVisible()
  await page.route('**/api/orders/quote', lose)
  await open(page, '/bn/cart')
  await expect(main(page).getByRole('article')).toBeVisible()
  await look('a bag whose prices were not read')

  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/*.data*', async (route) => {
    await held
    await route.abort()
  })
  await open(page, '/bn/products')
  await main(page).getByRole('article').getByRole('link').first().click()
  const skeleton = main(page).locator('[data-shop=skeleton]')
  await expect(skeleton.first()).toBeAttached()
  await look('a page that is late')
  release()
  await expect(skeleton).toHaveCount(0)
  await look('a page that did not come')
  expect(faults).toEqual({})
  await expectErrors(
    failedRequest(429, /\/api\/orders\/track/),
    failedRequest(500, /\/api\/orders\/track/),
    failedRequest('ERR_FAILED', /\/api\/orders\/track/),
    /^The call about an order failed\. ApiError: English/,
    /^The call about an order failed\. NetworkError: /,
    failedRequest('ERR_FAILED', /\/api\/orders\/quote/),
    /^The bag could not be checked\. NetworkError: /,
    failedRequest('ERR_FAILED', /\/bn\/product-details\/\S+\.data/),
  )
})

test('no page of a shop whose products cannot be read is in English', async ({
  page,
  shop,
  expectErrors,
  allowErrors,
}) => {
  test.setTimeout(60_000)
  // A product without a name is called by its number.
  const names = ['Kettle', 'Kitchen', 'Tips', 'No', 'price', 'number', '1', '1,']
  const { faults, look } = faultsOf(page, names)
  for (const mode of ['error', 'empty', 'malformed'] as const) {
    shop.api.mode = mode
    for (const path of ['', '/products', '/product-details/4', '/compare?ids=4', '/campaign']) {
      // An address that no cache has seen.
      await page.goto(`${shop.url}/bn${path}${path.includes('?') ? '&' : '?'}visit=${mode}`)
      await expect(main(page)).toContainText(/[অ-হ]{2}/)
      await look(`${mode} ${path}`)
    }
  }
  expect(faults).toEqual({})
  await expectErrors(failedRequest(503, /\/bn\S*[?&]visit=error/))
  allowErrors(LOST_ADDRESS)
})
