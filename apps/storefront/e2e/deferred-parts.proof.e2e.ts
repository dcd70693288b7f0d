import type { Page } from '@playwright/test'
import { expect, test } from './shop-fixture.ts'
import { open, setConnection } from './shopper-actions.ts'

/** Holds the code of a part of the page back until the returned function is called. */
async function holdPart(page: Page, name: string): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const asked = (page: Page, name: string) =>
  page.evaluate(
    (part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
    `/assets/${name}-`,
  )

test('the footer is not loaded before it is near', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  expect(await asked(page, 'shop-footer')).toBe(false)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => asked(page, 'shop-footer')).toBe(true)
})

test('the header is not loaded before the shopper does something, and shows the bag before', async ({
  page,
}) => {
  const release = await holdPart(page, 'page-header')
  await page.goto('/products')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  expect(await asked(page, 'page-header')).toBe(false)
  const add = page.getByRole('article').filter({ hasText: 'In Stock' }).first()
  await add.getByRole('button', { name: /^Add .* to/i }).click()
  await expect(page.locator('[data-shop=bag-badge]')).toHaveText('1')
  release()
  await expect.poll(() => asked(page, 'page-header')).toBe(true)
  await add.getByRole('button', { name: /^Buy/i }).click()
  await expect(page).toHaveURL('/shipping')
  await expect(page.locator('[data-shop=bag-badge]')).toHaveText('1')
})

test('a text that is typed and sent before the search is loaded opens its results', async ({
  page,
}) => {
  const release = await holdPart(page, 'page-header')
  await page.goto('/about-us')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  const field = page.getByRole('banner').getByRole('combobox')
  await field.fill('kettle')
  await field.press('Enter')
  expect(page.url()).toContain('/about-us')
  release()
  await expect(page).toHaveURL('/products?search=kettle')
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('kettle')
})

test('a page that is opened before the header is loaded still shows it, and keeps what is typed', async ({
  page,
}) => {
  const release = await holdPart(page, 'page-header')
  await page.goto('/about-us')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click()
  await expect(page).toHaveURL('/terms-conditions')
  const field = page.getByRole('banner').getByRole('combobox')
  await field.fill('kettle')
  await field.press('Enter')
  expect(page.url()).toContain('/terms-conditions')
  release()
  await expect(page).toHaveURL('/products?search=kettle')
  await expect(field).toHaveValue('kettle')
})

test('what is typed and sent before the newsletter form is loaded is sent once, and nothing moves', async ({
  page,
}) => {
  const release = await holdPart(page, 'shop-footer')
  const sent: unknown[] = []
  await page.route('**/api/subscriptions', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fulfill({ json: { statusCode: 200, message: '', data: {} } })
  })
  await page.goto('/about-us')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  const footer = page.getByRole('contentinfo')
  const height = (await footer.boundingBox())?.height
  await footer.getByRole('textbox').fill('rahima@example.com')
  await footer.getByRole('button').click()
  expect(page.url()).toContain('/about-us')
  expect(sent).toEqual([])
  release()
  await expect.poll(() => sent).toEqual([{ email: 'rahima@example.com' }])
  expect((await footer.boundingBox())?.height).toBe(height)
})

test('a menu whose code was lost with the connection opens after the connection is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  // On a slow machine the page is idle, and asks for the code, before the connection is lost.
  const release = await holdPart(page, 'page-header')
  await page.goto('/about-us')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  const lost = page.waitForEvent('console', (message) =>
    message.text().includes('A part of the page'),
  )
  await context.setOffline(true)
  release()
  await lost
  const lostAgain = page.waitForEvent('console', (message) =>
    message.text().includes('A part of the page'),
  )
  await context.setOffline(false)
  await lostAgain
  const categories = page.getByRole('button', { name: 'Categories' })
  // The browser keeps the failure, so the first press loads the page again.
  await Promise.all([page.waitForEvent('load'), categories.click()])
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await categories.click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Audio' })).toBeVisible()
  consoleErrors.length = 0
})

test('the banners are not loaded before the shopper does something, and answer a press then', async ({
  page,
}) => {
  await setConnection(page, { saveData: true })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  const parts = () => requested.filter((url) => url.includes('/home-parts-'))
  expect(parts()).toEqual([])
  const region = page.getByRole('region', { name: 'Offers', exact: true })
  await region.getByRole('button', { name: 'Go to slide 3' }).click()
  await expect(region.getByRole('group', { name: '3 of 4' })).toBeInViewport({ ratio: 0.9 })
  expect(parts()).toHaveLength(1)
})

test('a home page that is opened by a link has its banners from the start', async ({ page }) => {
  await page.route('**/assets/home-parts-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await open(page, '/products')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click()
  await expect(page.getByRole('heading', { name: /% Discount/ })).toBeVisible()
  expect(await page.locator('[data-shop=banner-area]').count()).toBe(1)
})
