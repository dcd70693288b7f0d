import { exampleUrls } from '../../app/lib/pages.ts'
import { violations, type Violation } from '../support/axe.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { stubMap, waitForHydration } from '../support/shopper-actions.ts'

for (const part of [0, 1]) {
  test(`no page has an accessibility violation in light and dark colours, part ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await stubMap(page)
    const found: Record<string, Violation[]> = {}
    for (const path of exampleUrls.filter((_, index) => index % 2 === part)) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      await waitForHydration(page)
      const light = await violations(page, 'light')
      // Only colours differ in the dark theme.
      const dark = await violations(page, 'dark', { only: ['color-contrast'] })
      if (light.length + dark.length > 0) found[path] = [...light, ...dark]
    }
    expect(found).toEqual({})
  })
}

test('no page scrolls sideways at 200 % zoom', async ({ page }) => {
  test.setTimeout(120_000)
  await stubMap(page)
  const width = 640
  await page.setViewportSize({ width, height: 400 })
  const wide: string[] = []
  for (const path of exampleUrls) {
    await page.goto(path)
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
    if (scroll > width) wide.push(`${path} is ${scroll} wide at ${width}`)
  }
  expect(wide).toEqual([])
})
