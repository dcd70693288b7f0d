import { holdAnswers, pageData } from '../support/formats.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { open, setConnection } from '../support/shopper-actions.ts'

test('a price that is typed while a sorted list loads stays', async ({ page }) => {
  await open(page, '/products')
  const release = await holdAnswers(page, pageData('/products'))
  const from = page.getByRole('textbox', { name: 'From (tk)' })
  await page
    .getByRole('combobox', { name: 'Sort by' })
    .selectOption({ label: 'Price: low to high' })
  await page.getByRole('button', { name: 'Filters' }).click()
  await from.fill('500')
  release()
  await expect(page).toHaveURL('/products?sort=price_asc')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(from).toHaveValue('500')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL('/products?sort=price_asc&minPrice=500')
  await expect(from).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/products?sort=price_asc')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(from).toHaveValue('')
})

for (const path of [
  '/products',
  '/products?category=Kitchen%20Appliances',
  '/bn/products?category=Kitchen%20Appliances',
])
  test(`the first product of ${path} begins in the upper half of a small screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, path)
    const main = page.getByRole('main')
    const [sort, filters] = await Promise.all(
      [main.getByRole('combobox'), main.getByRole('button', { name: /^(Filters|ফিল্টার)/ })].map(
        async (control) => await control.boundingBox(),
      ),
    )
    expect(filters?.y).toBe(sort?.y)
    const card = await main.getByRole('article').first().boundingBox()
    expect(card?.y).toBeLessThan(400)
  })

test('the selling prices of two cards beside each other are on one line', async ({ page }) => {
  // Amounts have room on wider screens.
  await page.setViewportSize({ width: 320, height: 740 })
  await open(page, '/bn/products')
  const rows = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => {
      const found = new Map<number, number[]>()
      for (const card of cards) {
        const price = card.querySelector('[data-shop=price]')
        const line = document.createRange()
        if (price?.firstChild) line.selectNode(price.firstChild)
        const row = Math.round(card.getBoundingClientRect().top)
        found.set(row, [...(found.get(row) ?? []), Math.round(line.getBoundingClientRect().top)])
      }
      return [...found.values()]
    })
  expect(rows.length).toBeGreaterThan(3)
  for (const tops of rows.slice(0, 4)) {
    expect(tops).toHaveLength(2)
    expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThanOrEqual(1)
  }
})

test('a list is printed with all of its cards', async ({ page }) => {
  // Nothing is drawn ahead for a shopper who saves data.
  await setConnection(page, { saveData: true })
  await open(page, '/products')
  const hidden = () =>
    page
      .getByRole('main')
      .locator('li, .below-fold')
      .evaluateAll(
        (parts) =>
          parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
      )
  expect(await hidden()).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  expect(await hidden()).toBe(0)
})
