import { expect, test } from '../support/shop-fixture.ts'
import { open, orderFromBag } from '../support/shopper-actions.ts'

test('a product that is sold out leads to similar products that are not, and to a call', async ({
  page,
}) => {
  await open(page, '/product-details/107')
  const panel = page.getByRole('region', { name: 'Steel Electric Kettle 2.3 L', exact: true })
  await expect(panel.getByRole('button', { name: 'Out of Stock' })).toHaveCount(1)
  await expect(panel.getByRole('link', { name: /^Call us: \+880/ })).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await panel.getByRole('link', { name: 'See similar products' }).click()
  await expect(page).toHaveURL('/products?category=Kitchen%20Appliances&inStock=true')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goBack()
  // The bar shows while the panel is out of sight.
  await page
    .getByRole('tablist')
    .evaluate((tabs) => tabs.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const bar = page.getByRole('region', { name: 'Buy Steel Electric Kettle 2.3 L' })
  await expect(bar.getByRole('link', { name: 'Similar products' })).toBeInViewport()
})

test('the offer after an order names its product and the price', async ({ page }) => {
  await orderFromBag(page, 4)
  const offer = page.getByRole('dialog', { name: /^Thank You, / })
  await expect(offer.getByText('Sports Water Bottle 600 ml')).toBeVisible()
  await expect(offer.getByText('420 tk')).toBeVisible()
})

test('an empty bag shows a way to the products, and nothing to pay', async ({ page }) => {
  await open(page, '/cart')
  const main = page.getByRole('main')
  await expect(main.getByText('Your cart is empty.')).toBeVisible()
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByText('Cart Total')).toHaveCount(0)
  await main.getByRole('link', { name: 'Browse products' }).click()
  await expect(page).toHaveURL('/products')
})
