import type { FakeApiMode } from '../support/fake-api.ts'
import { expect, test } from '../support/fake-api-fixture.ts'
import { failedRequest, LOST_ADDRESS } from '../support/failed-request.ts'
import { dataAddress } from '../support/formats.ts'
import { waitForHydration } from '../support/shopper-actions.ts'

const FAILED = 'Failed to load products. Please try again later.'
const pages = [
  '/',
  '/products',
  '/combo-products',
  '/campaign',
  '/cart',
  '/shipping',
  '/contact-us',
]

let visit = 0
/** A URL that no cache has seen. */
const fresh = (url: string, path: string) => `${url}${path}?visit=${process.pid}-${++visit}`

/** The error of a page whose data cannot be read. */
const pageError = failedRequest(503, /\/\S*\?visit=\S+/)

for (const [name, errors] of Object.entries({
  down: [pageError],
  error: [pageError],
  html: [pageError],
  empty: [],
  'no-data': [],
  malformed: [],
} satisfies Partial<Record<FakeApiMode, RegExp[]>>)) {
  const mode = name as FakeApiMode
  test(
    `FAULT-01, FAULT-02: with an API that is ${mode}, every page has content and throws no error`,
    { tag: '@extended' },
    async ({ page, shop, expectErrors, allowErrors }) => {
      shop.api.mode = mode
      for (const path of pages) {
        await page.goto(fresh(shop.url, path))
        await expect(page.getByRole('banner'), path).toBeVisible()
        await expect(page.getByRole('contentinfo'), path).toBeVisible()
        await expect(page.getByRole('main'), path).toContainText(/\w{3}/)
      }
      await expectErrors(...errors)
      allowErrors(LOST_ADDRESS)
    },
  )
}

test('R-LIST-06, E-04, E-06: a list that cannot be loaded shows an error in red, and the home page a retry button', async ({
  page,
  shop,
  expectErrors,
  allowErrors,
}) => {
  shop.api.mode = 'error'
  for (const path of ['/products', '/combo-products', '/']) {
    await page.goto(fresh(shop.url, path))
    const failure = page.getByText(FAILED)
    await expect(failure, path).toBeVisible()
    const [red = 0, green = 0, blue = 0] = await failure.evaluate((node) => {
      const dot = new OffscreenCanvas(1, 1).getContext('2d')
      if (!dot) return []
      dot.fillStyle = getComputedStyle(node).color
      dot.fillRect(0, 0, 1, 1)
      return [...dot.getImageData(0, 0, 1, 1).data]
    })
    expect(red, path).toBeGreaterThan(Math.max(green, blue) + 60)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  }
  shop.api.mode = 'good'
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expectErrors(failedRequest(503, /\/(?:products|combo-products)?\?visit=\S+/))
  allowErrors(LOST_ADDRESS)
})

test('E-05, FAULT-04: an empty list says that no products were found, also without data', async ({
  page,
  shop,
}) => {
  for (const mode of ['empty', 'no-data'] satisfies FakeApiMode[]) {
    shop.api.mode = mode
    await page.goto(fresh(shop.url, '/products'))
    await expect(page.getByText('No products found.'), mode).toBeVisible()
  }
})

test('E-19, R-PDP-18: a product that does not exist opens the not-found page, one that cannot be loaded does not', async ({
  page,
  shop,
  expectErrors,
  allowErrors,
}) => {
  for (const mode of ['missing', 'no-data'] satisfies FakeApiMode[]) {
    shop.api.mode = mode
    await page.goto(fresh(shop.url, '/product-details/4'))
    await expect(page, mode).toHaveURL(/\/not-found/)
    await expect(page.getByText('Error Code: 404 - Resource Missing')).toBeVisible()
  }
  for (const mode of ['error', 'down', 'html'] satisfies FakeApiMode[]) {
    shop.api.mode = mode
    const response = await page.goto(fresh(shop.url, '/product-details/4'))
    expect(response?.status(), mode).toBe(503)
    await expect(page, mode).toHaveURL(/product-details/)
    await expect(page.getByRole('button', { name: 'Try again' }), mode).toBeVisible()
  }
  await expectErrors(failedRequest(503, /\/product-details\/4\?visit=\S+/))
  allowErrors(LOST_ADDRESS)
})

