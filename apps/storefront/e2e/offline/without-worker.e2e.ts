import type { Page } from '@playwright/test'
import { holdReact } from '../support/formats.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { failedRequest, LOST_ADDRESS, LOST_REQUESTS } from '../support/failed-request.ts'
import { open, setConnection } from '../support/shopper-actions.ts'

// Without a service worker, and with an empty bag: nothing of the order pages is prefetched.

const notice = (page: Page) => page.getByText('The page opens when the connection is back.')

const ways = {
  'the bag': {
    path: '/cart',
    press: (page: Page) => page.getByRole('banner').getByRole('link', { name: /bag/i }).click(),
  },
  'Buy Now': {
    path: '/shipping',
    press: (page: Page) =>
      page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first().click(),
  },
  'the other language': {
    path: '/bn/product-details/106',
    press: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'বাংলা' }).click(),
  },
}

for (const [name, { path, press }] of Object.entries(ways))
  test(`without a connection ${name} keeps the page, and opens when the connection is back`, async ({
    page,
    context,
    allowErrors,
  }) => {
    allowErrors(...LOST_REQUESTS, LOST_ADDRESS)
    await setConnection(page, { saveData: true })
    await open(page, '/product-details/106')
    await context.setOffline(true)
    await press(page)
    await expect(notice(page)).toBeVisible()
    await expect(page).toHaveURL('/product-details/106')
    await context.setOffline(false)
    await expect(page).toHaveURL(path)
  })

test('Buy Now before React arrives keeps the page while there is no connection', async ({
  page,
  context,
  allowErrors,
}) => {
  // Pictures may still be loading.
  allowErrors(...LOST_REQUESTS)
  const release = await holdReact(page)
  await page.goto('/product-details/106', { waitUntil: 'commit' })
  await page.locator('html[data-early]').waitFor({ state: 'attached' })
  const buy = page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first()
  await context.setOffline(true)
  await buy.click()
  await expect(buy).toHaveAttribute('aria-busy', 'true')
  await context.setOffline(false)
  release()
  await expect(page).toHaveURL('/shipping')
})

test('a shop that cannot be reached is said on a page of the shop, though the browser knows of a connection', async ({
  page,
  expectErrors,
  allowErrors,
}) => {
  await setConnection(page, { saveData: true })
  await open(page, '/product-details/106')
  await page.route('**/*', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: /bag/i }).click()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await page.unroute('**/*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden()
  await expect(page).toHaveURL('/cart')
  await expectErrors(
    failedRequest('ERR_FAILED', /\/assets\/cart-\S+|\/cart/),
    /^\w+: The shop cannot be reached\./,
  )
  // The browser loads them when it is idle.
  allowErrors(...LOST_REQUESTS)
})

test('the offline page takes an address that is none for the home page', async ({ page }) => {
  await open(page, '/offline?from=http://')
  await expect(page.getByRole('main').getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/',
  )
})
