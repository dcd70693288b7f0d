import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** A rule of axe that the page breaks, and the first elements that break it. */
export interface Violation {
  id: string
  where: string[]
}

interface AxeOptions {
  /** Only these rules. */
  only?: string[]
  /** Rules that are on or off by other than the defaults of axe. */
  rules?: Record<string, boolean>
}

/** What axe finds on the page in a theme. */
export async function violations(
  page: Page,
  theme: 'light' | 'dark',
  { only, rules = {} }: AxeOptions = {},
): Promise<Violation[]> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  // Colours change at once and everywhere; the policy of the page allows no further style element.
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync(
      '*, ::before, ::after { transition: none !important; content-visibility: visible !important }',
    )
    document.adoptedStyleSheets = [still]
  })
  await page.evaluate(axe.source)
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const result = await axe.run(document, { iframes: false, ...options })
      return result.violations.map(({ id, nodes }): Violation => ({
        id,
        where: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target} ${failureSummary}`),
      }))
    },
    {
      ...(only && { runOnly: only }),
      rules: Object.fromEntries(
        Object.entries(rules).map(([id, enabled]) => [id, { enabled }] as const),
      ),
    },
  )
}
