import type { BrowserContext, Page } from '@playwright/test'
import { failedRequest, LOST_REQUESTS } from '../support/failed-request.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { startShopProxy } from '../support/shop-proxy.ts'
import { fillDeliveryForm, open, passTime, waitForHydration } from '../support/shopper-actions.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens a page and waits until the service worker has kept it with its scripts. */
async function openAndKeep(page: Page, path: string): Promise<void> {
  await open(page, path)
  await waitUntilKept(page, path)
}

/** Waits until a page is kept with the scripts of the page that is shown. */
async function waitUntilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(isCached, path)).toBe(true)
}

/** Whether a page is kept with its scripts. Runs in the page. */
async function isCached(path: string): Promise<boolean> {
  const response = await caches.match(path, { ignoreVary: true })
  const scripts = (await response?.text())?.match(/\/assets\/[\w.-]+\.js/g)
  if (!scripts) return false
  const kept = await Promise.all(
    [...document.scripts, ...document.querySelectorAll('link[rel=modulepreload]')]
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
      .filter((address) => address.startsWith('/assets/'))
      .map((address) => caches.match(address, { ignoreVary: true })),
  )
  return kept.every(Boolean)
}

const disconnect = (context: BrowserContext) => context.setOffline(true)

test('a page that was opened once opens without a connection, with its pictures and its actions', async ({
  page,
  context,
  allowErrors,
}) => {
  await openAndKeep(page, '/')
  await openAndKeep(page, '/product-details/106')
  await disconnect(context)
  await page.goto('/')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { name: /Upto \d+% Discount/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'as it was on' })).toHaveText(
    /you see this page as it was on \d+ \w+ \d{4}.*Prices and stock may have changed\.$/,
  )
  const banner = page.getByRole('main').locator('img').first()
  expect(await banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.goto('/product-details/106')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('banner').getByRole('link', { name: /bag/i })).toContainText('1')
  allowErrors(...LOST_REQUESTS)
})

test('pages that are opened by links are not downloaded as documents, and no file is downloaded twice', async ({
  page,
  baseURL,
}) => {
  const { address, answers, stop } = await startShopProxy({ shop: baseURL ?? '' })
  const documents = () =>
    answers
      .filter(({ contentType, bytes }) => contentType.startsWith('text/html') && bytes > 0)
      .map(({ path }) => path)
      .sort()
  await openAndKeep(page, `${address}/`)
  const header = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  const card = page.getByRole('main').getByRole('article').first().getByRole('heading')
  for (const link of [
    header.getByRole('link', { name: 'All Products' }),
    card.getByRole('link'),
    header.getByRole('link', { name: 'Combo' }),
    footer.getByRole('link', { name: 'About Us' }),
    footer.getByRole('link', { name: /Terms/ }),
  ]) {
    const before = page.url()
    await link.click()
    await expect(page).not.toHaveURL(before)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  }
  // The worker answers messages in their order: once it has cached this page, it has answered all before.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const urls = [new URL('/login', location.origin).href]
    active?.postMessage({ type: 'cache', urls })
  })
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/login', { ignoreVary: true }))?.ok))
    .toBe(true)
  expect(documents()).toEqual(['/', '/login', '/offline'])
  const files = answers
    .filter(({ path, bytes }) => /^\/(assets|media)\//.test(path) && bytes > 0)
    .map(({ path }) => path)
  expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([])
  const total = answers.reduce((sum, { bytes }) => sum + bytes, 0)
  process.stdout.write(`Six pages with the worker: ${total} bytes.\n`)
  await stop()
})

test(
  'without a connection a link to a kept page opens it, and a link to another one waits',
  { tag: '@extended' },
  async ({ page, context, allowErrors }) => {
    await openAndKeep(page, '/about-us')
    await openAndKeep(page, '/cart')
    await openAndKeep(page, '/')
    await disconnect(context)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: /Terms/ }).click()
    await expect(page.getByText('The page opens when the connection is back.')).toBeVisible()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await footer.getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about-us')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/privacy-policy')
    await page.getByRole('main').getByRole('link', { name: 'Your bag' }).click()
    await expect(page.getByRole('heading', { name: 'Shopping Bag' })).toBeVisible()
    allowErrors(...LOST_REQUESTS)
  },
)

