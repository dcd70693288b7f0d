import { bagLines, oddBags, startWithBag, storeBagLines } from '../support/formats.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { addToBag, bagLink, open } from '../support/shopper-actions.ts'

test('R-HEAD-12, S-CART-10, FAULT-11: the bag is the same after twenty rapid clicks, in a second tab and after a reload', async ({
  page,
  context,
}) => {
  await addToBag(page, 2)
  await open(page, '/cart')
  await page.getByRole('button', { name: /Increase quantity/ }).evaluate((button) => {
    for (let press = 0; press < 20; press++) (button as HTMLButtonElement).click()
  })
  const quantity = page.getByRole('spinbutton')
  await expect(quantity).toHaveValue('21')
  const other = await context.newPage()
  await addToBag(other, 3)
  await expect(bagLink(other, 2)).toBeVisible()
  await expect(bagLink(page, 2)).toBeVisible()
  await expect(page.getByText('2 item(s) in your bag.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('spinbutton').first()).toHaveValue('21')
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await expect(bagLink(other, 0)).toBeVisible()
})

test('R-CART-09, R-CART-10: Checkout opens the delivery form only when the bag has a product', async ({
  page,
}) => {
  await open(page, '/cart')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0)
  await addToBag(page, 3)
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL('/shipping')
})

test('R-CART-11, V-COUP-02, V-COUP-03, E-10: a coupon lowers the total, also at the delivery form', async ({
  page,
}) => {
  await addToBag(page, 2)
  await open(page, '/cart')
  const field = page.getByRole('textbox', { name: 'Coupon code' })
  await field.fill('nonsense')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Invalid coupon')).toBeVisible()
  await field.fill(' save10 ')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('801 tk').first()).toBeVisible()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByText('৳931.00', { exact: true })).toBeVisible()
})

test('A-70, A-78, FAULT-22: the bag shows a changed price, and blocks a product that is no longer sold', async ({
  page,
}) => {
  await addToBag(page, 3)
  const [[name, line]] = Object.entries(await bagLines(page)) as [[string, object]]
  await storeBagLines(page, {
    [name]: { ...line, discountPrice: 5, finalPrice: 5 },
    Gone: { ...line, name: 'Gone', productId: 999_999 },
  })
  await open(page, '/cart')
  await expect(page.getByText(/Price changed from 5 tk to/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  await page.getByRole('button', { name: 'Remove Gone' }).click()
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeEnabled()
})

test('R-CHK-02, R-CHK-03: the order summary removes a line, and links to order tracking', async ({
  page,
}) => {
  await addToBag(page, 3)
  await open(page, '/checkout')
  await expect(page.getByRole('main').getByRole('link', { name: 'Track Order' })).toHaveAttribute(
    'href',
    '/track-order',
  )
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(bagLink(page, 0)).toBeVisible()
})

for (const [name, stored] of Object.entries(oddBags)) {
  test(`FAULT-10: a ${name} stored bag breaks no page, and products can be added again`, async ({
    page,
  }) => {
    await startWithBag(page, stored)
    await open(page, '/cart')
    await expect(page.getByRole('heading', { name: 'Shopping Bag' })).toBeVisible()
    await addToBag(page, 3)
    await open(page, '/cart')
    await expect(page.getByText(/Magic Cleaning Brush/).first()).toBeVisible()
  })
}

for (const [name, block] of [
  [
    'blocked',
    () => {
      for (const key of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, key, {
          get: () => {
            throw new DOMException('denied')
          },
        })
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
] as const) {
  test(`FAULT-09: with ${name} storage the bag lasts as long as the page`, async ({ page }) => {
    await page.addInitScript(block)
    await addToBag(page, 3)
    await expect(bagLink(page, 1)).toBeVisible()
    await bagLink(page, 1).click()
    await expect(page.getByText('1 item(s) in your bag.')).toBeVisible()
  })
}