test('FAULT-01: an outage of the API is a 503 that nothing keeps: each page is good again at once', async ({
  request,
  shop,
}) => {
  const pages = [
    '/',
    '/products',
    '/products?category=Kitchen',
    '/combo-products',
    '/campaign',
    '/compare?ids=4',
    '/product-details/4',
    '/bn',
  ]
  const data = [dataAddress('/products'), dataAddress('/product-details/4')]
  const expectEach = async (paths: readonly string[], status: number, keeping: RegExp) => {
    const answers = paths.map(async (path) => {
      const response = await request.get(shop.url + path, { maxRedirects: 0 })
      expect(response.status(), path).toBe(status)
      expect(response.headers()['cache-control'], path).toMatch(keeping)
    })
    await Promise.all(answers)
  }
  shop.api.mode = 'error'
  await expectEach([...pages, ...data], 503, /^no-store$/)
  shop.api.mode = 'no-categories'
  await expectEach(pages, 200, /^no-store$/)
  shop.api.mode = 'good'
  await expectEach([...pages, ...data], 200, /s-maxage/)
})

test('FAULT-05: a product without picture, name, category or price still has a page', async ({
  page,
  shop,
}) => {
  shop.api.mode = 'malformed'
  await page.goto(fresh(shop.url, '/product-details/1'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('#1')
  await expect(page.getByRole('button', { name: 'Out of Stock' }).first()).toBeDisabled()
  await expect(page.getByRole('tab'), 'there is no description').toHaveCount(0)
})

test('E-01, FAULT-06: without categories the shop works and shows no error', async ({
  page,
  shop,
}) => {
  shop.api.mode = 'no-categories'
  await page.goto(fresh(shop.url, '/products'))
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
})

test('E-01, S-CAT-01, FAULT-06: categories that failed to load fill the menus after a navigation', async ({
  page,
  shop,
}) => {
  shop.api.mode = 'no-categories'
  await page.goto(fresh(shop.url, '/about-us'))
  await waitForHydration(page)
  shop.api.mode = 'good'
  await page.getByRole('banner').getByRole('link', { name: 'All Products' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products')
  await page.getByRole('button', { name: 'Categories' }).hover()
  await expect(page.getByRole('banner').getByRole('link', { name: /Kitchen$/ })).toBeVisible()
})

test('C-CAT-02, D-CAT-04, S-CAT-01: categories are requested once, on the first page, and fill the menus', async ({
  page,
  shop,
}) => {
  shop.api.mode = 'good'
  shop.api.requests.length = 0
  await page.goto(fresh(shop.url, '/about-us'))
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Categories' }).hover()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Kitchen$/ })
    .click()
  await expect(page).toHaveURL(/category=Kitchen/)
  await page.getByRole('main').getByRole('link', { name: 'Kettle' }).last().click()
  await expect(page).toHaveURL(/product-details/)
  expect(shop.api.requests.filter((path) => path === '/categories')).toHaveLength(1)
})

test(
  'FAULT-03: pages respond within ten seconds while the API takes ten',
  { tag: '@extended' },
  async ({ request, shop }) => {
    shop.api.mode = 'slow'
    const start = Date.now()
    const [home, list, details] = await Promise.all(
      ['/', '/products', '/product-details/4'].map(async (path) => {
        const response = await request.get(fresh(shop.url, path), { timeout: 20_000 })
        return response.text()
      }),
    )
    expect(Date.now() - start).toBeLessThan(10_500)
    expect(home).toContain(FAILED)
    expect(list).toContain(FAILED)
    expect(details).toContain('This product takes longer than usual to open.')
  },
)

test('a product that is not read in time can be tried again, and is not called missing', async ({
  page,
  shop,
  expectErrors,
}) => {
  shop.api.mode = 'slow'
  await page.goto(fresh(shop.url, '/product-details/4'))
  await expect(page.getByText('This product takes longer than usual to open.')).toBeVisible()
  await expect(page).toHaveURL(/product-details/)
  shop.api.mode = 'good'
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kettle')
  await expectErrors(failedRequest(503, /\/product-details\/4\?visit=\S+/))
})
