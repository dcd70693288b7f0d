import type { Page } from '@playwright/test'
import { foreignWords } from './foreign-words.ts'
import { shopperPhone } from './shopper.ts'

/** The content of the page. */
export const main = (page: Page) => page.getByRole('main')
/** The first button of this name. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first()

/**
 * What each state shows in Latin letters or digits, or wider than the screen.
 * @param names words of the catalogue that have no Bengali
 */
export function faultsOf(page: Page, names: readonly string[] = []) {
  const faults: Record<string, string[]> = {}
  return {
    faults,
    /** Looks at the present state of the page. */
    async look(state: string): Promise<void> {
      const words = (await foreignWords(page)).filter((word) => !names.includes(word))
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (scroll > 0) words.push(`${scroll} px too wide`)
      if (words.length > 0) faults[state] = words
    },
  }
}

/** Fills a delivery form in Bengali, without submitting it. */
export async function fillDelivery(page: Page, phone = shopperPhone()): Promise<void> {
  await main(page).getByRole('textbox', { name: /নাম/ }).fill('রহিমা বেগম')
  await main(page)
    .getByRole('textbox', { name: /মোবাইল/ })
    .fill(phone)
  await main(page)
    .getByRole('textbox', { name: /ঠিকানা/ })
    .fill('বাসা ৩, রোড ৮, সাভার, ঢাকা')
}
