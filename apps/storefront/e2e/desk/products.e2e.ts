import { signInAsOwner } from '../support/desk.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { open } from '../support/shopper-actions.ts'

const id = 712

test('an owner receives pieces, changes the price and hides a product, and shoppers see it', async ({
  page,
  context,
  setProduct,
  allowErrors,
}) => {
  await setProduct(id, { quantity: 0, price: 99900 })
  await signInAsOwner(page)
  await page.goto(`/desk/products/${id}`)
  await page.getByRole('textbox', { name: 'Pieces' }).fill('১২')
  await page.getByRole('button', { name: 'Save the stock' }).click()
  await expect(page.getByText('12 pieces can be ordered.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Pieces' })).toHaveValue('')
  await page.getByRole('radio', { name: /^Lost or damaged/ }).check()
  await page.getByRole('textbox', { name: 'Pieces' }).fill('3')
  await page.getByRole('button', { name: 'Save the stock' }).click()
  await expect(page.getByText('9 pieces can be ordered.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Price, in taka/ }).fill('1,234')
  await page.getByRole('button', { name: 'Save the prices' }).click()
  await expect(page.getByText('The price is now 1,234 tk.')).toBeVisible()

  const shop = await context.newPage()
  await expect(async () => {
    await open(shop, `/product-details/${id}`)
    await expect(shop.getByRole('main').getByText('1,234 tk').first()).toBeVisible({
      timeout: 1000,
    })
    await expect(shop.getByRole('main').getByText('In Stock (9)').first()).toBeVisible({
      timeout: 1000,
    })
  }).toPass()

  const visible = page.getByRole('switch', { name: 'Shoppers see it' })
  await visible.uncheck()
  await expect(page.getByText('The shop no longer shows the product.')).toBeVisible()
  allowErrors(/404/)
  await expect
    .poll(async () => (await shop.goto(`/product-details/${id}`))?.status(), { timeout: 10_000 })
    .toBe(404)
  await visible.check()
  await expect(page.getByText('The shop shows the product.')).toBeVisible()
})
