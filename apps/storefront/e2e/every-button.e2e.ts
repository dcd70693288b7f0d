import type { Locator, Page } from '@playwright/test'
import { pressTwenty, quantities } from './presses.ts'
import { routes } from './routes.ts'
import { expect, test } from './shop.ts'
import { open, putInBag } from './steps.ts'

test('Load more, pressed twenty times, shows no product twice', async ({ page }) => {
  await open(page, '/products')
  await pressTwenty(page.getByRole('link', { name: 'Load more' }))
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(24)
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
  const shown = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')))
  expect(new Set(shown).size).toBe(shown.length)
})

test('the filter, pressed twenty times, asks for one list and keeps what was typed', async ({
  page,
}) => {
  await open(page, '/products')
  await page.getByRole('textbox', { name: 'From (tk)' }).fill('500')
  await pressTwenty(page.getByRole('button', { name: 'Apply' }))
  await expect(page).toHaveURL('/products?minPrice=500')
  await expect(page.getByRole('textbox', { name: 'From (tk)' })).toHaveValue('500')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/products')
})

/** The buttons that only this page shows, once for cards that are all alike; the frame's count at home. */
async function buttonsOf(page: Page): Promise<Locator[]> {
  const frame = new URL(page.url()).pathname === '/'
  const all = await page.locator('button:visible:enabled').all()
  const alike = await Promise.all(
    all.map((button) =>
      button.evaluate((node, withFrame) => {
        const card = node.closest('article')
        const first = document.querySelector('article:has(button:enabled)')
        return (card !== null && card !== first) || (!withFrame && !node.closest('main'))
      }, frame),
    ),
  )
  return all.filter((_, index) => !alike[index])
}

for (const part of [0, 1, 2, 3]) {
  test(`every button of every page holds under twenty fast presses, part ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(150_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }))
    await putInBag(page, 3)
    for (const path of routes.filter((_, index) => index % 4 === part)) {
      await open(page, path)
      const count = (await buttonsOf(page)).length
      for (let index = 0; index < count; index++) {
        const elsewhere = new URL(page.url()).pathname !== new URL(path, page.url()).pathname
        if (elsewhere || (await page.getByRole('dialog').count()) > 0) await open(page, path)
        const button = (await buttonsOf(page))[index]
        if (!button) continue
        const name = await button.evaluate((node) => node.ariaLabel ?? node.textContent ?? '')
        const before = Object.keys(await quantities(page)).length
        await pressTwenty(button)
        await expect(
          page.getByRole('banner', { includeHidden: true }),
          `${path} ${name}`,
        ).toHaveCount(1)
        await expect(page.locator('main'), `${path} ${name}`).toContainText(/\w{3}/)
        const after = Object.keys(await quantities(page)).length
        if (!name.startsWith('Remove'))
          expect(after, `${path} ${name}`).toBeGreaterThanOrEqual(before)
      }
    }
  })
}
