import type { Page } from '@playwright/test'
import type { Mood } from './broken-api.ts'
import { expect, test } from './broken-shop.ts'
import { quantities } from './presses.ts'
import { hydrated } from './shop.ts'
import { badge, fillDelivery } from './steps.ts'

const moods = ['down', 'error', 'html', 'empty', 'no-data', 'odd'] satisfies Mood[]

/** Only scripts that broke count here: what failed is meant to be logged. */
const broke = (complaints: string[]) => complaints.filter((line) => line.startsWith('page error'))

let visit = 0
const fresh = () => `visit=${process.pid}-walk-${++visit}`

/** Puts a kettle into the bag of the first page that opens. */
async function startWithKettle(page: Page) {
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

/** What must hold on every page, whatever is broken behind it. */
async function expectWhole(page: Page, where: string) {
  await expect(page.getByRole('contentinfo'), where).toBeVisible()
  await expect(page.locator('main'), where).toContainText(/\w{3}/)
  await expect(badge(page, 1), where).toBeVisible()
  expect(await quantities(page), where).toEqual({ Kettle: 2 })
}

/** Fills the delivery form, presses, and expects a kind refusal with nothing lost. */
async function expectRefusedOrder(page: Page, where: string) {
  await fillDelivery(page, 'Walker')
  await page.getByRole('button', { name: 'Place Order' }).click()
  const refusal = page.getByText(/We could not place your order/)
  await expect(refusal, where).toBeVisible({ timeout: 15_000 })
  const name = page.getByRole('main').getByRole('textbox', { name: /name/i })
  await expect(name, where).toHaveValue('Walker')
  await expect(page.getByRole('button', { name: 'Place Order' }), where).toBeEnabled()
  await expectWhole(page, where)
}

for (const mood of moods) {
  test(`with an API that is ${mood}, pages that the server draws keep the bag, and so does a refused order`, async ({
    page,
    broken,
    complaints,
  }) => {
    broken.api.mood = mood
    await startWithKettle(page)
    for (const path of [
      '/',
      '/products',
      '/product-details/4',
      '/cart',
      '/checkout',
      '/shipping',
    ]) {
      await page.goto(`${broken.url}${path}?${fresh()}`)
      await hydrated(page)
      await expectWhole(page, path)
    }
    await expectRefusedOrder(page, mood)
    expect(broke(complaints)).toEqual([])
    complaints.length = 0
  })

  test(`with an API that turns ${mood} under way, pages that the browser draws keep the bag, and so does a refused order`, async ({
    page,
    broken,
    complaints,
  }) => {
    broken.api.mood = 'good'
    await startWithKettle(page)
    // Answers that the server keeps for a few seconds would hide what broke.
    await page.route(/\.data(\?|$)/, (route) => {
      const url = new URL(route.request().url())
      url.searchParams.set('visit', fresh())
      return route.continue({ url: url.href })
    })
    await page.goto(`${broken.url}/products?${fresh()}`)
    await hydrated(page)
    const product = page.getByRole('main').getByRole('article').getByRole('link').last()
    await expect(product).toBeVisible()
    broken.api.mood = mood
    await product.click()
    await expect(page).toHaveURL(mood === 'odd' ? /product-details/ : /not-found/)
    await expectWhole(page, 'details')
    const banner = page.getByRole('banner')
    for (const [link, url] of [
      [banner.getByRole('link', { name: 'All Products' }), /\/products$/],
      [banner.getByRole('link', { name: 'Combo' }), /\/combo-products$/],
      [banner.getByRole('link', { name: /, home$/ }), /\/$/],
      [badge(page, 1), /\/cart$/],
    ] as const) {
      await link.click()
      await expect(page).toHaveURL(url)
      await expectWhole(page, String(url))
    }
    await page.getByRole('button', { name: 'Checkout' }).click()
    await expect(page).toHaveURL(/\/shipping$/)
    await expectRefusedOrder(page, mood)
    expect(broke(complaints)).toEqual([])
    complaints.length = 0
  })
}

test('with an API that takes ten seconds, a page that the browser draws shows that it loads, and then what failed', async ({
  page,
  broken,
  complaints,
}) => {
  broken.api.mood = 'good'
  await startWithKettle(page)
  await page.goto(`${broken.url}/about-us?${fresh()}`)
  await hydrated(page)
  broken.api.mood = 'slow'
  await page.getByRole('banner').getByRole('link', { name: 'All Products' }).click()
  await expect(page.getByRole('main').getByText('Loading...')).toBeAttached()
  await expect(page.getByText('Failed to load products.', { exact: false })).toBeVisible({
    timeout: 12_000,
  })
  await expectWhole(page, 'list')
  await badge(page, 1).click()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible()
  await expectWhole(page, 'shipping')
  expect(broke(complaints)).toEqual([])
  complaints.length = 0
})
