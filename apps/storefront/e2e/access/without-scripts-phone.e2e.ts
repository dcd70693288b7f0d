import { expect, test } from '../support/shop-fixture.ts'

test.use({ javaScriptEnabled: false })

// Playwright's text search does not look into noscript.
const HOW = 'To order without JavaScript, call us.'
const PHONE = /^Call us: [\d+-]+/

test('without JavaScript a shopper finds a product by category, filter, page and search', async ({
  page,
}) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Products and categories' })
  await menu.getByRole('link', { name: 'Kitchen Appliances' }).click()
  await expect(page).toHaveURL('/products?category=Kitchen%20Appliances')
  const list = page.getByRole('main')
  await list.getByRole('combobox').first().selectOption({ index: 1 })
  await list.getByRole('button', { name: 'Filters' }).click()
  await list.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL(/category=Kitchen(%20|\+)Appliances.*sort=/)
  await expect(list.getByRole('article').first()).toBeVisible()

  await menu.getByRole('link', { name: 'All Products' }).click()
  const before = await list.getByRole('article').count()
  await list.getByRole('link', { name: 'Load more' }).click()
  await expect(page).toHaveURL(/page=2/)
  expect(await list.getByRole('article').count()).toBeGreaterThan(before)

  await list.getByRole('searchbox', { name: 'Search products' }).fill('kettle')
  await list.getByRole('button', { name: 'Search the shop' }).click()
  await expect(page).toHaveURL('/products?search=kettle')
  await expect(list.getByRole('article').first()).toContainText(/kettle/i)
})

test('without JavaScript Buy Now of a card opens the product, which says how to order', async ({
  page,
}) => {
  await page.goto('/products?search=kettle')
  const buy = page.getByRole('article').first().getByText('Buy Now')
  await buy.scrollIntoViewIfNeeded()
  const box = await buy.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
  await expect(page).toHaveURL(/\/product-details\/\d+/)
  const main = page.getByRole('main')
  const call = main.getByRole('link', { name: PHONE }).first()
  await expect(call).toBeVisible()
  await expect(call).toHaveAttribute('href', /^tel:\+?\d+$/)
  await expect(main.getByRole('paragraph').filter({ hasText: HOW })).toBeVisible()
  // No button that does nothing.
  await expect(main.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
})

for (const path of ['/cart', '/checkout', '/shipping']) {
  test(`without JavaScript ${path} says how to order`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(main.getByRole('link', { name: PHONE }).first()).toBeVisible()
    await expect(main.getByRole('paragraph').filter({ hasText: HOW })).toBeVisible()
    // Nothing that loads for ever, and no button that does nothing.
    await expect(main.getByRole('button', { name: /Checkout|Place Order/ })).toHaveCount(0)
  })
}

for (const [path, name] of [
  ['/contact-us', 'Send Message'],
  ['/track-order', 'Find my order'],
  ['/campaign', 'Submit'],
] as const) {
  test(`without JavaScript ${path} says whom to call in place of its form`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    const needs = main.getByRole('paragraph').filter({ hasText: 'This form needs JavaScript.' })
    await expect(needs).toBeVisible()
    await expect(main.getByRole('link', { name: PHONE }).first()).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
    // No form that sends nothing, also in the footer.
    await expect(main.getByRole('button', { name })).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByText('New offers by e-mail')).toBeHidden()
    await page.goto(`/bn${path}`)
    const needsBn = main.getByRole('paragraph').filter({ hasText: 'জাভাস্ক্রিপ্ট লাগে' })
    await expect(needsBn).toBeVisible()
  })
}
