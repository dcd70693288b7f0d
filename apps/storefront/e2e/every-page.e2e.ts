import axe from 'axe-core'
import { exampleUrls } from '../app/lib/pages.ts'
import { expect, test } from './shop-fixture.ts'
import { stubMap, waitForHydration } from './shopper-actions.ts'

interface Violation {
  id: string
  where: string[]
}

for (const theme of ['light', 'dark'] as const) {
  for (const part of [0, 1]) {
    test(`every page has no accessibility violation in ${theme} colours, part ${part + 1}`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await stubMap(page)
      const found: Record<string, Violation[]> = {}
      for (const path of exampleUrls.filter((_, index) => index % 2 === part)) {
        await page.goto(path)
        await waitForHydration(page)
        await page.evaluate(axe.source)
        const violations = await page.evaluate(async () => {
          const { axe } = window as unknown as { axe: typeof import('axe-core') }
          const result = await axe.run(document, { iframes: false })
          return result.violations.map(({ id, nodes }) => ({
            id,
            where: nodes
              .slice(0, 3)
              .map(({ target, failureSummary }) => `${target} ${failureSummary}`),
          }))
        })
        if (violations.length > 0) found[path] = violations
      }
      expect(found).toEqual({})
    })
  }
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
