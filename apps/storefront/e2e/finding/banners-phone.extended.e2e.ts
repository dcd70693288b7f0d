import { expect, test } from '../support/shop-fixture.ts'
import { open } from '../support/shopper-actions.ts'

test('a banner says what it offers at which price, and its controls are clear of the picture', async ({
  page,
}) => {
  await open(page, '/')
  const offers = page.getByRole('region', { name: 'Offers', exact: true })
  const banner = offers.getByRole('link').first()
  await expect(banner).toHaveAccessibleName(/Dinner without watching the pot/)
  await expect(banner.getByText('Now 2,290 tk')).toBeVisible()
  await expect(banner.getByText('See the rice cooker')).toBeVisible()
  const picture = await banner.getByRole('img').boundingBox()
  const stop = await offers.getByRole('button').first().boundingBox()
  expect(stop?.y).toBeGreaterThanOrEqual((picture?.y ?? Infinity) + (picture?.height ?? 0))
  const strip = page.getByRole('region', { name: 'More offers' }).getByRole('link').first()
  await expect(strip.getByText('29% off')).toBeVisible()
})

test('a banner says it in Bengali on the Bengali page', async ({ page }) => {
  await open(page, '/bn')
  await expect(page.getByText('হাঁড়ির পাশে দাঁড়িয়ে থাকতে হবে না')).toBeVisible()
  await expect(page.getByText('এখন ২,২৯০ টাকা').first()).toBeVisible()
})

test('the row of categories shows that it goes on, and the keyboard reaches its end', async ({
  page,
}) => {
  await open(page, '/')
  const row = page.getByRole('main').getByRole('navigation').getByRole('list')
  const cut = await row.evaluate((list) => {
    const edge = list.getBoundingClientRect().right
    return [...list.children].filter((tile) => {
      const { left, right } = tile.getBoundingClientRect()
      return left < edge - 20 && right > edge + 20
    }).length
  })
  expect(cut, 'one tile is cut by the edge').toBe(1)
  expect(await row.evaluate((list) => getComputedStyle(list).maskImage)).toContain('gradient')
  const last = row.getByRole('link').last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
})
