import type { Page } from '@playwright/test'
import { expect, test } from '../support/shop-fixture.ts'
import { bagLink, open } from '../support/shopper-actions.ts'

/** Presses Tab until the focused control has this name. */
async function tabTo(page: Page, name: RegExp, key = 'Tab') {
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press(key)
    const focused = await page.evaluate(() => {
      const node = document.activeElement as HTMLInputElement | null
      // After a navigation `main` is focused, whose text contains every name.
      if (!node?.matches('a, button, input, textarea, select')) return ''
      const label = node.labels?.[0]?.innerText ?? ''
      return `${label} ${node.getAttribute('aria-label') ?? ''} ${node.innerText}`
    })
    if (name.test(focused)) return
  }
  throw new Error(`No control named ${name} can be reached with the keyboard`)
}

/** Waits for a navigation: the URL and the focus on the content. */
async function arrive(page: Page, path: string) {
  await expect(page).toHaveURL(path)
  await expect(page.locator('main')).toBeFocused()
}

test('a whole purchase works with the keyboard alone', async ({ page }) => {
  await open(page, '/product-details/2')
  await tabTo(page, /Add to Cart/)
  await page.keyboard.press('Enter')
  await expect(bagLink(page, 1)).toBeVisible()
  await tabTo(page, /1 in bag/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await arrive(page, '/cart')
  await tabTo(page, /^\s*Checkout/)
  await page.keyboard.press('Enter')
  await arrive(page, '/shipping')
  await tabTo(page, /Name/)
  await page.keyboard.type('Rahima')
  await tabTo(page, /Mobile/i)
  await page.keyboard.type('01712345678')
  await tabTo(page, /Address/)
  await page.keyboard.type('House 3, Savar, Dhaka')
  await tabTo(page, /Terms & Conditions/)
  await page.keyboard.press('Space')
  await tabTo(page, /Place Order/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/payment-success')
  const offer = page.getByRole('dialog', { name: 'Thank You, Rahima' })
  await expect(offer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offer).toHaveCount(0)
})
