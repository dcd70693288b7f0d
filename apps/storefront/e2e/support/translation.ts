import type { Page } from '@playwright/test'
import { translateTexts } from '@shop/tooling/translate-texts.ts'

/** Translates the page from now on, until another document is opened. */
export const translate = (page: Page): Promise<void> =>
  page.locator('body').evaluate(translateTexts)

/** Holds back the answer to the next request of a kind, so that a test sees the page meanwhile. */
export async function holdAnswer(page: Page, url: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    url,
    async (route) => {
      await released
      await route.continue()
    },
    { times: 1 },
  )
  return release
}
