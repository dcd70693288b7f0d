import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { exampleUrls } from '../../app/lib/pages.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { stubMap, waitForHydration } from '../support/shopper-actions.ts'

interface Violation {
  id: string
  where: string[]
}

/** What axe finds on the page in a theme. */
async function violations(page: Page, theme: 'light' | 'dark', rules?: string[]) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  // Colours change at once and everywhere; the policy of the page allows no further style element.
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync(
      '*, ::before, ::after { transition: none !important; content-visibility: visible !important }',
    )
    document.adoptedStyleSheets = [still]
  })
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const result = await axe.run(document, { iframes: false, ...(runOnly && { runOnly }) })
    return result.violations.map(({ id, nodes }): Violation => ({
      id,
      where: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target} ${failureSummary}`),
    }))
  }, rules)
}

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
      await page.evaluate(axe.source)
      const light = await violations(page, 'light')
      // Only colours differ in the dark theme.
      const dark = await violations(page, 'dark', ['color-contrast'])
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
