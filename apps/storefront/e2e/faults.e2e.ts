import type { Mood } from './broken-api.ts'
import { expect, test } from './broken-shop.ts'

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

/** Only scripts that broke count here: what failed is meant to be logged. */
const broke = (complaints: string[]) => complaints.filter((line) => line.startsWith('page error'))

let visit = 0
/** An address that no cache has seen. */
const fresh = (url: string, path: string) => `${url}${path}?visit=${process.pid}-${++visit}`

for (const mood of ['down', 'error', 'html', 'empty', 'no-data', 'odd'] satisfies Mood[]) {
  test(`with an API that is ${mood}, every page says something and nothing breaks`, async ({
    page,
    broken,
    complaints,
  }) => {
    broken.api.mood = mood
    for (const path of pages) {
      await page.goto(fresh(broken.url, path))
      await expect(page.getByRole('banner'), path).toBeVisible()
      await expect(page.getByRole('contentinfo'), path).toBeVisible()
      await expect(page.getByRole('main'), path).toContainText(/\w{3}/)
    }
    expect(broke(complaints)).toEqual([])
    complaints.length = 0
  })
}

test('R-LIST-06, E-04, E-06: a list that fails says so in red, with a way to try again at home', async ({
  page,
  broken,
  complaints,
}) => {
  broken.api.mood = 'error'
  for (const path of ['/products', '/combo-products', '/']) {
    await page.goto(fresh(broken.url, path))
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
  broken.api.mood = 'good'
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 9000 })
  complaints.length = 0
})

test('E-05: an empty list says so, and so does one without data', async ({ page, broken }) => {
  for (const mood of ['empty', 'no-data'] satisfies Mood[]) {
    broken.api.mood = mood
    await page.goto(fresh(broken.url, '/products'))
    await expect(page.getByText('No products found.'), mood).toBeVisible()
  }
})

test('E-19, R-PDP-18: a product that cannot be read ends on the not-found page', async ({
  page,
  broken,
  complaints,
}) => {
  for (const mood of ['error', 'down', 'html', 'no-data'] satisfies Mood[]) {
    broken.api.mood = mood
    await page.goto(fresh(broken.url, '/product-details/4'))
    await expect(page, mood).toHaveURL(/\/not-found/)
    await expect(page.getByText('Error Code: 404 - Resource Missing')).toBeVisible()
  }
  expect(broke(complaints)).toEqual([])
  complaints.length = 0
})

test('a product without picture, name, category or price can still be looked at', async ({
  page,
  broken,
  complaints,
}) => {
  broken.api.mood = 'odd'
  await page.goto(fresh(broken.url, '/product-details/1'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('#1')
  await expect(page.getByRole('button', { name: 'Out of Stock' }).first()).toBeDisabled()
  await expect(page.getByRole('tab'), 'nothing is described').toHaveCount(0)
  expect(broke(complaints)).toEqual([])
  complaints.length = 0
})

test('E-01: without categories the shop works, and nothing is said of it', async ({
  page,
  broken,
}) => {
  broken.api.mood = 'no-categories'
  await page.goto(fresh(broken.url, '/products'))
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
})

test('E-01, S-CAT-01: categories that could not be read at first fill the menus at a later page', async ({
  page,
  broken,
}) => {
  broken.api.mood = 'no-categories'
  await page.goto(fresh(broken.url, '/about-us'))
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true')
  broken.api.mood = 'good'
  await page.getByRole('banner').getByRole('link', { name: 'All Products' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products')
  await page.getByRole('button', { name: 'Categories' }).hover()
  await expect(page.getByRole('banner').getByRole('link', { name: /Kitchen$/ })).toBeVisible()
})

test('C-CAT-02, D-CAT-04, S-CAT-01: categories are asked for once, at the start, and fill the menus', async ({
  page,
  broken,
}) => {
  broken.api.mood = 'good'
  broken.api.asked.length = 0
  await page.goto(fresh(broken.url, '/about-us'))
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true')
  await page.getByRole('button', { name: 'Categories' }).hover()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Kitchen$/ })
    .click()
  await expect(page).toHaveURL(/category=Kitchen/)
  await page.getByRole('main').getByRole('link', { name: 'Kettle' }).last().click()
  await expect(page).toHaveURL(/product-details/)
  expect(broken.api.asked.filter((path) => path === '/categories')).toHaveLength(1)
})

test('an API that takes ten seconds still gives a page within ten', async ({ request, broken }) => {
  broken.api.mood = 'slow'
  const began = Date.now()
  const [home, list, details] = await Promise.all(
    ['/', '/products', '/product-details/4'].map(async (path) => {
      const answer = await request.get(fresh(broken.url, path), { timeout: 20_000 })
      return answer.text()
    }),
  )
  expect(Date.now() - began).toBeLessThan(10_500)
  expect(home).toContain(FAILED)
  expect(list).toContain(FAILED)
  expect(details).toContain('Error Code: 404')
})
