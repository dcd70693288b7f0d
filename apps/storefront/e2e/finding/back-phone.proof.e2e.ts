import type { Page } from '@playwright/test'
import { expect, test } from '../support/shop-fixture.ts'
import { open } from '../support/shopper-actions.ts'

/** Where the name of a product is on the screen, in pixels from its top and left. */
const placeOf = (page: Page, href: string) =>
  page.evaluate((address) => {
    const name = document.querySelector(`main :is(h2, h3) a[href="${address}"]`)
    const { left = 0, top = Number.NaN } = name?.getBoundingClientRect() ?? {}
    return { left, top }
  }, href)

/** Waits until the browser has drawn the page this many times. */
const drawn = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
  }, times)

/** Scrolls down in steps, as a thumb does, and returns the address of a product in the middle. */
async function scrollToProduct(page: Page, share: number): Promise<string> {
  for (let step = 1; step <= 12; step += 1) {
    await page.evaluate(
      (part) => {
        const { scrollHeight, clientHeight } = document.documentElement
        window.scrollTo(0, (scrollHeight - clientHeight) * part)
      },
      (share * step) / 12,
    )
    await drawn(page, 4)
  }
  await drawn(page, 20)
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('main :is(h2, h3) a[href*="/product-details/"]')]
    const seen = names.find((name) => {
      const { top } = name.getBoundingClientRect()
      return top > 100 && top < window.innerHeight - 200
    })
    return seen?.getAttribute('href') ?? ''
  })
}

async function openAndReturn(page: Page, share: number): Promise<void> {
  const href = await scrollToProduct(page, share)
  expect(href).toContain('/product-details/')
  const { left, top } = await placeOf(page, href)
  await page.mouse.click(left + 20, top + 5)
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('main').getByRole('spinbutton')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.evaluate(() => window.history.back())
  const distance = async () => Math.abs((await placeOf(page, href)).top - top)
  await expect.poll(distance).toBeLessThan(2)
  // It stays there when what comes late has come.
  for (let time = 1; time <= 9; time += 1) {
    await drawn(page, 10)
    expect(await distance()).toBeLessThan(2)
  }
}

for (const [path, share] of [
  ['/products', 0.6],
  ['/products', 0.8],
  ['/', 0.5],
  ['/', 0.8],
  ['/product-details/1', 0.7],
] as const) {
  test(`Back from a product to ${path} returns to the place left, at ${share * 100} % of the page`, async ({
    page,
  }) => {
    await open(page, path)
    await openAndReturn(page, share)
  })
}

test('Back returns to the place left while no picture loads', async ({ page }) => {
  await page.route(/\/media\//, () => undefined)
  await page.goto('/products', { waitUntil: 'commit' })
  await page.locator('html[data-hydrated]').waitFor()
  await openAndReturn(page, 0.6)
})

test('Back needs no network', async ({ page }) => {
  await open(page, '/products')
  await page.route(/\/products\.data/, () => undefined)
  await openAndReturn(page, 0.6)
})

test('Back returns to the place left when another link was followed before the product came', async ({
  page,
}) => {
  await page.route(/product-details.*\.data/, () => undefined)
  await open(page, '/products')
  const href = await scrollToProduct(page, 0.6)
  const { left, top } = await placeOf(page, href)
  await page.mouse.click(left + 20, top + 5)
  await expect(page.locator('main h1:visible')).not.toHaveText('All Products')
  await page.locator('header a[href="/cart"]').click()
  await expect(page).toHaveURL('/cart')
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveURL('/products')
  await expect.poll(async () => Math.abs((await placeOf(page, href)).top - top)).toBeLessThan(2)
})
