import { expect, test } from '../support/shop-fixture.ts'
import { holdAnswers, pageData } from '../support/formats.ts'
import { open } from '../support/shopper-actions.ts'

test('the focus is kept when the list is replaced by the choice of products to compare, and back', async ({
  page,
}) => {
  await open(page, '/products?search=kettle')
  const choose = page.getByRole('link', { name: 'Choose products to compare' })
  await choose.press('Enter')
  await expect(page.getByRole('checkbox', { name: /^Compare / }).first()).toBeFocused()
  await page.getByRole('link', { name: 'Cancel' }).press('Enter')
  await expect(choose).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a product that leaves the comparison leaves the focus in it', async ({ page }) => {
  await open(page, '/compare?ids=4,111')
  const remove = page.getByRole('link', { name: /^Remove / })
  await remove.first().press('Enter')
  await expect(remove).toHaveCount(1)
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  const nothing = page.getByText('No products to compare.')
  await expect(page.locator(':focus').filter({ has: nothing })).toBeVisible()
})

test('filters that are cleared leave the focus at the filters', async ({ page }) => {
  await open(page, '/products?category=audio')
  const filters = page.getByRole('navigation', { name: 'Filters' })
  const clear = page.getByRole('link', { name: 'Clear filters' })
  await filters.getByRole('link').first().press('Enter')
  await clear.press('Enter')
  await expect(clear).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: 'In stock only' })).toBeFocused()
})

test('the last Load more leaves the focus at the first product that it added', async ({ page }) => {
  await open(page, '/products?page=5')
  const cards = page.getByRole('main').getByRole('article')
  const more = page.getByRole('link', { name: 'Load more' })
  const before = await cards.count()
  await more.press('Enter')
  await expect(more).toHaveCount(0)
  await expect(cards.nth(before).locator(':focus')).toBeVisible()
})

test('a page that arrives while the shopper types leaves the focus in the search', async ({
  page,
}) => {
  await open(page, '/')
  const release = await holdAnswers(page, pageData('/product-details/'))
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search products' })
  await field.pressSequentially('kettle')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await field.pressSequentially('rice')
  release()
  await expect(page).toHaveURL(/\/product-details\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/kettle/i)
  await page.keyboard.type(' cooker')
  await expect(field).toHaveValue('rice cooker')
})
