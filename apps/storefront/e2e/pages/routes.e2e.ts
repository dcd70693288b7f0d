import type { Page } from '@playwright/test'
import { exampleUrls } from '../../app/lib/pages.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { open, waitForHydration } from '../support/shopper-actions.ts'

/** The landmarks of a page in document order. */
const landmarks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-shop=loading-bar], header, main, footer')]
      .filter((part) => !part.parentElement?.closest('main, footer'))
      .map((part) =>
        (part as HTMLElement).dataset['shop'] === 'loading-bar'
          ? 'loading-bar'
          : part.tagName.toLowerCase(),
      ),
  )

const pages = [
  ['R-ROUTE-01: home', '/', /Upto \d+% Discount/],
  ['R-ROUTE-02, R-LIST-02: all products', '/products', 'All Products'],
  ['R-ROUTE-02, R-LIST-03: one category', '/products?category=audio', 'Audio Products'],
  ['R-ROUTE-03: combos', '/combo-products', 'Combo Products'],
  ['products side by side', '/compare?ids=4,111', 'Compare products'],
  ['R-ROUTE-04, G-07: the bag', '/cart', 'Shopping Bag'],
  ['R-ROUTE-05: checkout', '/checkout', 'Checkout'],
  ['R-ROUTE-06: delivery details', '/shipping', 'Nothing to checkout.'],
  ['R-ROUTE-07: payment method', '/payment-method', /payment/i],
  ['R-ROUTE-13, R-POL-17: about us', '/about-us', /about/i],
  ['R-ROUTE-13: return and refund', '/return-refund', /return/i],
  ['R-ROUTE-13, R-POL-17: privacy', '/privacy-policy', /privacy/i],
  ['R-ROUTE-13: terms', '/terms-conditions', /terms/i],
  ['R-ROUTE-13: delivery policy', '/delivery-policy', /delivery/i],
  ['R-ROUTE-13: contact', '/contact-us', 'Contact us'],
  ['R-ROUTE-10: a product', '/product-details/4', /Electric Kettle/],
  ['R-ROUTE-14: campaign', '/campaign', /Kitchen Tips/],
  ['P-03, R-HEAD-10: login', '/login', 'You do not need an account'],
  ['A-11: track an order', '/track-order', 'Track Order'],
] as const

test('G-01, G-09, P-01, R-LAY-01: every page opens without sign-in, with the shared layout and its own title', async ({
  page,
}) => {
  const titles = new Set<string>()
  for (const [name, path, heading] of pages) {
    await test.step(name, async () => {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(200)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: heading }).first(), path).toBeVisible()
      await expect(page, path).toHaveURL(path)
      await expect(page.locator('input[type=password]')).toHaveCount(0)
      const newsletter = page.getByRole('contentinfo').getByRole('textbox')
      await expect(newsletter, path).toHaveAttribute('type', 'email')
      expect(await landmarks(page), path).toEqual(['loading-bar', 'header', 'main', 'footer'])
      titles.add(await page.title())
    })
  }
  expect(titles.size).toBe(pages.length)
})

test('the footer of each language links to order tracking', async ({ page }) => {
  for (const [path, name, href] of [
    ['/about-us', 'Track Order', '/track-order'],
    ['/bn/about-us', 'অর্ডার খুঁজুন', '/bn/track-order'],
  ] as const) {
    await page.goto(path)
    const link = page.getByRole('contentinfo').getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
  }
})

test('R-HEAD-10: the login page explains that no account is needed, and links to order tracking', async ({
  page,
}) => {
  await open(page, '/about-us')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'You do not need an account' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Track Order' })).toHaveAttribute(
    'href',
    '/track-order',
  )
})

test('R-ROUTE-06, R-SHIPD-02, R-SHIPD-03: the delivery page shows an empty state without a product', async ({
  page,
}) => {
  await open(page, '/shipping')
  await expect(page.getByText('Nothing to checkout.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go back' })).toBeVisible()
})

test('R-ROUTE-09, R-TY-02: the thank-you page without a product opens the home page', async ({
  page,
}) => {
  await page.goto('/thank-you')
  await expect(page).toHaveURL('/')
})

test('R-ROUTE-08: the order success page without an order claims none, and opens the home page', async ({
  page,
}) => {
  for (const [path, home] of [
    ['/payment-success', '/'],
    ['/bn/payment-success', '/bn'],
  ] as const) {
    const html = await (await page.request.get(path)).text()
    expect(html, path).toContain('<meta name="robots" content="noindex"')
    expect(html, path).not.toMatch(/Thank You!|ধন্যবাদ/)
    await page.goto(path)
    await expect(page).toHaveURL(home)
  }
  await open(page, '/about-us')
  await page.goto('/payment-success')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
})

