import { expect, test, type Page } from '@playwright/test'
import { bagLink, fillDeliveryForm, open } from './shopper-actions.ts'

/** A product whose stock no journey uses up. */
const PRODUCT = 'Blender 1.5 L, Two Speeds and Pulse'

/** What is checked on each screen of a purchase. */
type Check = (screen: string) => Promise<void>

/** Buys a product through the bag, from the search to the success page, and checks each screen. */
export async function wholePurchase(page: Page, check: Check): Promise<void> {
  const step = (name: string, act: () => Promise<void>) =>
    test.step(name, async () => {
      await act()
      await check(name)
    })
  const main = page.getByRole('main')
  await step('list', async () => {
    await open(page, `/products?search=${encodeURIComponent(PRODUCT)}`)
    await expect(main.getByRole('article').first()).toBeVisible()
  })
  await step('details', async () => {
    await main.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible()
  })
  await step('added', async () => {
    await main.getByRole('button', { name: 'Add to Cart' }).first().click()
    await expect(
      main.getByRole('status').filter({ hasText: 'Added to your bag: 1 ×' }),
    ).toBeVisible()
  })
  await step('bag', async () => {
    await bagLink(page, 1).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping Bag' })).toBeVisible()
    await expect(
      main.getByRole('status').filter({ hasText: '1 item(s) in your bag.' }),
    ).toBeVisible()
  })
  await step('delivery form', async () => {
    await main.getByRole('button', { name: 'Checkout' }).click()
    await expect(main.getByRole('region', { name: 'Order Summary' })).toContainText(PRODUCT)
  })
  await step('delivery form with errors', async () => {
    await main.getByRole('button', { name: 'Place Order' }).click()
    await expect(main.getByRole('textbox', { name: /name/i })).toBeFocused()
    await expect(main.getByRole('textbox', { name: /name/i })).toHaveAccessibleDescription(
      /Name is required/,
    )
  })
  await step('delivery form filled', () => fillDeliveryForm(page))
  await step('success', async () => {
    await main.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByText('Order Successful. Thank You!')).toBeVisible()
  })
}

/** By how many pixels the open page is wider than the screen. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
