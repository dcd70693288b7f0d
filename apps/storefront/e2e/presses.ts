import type { Locator, Page } from '@playwright/test'

/**
 * Presses a button twenty times as fast as a browser can: ten times before it may draw anything,
 * then a press after each turn that it gets, for as long as the button is there.
 */
export async function pressTwenty(button: Locator): Promise<void> {
  await button.evaluate(async (node: HTMLElement) => {
    for (let press = 0; press < 20 && node.isConnected; press++) {
      node.click()
      if (press >= 9) await new Promise((turn) => setTimeout(turn))
    }
  })
}

/** The quantities in the bag as the browser keeps it, by the name of the product. */
export async function quantities(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const { lines = {} } = JSON.parse(localStorage.getItem('bag') ?? '{}') as {
      lines?: Record<string, { cartQuantity: number }>
    }
    return Object.fromEntries(Object.entries(lines).map(([key, line]) => [key, line.cartQuantity]))
  })
}

/** Lists what the page sends from now on, by path: the calls that change something at the server. */
export function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  return sent
}