test(
  'a page that was never opened shows the offline page, and opens when the connection is back',
  { tag: '@extended' },
  async ({ page, context, allowErrors }) => {
    await openAndKeep(page, '/products')
    await waitUntilKept(page, '/offline')
    await disconnect(context)
    await page.goto('/product-details/4?campaign=1')
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/product-details/4?campaign=1',
    )
    await expect(main.getByRole('listitem').getByRole('link')).toHaveText(['All Products'])
    await expect(main.getByRole('link', { name: 'Your bag' })).toHaveCount(0)
    await context.setOffline(false)
    // A check that comes before the network does is repeated after five seconds.
    await expect(page).toHaveURL('/product-details/4?campaign=1')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Electric Kettle')
    allowErrors(...LOST_REQUESTS)
  },
)

test(
  'after a choice of Bengali a page that was never opened shows the offline page in Bengali',
  { tag: '@extended' },
  async ({ page, context, allowErrors }) => {
    await openAndKeep(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'বাংলা' }).click()
    await expect(page).toHaveURL('/bn')
    await waitForHydration(page)
    await expect.poll(() => page.evaluate(isCached, '/bn/offline')).toBe(true)
    await disconnect(context)
    const title = page.getByRole('heading', { name: 'ইন্টারনেট নেই' })
    await page.goto('/bn/product-details/4')
    await expect(title).toBeVisible()
    // Also at an address without a language, such as one from a chat.
    await page.goto('/product-details/4?campaign=1')
    await expect(title).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: 'আবার চেষ্টা করুন' }),
    ).toHaveAttribute('href', '/bn/product-details/4?campaign=1')
    await context.setOffline(false)
    await expect(page).toHaveURL('/bn/product-details/4?campaign=1')
    allowErrors(...LOST_REQUESTS)
  },
)

test('an order without a connection says so, and is not sent when the connection is back', async ({
  page,
  context,
  expectErrors,
  allowErrors,
}) => {
  const orders: string[] = []
  let connected = true
  context.on('request', (request) => {
    if (connected && request.url().endsWith('/orders/confirm')) orders.push(request.url())
  })
  await openAndKeep(page, '/product-details/106')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await openAndKeep(page, '/shipping')
  await fillDeliveryForm(page)
  connected = false
  await disconnect(context)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(
    page.getByRole('main').getByText('nothing will be sent by itself').first(),
  ).toBeVisible()
  connected = true
  await context.setOffline(false)
  // The page has answered the return of the connection: a link opens again.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  await open(page, '/shipping')
  expect(orders).toEqual([])
  await expectErrors(
    failedRequest('ERR_INTERNET_DISCONNECTED', /\/api\/orders\/quote/),
    /^The bag could not be checked\. NetworkError: /,
  )
  allowErrors(...LOST_REQUESTS)
})

test(
  'a purchase succeeds from pages that the worker has kept, and no answer of the API is kept',
  { tag: '@extended' },
  async ({ page }) => {
    await openAndKeep(page, '/product-details/106')
    await openAndKeep(page, '/shipping')
    await open(page, '/product-details/106')
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await open(page, '/shipping')
    await fillDeliveryForm(page)
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL('/payment-success')
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ method, url }) => `${method} ${new URL(url).pathname}`)
    })
    expect(kept.length).toBeGreaterThan(5)
    expect(kept.filter((line) => !line.startsWith('GET ') || line.includes(' /api/'))).toEqual([])
  },
)

test(
  'a page from the worker takes the price that the shop has now',
  { tag: '@extended' },
  async ({ page }) => {
    // The name of this product has no unit, so the heading has it in one piece.
    await openAndKeep(page, '/product-details/2')
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    // The page as it was kept before the shop changed the name of the product.
    await page.evaluate(async (now) => {
      const key = '/product-details/2'
      const cache = await caches.open(
        (await caches.keys()).find((each) => each.startsWith('shop-pages-')) ?? '',
      )
      const kept = await cache.match(key, { ignoreVary: true })
      if (!kept) throw new Error('The page is not kept.')
      const old = (await kept.text()).replaceAll(now, 'Earlier Name')
      await cache.delete(key, { ignoreVary: true })
      await cache.put(key, new Response(old, { headers: kept.headers }))
    }, name)
    const shown = await (await page.goto('/product-details/2'))?.text()
    expect(shown).toContain('Earlier Name')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  },
)

test('a browser that saves data gets no service worker', { tag: '@extended' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.clock.install()
  await open(page, '/')
  await passTime(page)
  const registrations = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  )
  expect(registrations).toEqual([])
})
