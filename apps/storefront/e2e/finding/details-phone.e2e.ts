import { expect, test } from '../support/shop-fixture.ts'
import { open } from '../support/shopper-actions.ts'

test('the bar for buying shows only while the buttons of the page are out of sight', async ({
  page,
}) => {
  await open(page, '/product-details/1')
  const main = page.getByRole('main')
  const bar = main.getByRole('region', { name: /^Buy / })
  const own = main.locator('[data-shop=purchase-panel]').getByRole('button', { name: 'Buy Now' })
  await expect(own).not.toBeInViewport()
  await expect(bar).toBeInViewport({ ratio: 1 })

  await own.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(bar).toBeHidden()
  await expect(own).toBeInViewport({ ratio: 1 })

  await main
    .getByRole('tablist')
    .evaluate((tabs) => tabs.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await expect(own).not.toBeInViewport()
  await expect(bar).toBeInViewport({ ratio: 1 })
})

test('what comes after the buttons of a product is directly below them, and stays there', async ({
  page,
}) => {
  // A long name: what is said after a press has three lines.
  await open(page, '/product-details/209')
  const panel = page.getByRole('main').locator('[data-shop=purchase-panel]')
  const add = panel.getByRole('button', { name: 'Add to Cart' })
  const delivery = page.getByRole('main').locator('[data-shop=delivery-info]')
  const gap = async () => {
    const [above, below] = await Promise.all([add.boundingBox(), delivery.boundingBox()])
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
  }
  expect(await gap()).toBeLessThan(32)
  const before = await gap()
  await add.click()
  await expect(panel.getByText(/^Added to your bag: 1 ×/)).toBeInViewport({ ratio: 1 })
  expect(await gap()).toBe(before)
})
