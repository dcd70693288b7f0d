import type { Page } from '@playwright/test'
import { expect, test } from '../support/shop-fixture.ts'
import { addToBag, bagLink, open, passTime, setConnection } from '../support/shopper-actions.ts'

/** Records the requests for the data of products, and holds them back until the returned function is called. */
async function holdDetails(page: Page) {
  const requested: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/product-details\/.*\.data/, async (route) => {
    requested.push(new URL(route.request().url()).pathname)
    await released
    await route.continue()
  })
  return { requested, release }
}

/** The first product of a page whose picture has arrived. */
async function firstCard(page: Page) {
  const card = page.getByRole('main').getByRole('article').first()
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const link = card.getByRole('heading').getByRole('link')
  const price = (await card.innerText()).match(/[\d,]+ tk/)?.[0] ?? ''
  return { link, name: (await link.innerText()).trim(), price }
}

const largePictures = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
        ({ complete, naturalWidth, width }) => complete && naturalWidth > 0 && width > 200,
      ).length,
  )

test('a tap shows name, price and picture of a product before its data arrives', async ({
  page,
}) => {
  const { requested, release } = await holdDetails(page)
  await open(page, '/products')
  // The drawing of the page that comes is loaded before the first product.
  await expect.poll(() => requested.length).toBeGreaterThan(0)
  const { link, name, price } = await firstCard(page)
  expect(await largePictures(page)).toBe(0)
  await link.click()
  const main = page.getByRole('main')
  await expect(main.getByText(name).filter({ visible: true }).first()).toBeVisible()
  await expect(main.locator('h1:visible')).toHaveText(name)
  await expect(main.locator('section:visible').filter({ hasText: price }).first()).toBeVisible()
  await expect.poll(() => largePictures(page)).toBeGreaterThan(0)
  await expect(page).toHaveURL('/products')

  release()
  await expect(page).toHaveURL(/\/product-details\/\d/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText(/^Added to your bag/).first()).toBeVisible()
  await expect.poll(() => largePictures(page)).toBeGreaterThan(0)
})

test('the products on the screen are fetched before a tap, a few of them', async ({ page }) => {
  const { requested, release } = await holdDetails(page)
  release()
  await page.clock.install()
  await open(page, '/products')
  await expect
    .poll(async () => {
      await passTime(page)
      return requested.length
    })
    .toBeGreaterThan(0)
  for (let step = 1; step <= 10; step += 1) {
    await page.mouse.wheel(0, 700)
    await passTime(page, 1000)
  }
  expect(requested.length).toBeLessThanOrEqual(12)
  expect(new Set(requested).size).toBe(requested.length)
})

for (const connection of [
  { saveData: true },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`nothing is fetched before a tap with ${JSON.stringify(connection)}`, async ({ page }) => {
    await setConnection(page, connection)
    const { requested, release } = await holdDetails(page)
    release()
    await page.clock.install()
    await open(page, '/products')
    await passTime(page)
    expect(requested).toEqual([])
    const { link } = await firstCard(page)
    await link.click()
    await expect(page).toHaveURL(/\/product-details\/\d/)
    expect(requested).toHaveLength(1)
  })
}

test('the order pages are not fetched after an addition with Save-Data', async ({ page }) => {
  await setConnection(page, { saveData: true })
  const requested: string[] = []
  page.on('request', (request) => {
    const file = /\/assets\/(?:cart|shipping)-[\w-]+\.js$/.exec(request.url())
    if (file) requested.push(file[0])
  })
  await page.clock.install()
  await addToBag(page, 106)
  await expect(bagLink(page, 1)).toBeVisible()
  await passTime(page)
  expect(requested).toEqual([])
})

test('the press starts the request, and the tap does not repeat it', async ({ page }) => {
  const { requested, release } = await holdDetails(page)
  await open(page, '/products')
  const { link } = await firstCard(page)
  const box = await link.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
  await page.mouse.down()
  await expect.poll(() => requested.length).toBe(1)
  release()
  await page.mouse.up()
  await expect(page).toHaveURL(/\/product-details\/\d/)
  expect(requested).toHaveLength(1)
})
