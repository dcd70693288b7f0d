import { expect, test } from '../support/shop-fixture.ts'
import { addToBag, open } from '../support/shopper-actions.ts'

test('the focus stays in the bag when a coupon or a line is removed by keyboard', async ({
  page,
}) => {
  await addToBag(page, 106)
  await addToBag(page, 4)
  await open(page, '/cart')
  const code = page.getByRole('textbox', { name: 'Coupon code' })
  await code.fill('SAVE10')
  await code.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove coupon SAVE10' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(code).toBeFocused()
  const remove = page.getByRole('button', { name: /^Remove .* from your bag/ })
  await remove.first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('listitem').filter({ has: remove })).toBeFocused()
  await remove.first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
