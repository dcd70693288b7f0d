import { holdAnswers, storedIp } from '../support/formats.ts'
import { failedRequest } from '../support/failed-request.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { open } from '../support/shopper-actions.ts'

const found = (name: string) => ({ data: [{ id: 4, name, price: 100, quantity: 3, image: null }] })

test('R-HEAD-02, R-HEAD-05, G-08: hovering opens the categories, and a category opens its list', async ({
  page,
}) => {
  await open(page, '/about-us')
  await page.getByRole('button', { name: 'Categories' }).hover()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Home & Cleaning$/ })
    .click()
  await expect(page).toHaveURL('/products?category=Home%20%26%20Cleaning')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home & Cleaning Products')
})

test('C-PRD-10, B-TIME-01, S-SRCH-02, R-HEAD-14, R-HEAD-15: typing five letters quickly sends one request after half a second @proof', async ({
  page,
}) => {
  const asked: number[] = []
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/products/search/*', async (route) => {
    asked.push(Date.now())
    await answered
    await route.fulfill({ json: found('Electric Kettle') })
  })
  await open(page, '/about-us')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.pressSequentially('kettl', { delay: 60 })
  const typed = Date.now()
  await expect(page.getByText('Loading...').first()).toBeVisible()
  answer()
  await page.getByRole('option', { name: 'Electric Kettle' }).click()
  expect(asked).toHaveLength(1)
  expect(asked[0]! - typed).toBeGreaterThan(400)
  await expect(page).toHaveURL('/product-details/4')
  await expect(box).toHaveValue('')
  await expect(page.getByRole('option')).toHaveCount(0)
})

test('A-60, FAULT-08: a late response to an older search never replaces a newer one', async ({
  page,
}) => {
  await page.route('**/api/products/search/*', async (route) => {
    const old = route.request().url().endsWith('/kettle')
    await route
      .fulfill({ json: found(old ? 'The old answer' : 'The new answer') })
      .catch(() => undefined)
  })
  const answerOld = await holdAnswers(page, /\/search\/kettle$/)
  await open(page, '/about-us')
  const box = page.getByRole('combobox', { name: 'Search products' })
  const first = page.waitForRequest('**/search/kettle')
  await box.fill('kettle')
  const old = await first
  await box.fill('brush')
  await expect(page.getByRole('option', { name: 'The new answer' })).toBeVisible()
  answerOld()
  // Resolves without a response when the page has cancelled the request.
  await old.response()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.getByRole('option', { name: 'The new answer' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'The old answer' })).toHaveCount(0)
})

test('E-02, FAULT-07: when search fails no error is shown, and the suggestions stay', async ({
  page,
  expectErrors,
}) => {
  await open(page, '/about-us')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('kettle')
  await expect(page.getByRole('option').first()).toBeVisible()
  const before = await page.getByRole('option').allInnerTexts()
  await page.route('**/api/products/search/*', (route) => route.abort())
  await box.fill('kettle el')
  await expectErrors(
    failedRequest('ERR_FAILED', /\/api\/products\/search\/\S+/),
    /^Search failed\. NetworkError: /,
  )
  expect(await page.getByRole('option').allInnerTexts()).toEqual(before)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
})

test('A-59, G-08: Enter opens the result page', async ({ page }) => {
  await open(page, '/about-us')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('kettle')
  await box.press('Enter')
  await expect(page).toHaveURL('/products?search=kettle')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('R-FOOT-01, R-FOOT-02, R-FOOT-03, R-FOOT-04, R-FOOT-06, R-FOOT-07, R-FOOT-09: the footer shows the shop’s description, contacts and social links', async ({
  page,
}) => {
  await open(page, '/about-us')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(/\b is a fast-growing ecommerce site\b/)).toBeVisible()
  await expect(footer.getByText(/Dhaka \d{4}/)).toBeVisible()
  await expect(footer.locator('a[href^="tel:+880"]')).toBeVisible()
  await expect(footer.locator('a[href^="mailto:"]')).toHaveText(/^\S+@\S+$/)
  const networks = footer.getByRole('list', { name: 'Social networks' }).getByRole('link')
  const hosts = await networks.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).hostname.replace('www.', '')),
  )
  expect(hosts).toEqual([
    'facebook.com',
    'linkedin.com',
    'instagram.com',
    'youtube.com',
    'tiktok.com',
    'x.com',
  ])
  const banner = footer.getByRole('img', { name: 'Ways to pay' })
  await banner.scrollIntoViewIfNeeded()
  await expect
    .poll(() => banner.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await expect(footer.getByText(/^Copyright 2025 /)).toBeVisible()
})

test('S-SUB-01, C-SUB-01: the newsletter form confirms the subscription and clears the field', async ({
  page,
}) => {
  await open(page, '/about-us')
  const field = page.getByRole('textbox', { name: 'E-mail address' })
  await field.fill('rima@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible()
  await expect(field).toHaveValue('')
})

test('D-BRW-01, C-IP-01: the IP address of the browser is stored as browser_id', async ({
  page,
}) => {
  await open(page, '/about-us')
  await expect.poll(() => storedIp(page)).toMatch(/^[\d.:a-f]+$/)
})
