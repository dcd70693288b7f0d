import { expect, test } from '../support/shop-fixture.ts'
import { open } from '../support/shopper-actions.ts'

for (const [path, button] of [
  ['/product-details/2', '[data-shop=buy-bar]'],
  ['/products?category=audio&choose=compare', '[data-shop=compare-choice] [type=submit]'],
] as const) {
  test(`no bar at the bottom of ${path} covers what has the focus`, async ({ page }) => {
    await open(page, path)
    await expect(page.locator(button)).toBeAttached()
    const covered = new Set<string>()
    for (let press = 0; press < 45; press++) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate((selector) => {
        const focused = document.activeElement
        const bar = document.querySelector(selector)?.closest('[data-shop=buy-bar], div')
        if (!focused || !bar || bar.contains(focused)) return undefined
        const { x, y, width, height } = focused.getBoundingClientRect()
        const shown = document.elementFromPoint(x + width / 2, y + height / 2)
        return bar.contains(shown) ? (focused.ariaLabel ?? focused.textContent) : undefined
      }, button)
      if (name !== undefined) covered.add(name)
    }
    expect([...covered]).toEqual([])
  })
}
