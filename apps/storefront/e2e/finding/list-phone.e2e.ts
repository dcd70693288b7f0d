import { holdAnswers, pageData } from '../support/formats.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { open } from '../support/shopper-actions.ts'

test('a price that is typed while a sorted list loads stays', async ({ page }) => {
  await open(page, '/products')
  const release = await holdAnswers(page, pageData('/products'))
  const from = page.getByRole('textbox', { name: 'From (tk)' })
  await page
    .getByRole('combobox', { name: 'Sort by' })
    .selectOption({ label: 'Price: low to high' })
  await from.fill('500')
  release()
  await expect(page).toHaveURL('/products?sort=price_asc')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(from).toHaveValue('500')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL('/products?sort=price_asc&minPrice=500')
  await page.goBack()
  await expect(page).toHaveURL('/products?sort=price_asc')
  await expect(from).toHaveValue('')
})
