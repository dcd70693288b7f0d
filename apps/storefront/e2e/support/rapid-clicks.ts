import { bagLines } from './formats.ts'
import type { Locator, Page } from '@playwright/test'

/**
 * Clicks a button twenty times without waiting: ten times in one task, then once per task, as long as
 * the button is in the document.
 */
export async function clickTwentyTimes(button: Locator): Promise<void> {
  await button.evaluate(async (node: HTMLElement) => {
    for (let click = 0; click < 20 && node.isConnected; click++) {
      node.click()
      if (click >= 9) await new Promise((resolve) => setTimeout(resolve))
    }
  })
}

/** The quantities of the stored bag, by product name. */
export async function bagQuantities(page: Page): Promise<Record<string, number>> {
  const lines = Object.entries(await bagLines(page))
  return Object.fromEntries(lines.map(([key, line]) => [key, line.cartQuantity]))
}

/** Records the paths of POST requests from now on, in the returned array. */
export function recordPosts(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  return sent
}
