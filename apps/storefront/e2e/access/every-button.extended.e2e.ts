import type { Locator, Page } from '@playwright/test'
import { clickTwentyTimes, bagQuantities } from '../support/rapid-clicks.ts'
import { exampleUrls } from '../../app/lib/pages.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { addToBag, open, stubMap } from '../support/shopper-actions.ts'

test('FAULT-19: twenty rapid clicks on Load more show no product twice', async ({ page }) => {
  await open(page, '/products')
  await clickTwentyTimes(page.getByRole('link', { name: 'Load more' }))
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(24)
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
  const shown = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')))
  expect(new Set(shown).size).toBe(shown.length)
})

test('FAULT-19: twenty rapid clicks on Show results filter once and keep the entered price', async ({
  page,
}) => {
  await open(page, '/products')
  const filters = page.getByRole('button', { name: /^Filters/ })
  await filters.click()
  await page.getByRole('textbox', { name: 'From (tk)' }).fill('500')
  await clickTwentyTimes(page.getByRole('button', { name: 'Show results' }))
  await expect(page).toHaveURL('/products?minPrice=500')
  await filters.click()
  const from = page.getByRole('textbox', { name: 'From (tk)' })
  await expect(from).toHaveValue('500')
  await expect(page.getByRole('article').first()).toBeVisible()
  // Back closes the filters first.
  await page.goBack()
  await expect(from).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/products')
})

/** The buttons in the page's content, those of one card only; header and footer count on the home page. */
async function buttonsOf(page: Page): Promise<Locator[]> {
  const withLayout = new URL(page.url()).pathname === '/'
  const buttons = page.locator('button:visible:enabled')
  // At once: a notice may close meanwhile, and its buttons are gone.
  const wanted = await buttons.evaluateAll((nodes, includeLayout) => {
    const first = document.querySelector('article:has(button:enabled)')
    return nodes.map((node) => {
      const card = node.closest('article')
      return (card === null || card === first) && (includeLayout || node.closest('main') !== null)
    })
  }, withLayout)
  return wanted.flatMap((isWanted, index) => (isWanted ? [buttons.nth(index)] : []))
}

for (const part of [0, 1, 2, 3]) {
  test(`FAULT-20: no button of any page breaks under twenty rapid clicks, part ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(150_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stubMap(page)
    await addToBag(page, 3)
    for (const path of exampleUrls.filter((_, index) => index % 4 === part)) {
      await open(page, path)
      const count = (await buttonsOf(page)).length
      for (let index = 0; index < count; index++) {
        const navigated = new URL(page.url()).pathname !== new URL(path, page.url()).pathname
        if (navigated || (await page.getByRole('dialog').count()) > 0) await open(page, path)
        const button = (await buttonsOf(page))[index]
        if (!button) continue
        const name = await button.evaluate((node) => node.ariaLabel ?? node.textContent ?? '')
        const before = Object.keys(await bagQuantities(page)).length
        await clickTwentyTimes(button)
        await expect(
          page.getByRole('banner', { includeHidden: true }),
          `${path} ${name}`,
        ).toHaveCount(1)
        await expect(page.locator('main'), `${path} ${name}`).toContainText(/\w{3}/)
        const after = Object.keys(await bagQuantities(page)).length
        if (!name.startsWith('Remove'))
          expect(after, `${path} ${name}`).toBeGreaterThanOrEqual(before)
      }
    }
  })
}