test('R-ROUTE-15: the address of the not-found page answers 404 in both languages', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/not-found', 'Product Not Found'],
    ['/bn/not-found', 'পণ্যটি পাওয়া যায়নি'],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: title, level: 1 }), path).toBeVisible()
  }
})

test('R-ROUTE-10: a product opens by its id, whatever is after it, also when the address was cut short', async ({
  page,
}) => {
  const ordinary = ['/4', '/4/', '/4/kitchen', '/4/kitchen/', '/4/kitchen/kettle', '/4/a/b/']
  for (const path of [...ordinary, '/4/100%/y', '/4/%E0%A4%A/z', '/4//x', '/4/a/b/c']) {
    expect((await page.goto(`/product-details${path}`))?.status(), path).toBe(200)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText('Electric Kettle')
  }
})

test('R-LAY-02, R-LAY-03: the header is sticky, and the content starts 5rem below the top', async ({
  page,
}) => {
  await open(page, '/products')
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).marginTop)).toBe(
    '80px',
  )
  await page.evaluate(() => window.scrollTo(0, 900))
  expect((await page.getByRole('banner').boundingBox())?.y).toBeCloseTo(0, 0)
})

test('R-LAY-04: a new page starts at its top, and Back restores the scroll position', async ({
  page,
}) => {
  await open(page, '/products')
  const card = page.getByRole('article').nth(12).getByRole('link').last()
  await card.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(300)
  await card.click()
  await expect(page).toHaveURL(/product-details/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/products')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 100)
})

test(
  'R-LAY-05, B-TIME-06: a route change shows the loading bar for 800 ms',
  { tag: '@extended' },
  async ({ page }) => {
    await open(page, '/about-us')
    await page.evaluate(() => {
      const seen: { at: number; page: string; full: boolean }[] = []
      Object.assign(window, { seen })
      const look = () => {
        const bar = document.querySelector('[role=progressbar]')
        const full = bar?.getAttribute('aria-valuenow') === '100'
        if (bar) seen.push({ at: performance.now(), page: location.pathname, full })
        requestAnimationFrame(look)
      }
      look()
    })
    const policy = page.getByRole('contentinfo').getByRole('link', { name: /privacy/i })
    await policy.click()
    await expect(page).toHaveURL('/privacy-policy')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    const [grew, stood] = await page.evaluate(() => {
      const { seen } = window as unknown as {
        seen: { at: number; page: string; full: boolean }[]
      }
      const changed = seen.find((look) => look.page === '/privacy-policy')?.at ?? 0
      const filled = seen.find((look) => look.full)?.at ?? 0
      return [filled - changed, (seen.at(-1)?.at ?? 0) - filled] as const
    })
    // 800 ms of progress after the route change, then half a second at 100 %.
    expect(grew).toBeGreaterThan(700)
    expect(grew).toBeLessThan(1000)
    expect(stood).toBeGreaterThan(400)
    expect(stood).toBeLessThan(800)
  },
)

test('a new page is announced and receives the focus', async ({ page }) => {
  await open(page, '/about-us')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /privacy/i })).toHaveCount(1)
})

test('search engines find a sitemap with the products', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  expect(map).toContain('/sitemap-products-1.xml')
  const first = await (await request.get('/sitemap-products-1.xml')).text()
  expect(first).toMatch(/product-details\/\d+</)
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
})

test('every page may be kept for some seconds by a cache in front, because it is the same for everybody', async ({
  request,
}) => {
  const kept: Record<string, string | undefined> = {}
  for (const path of [...exampleUrls, '/no-such-page']) {
    kept[path] = (await request.get(path)).headers()['cache-control']
  }
  const other = Object.entries(kept).filter(
    ([, value]) => !/^public, max-age=0, s-maxage=\d+$/.test(value ?? ''),
  )
  expect(other).toEqual([])
})

test('a page from memory has the headers of the rendered one, and is not sent again to who has it', async ({
  request,
}) => {
  const path = '/about-us'
  const get = (query: string, headers: Record<string, string> = {}) =>
    request.get(`${path}?${query}`, { headers })
  const first = await get('utm_source=a')
  const second = await get('utm_source=b')
  expect(await second.text()).toBe(await first.text())
  const { date: _, 'content-length': length, ...sent } = second.headers()
  expect(first.headers()).toMatchObject(sent)
  expect(Number(length)).toBeGreaterThan(1000)
  for (const name of ['content-security-policy', 'x-content-type-options', 'etag'])
    expect(sent[name], name).toBeTruthy()
  const again = await get('utm_source=c', { 'If-None-Match': sent['etag'] ?? '' })
  expect([again.status(), await again.text()]).toEqual([304, ''])
})
