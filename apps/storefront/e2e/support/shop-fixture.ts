import { test as base, expect } from '@playwright/test'
import { changeProduct, inDatabase, type ProductColumns } from './database.ts'
import { shopperAddress } from './shopper.ts'

/** What the browser logged, and what a test says about it. */
interface ConsoleErrors {
  logged: string[]
  expected: RegExp[]
}

interface TestFixtures {
  /**
   * Waits until the console has an error for each pattern. An error is its text with its address in
   * parentheses, or `page error:` with the message of an uncaught exception. Another error than the
   * expected and the allowed ones fails the test at its end.
   */
  expectErrors: (...patterns: RegExp[]) => Promise<void>
  /** Allows errors that come or not, depending on what the browser is loading. */
  allowErrors: (...patterns: RegExp[]) => void
  consoleErrors: ConsoleErrors
  /** Changes columns of a product until the end of the test, also of one that fails. */
  setProduct: (id: number, columns: ProductColumns) => Promise<void>
}

interface WorkerFixtures {
  /** Raises the stock of the product that most journeys buy, so that it never sells out. */
  stock: undefined
}

/** A test against the running shop. It fails when the page logs an error. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stock: [
    async ({}, use) => {
      await inDatabase('update products set quantity = 900 where id = 106')
      await use(undefined)
    },
    { auto: true, scope: 'worker' },
  ],
  // Sent as by a proxy in front, so that each test is a shopper with limits of its own.
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'X-Forwarded-For': shopperAddress() })
  },
  consoleErrors: [
    async ({ page }, use, testInfo) => {
      const logged: string[] = []
      const expected: RegExp[] = []
      page.on('pageerror', (error) => logged.push(`page error: ${error.message}`))
      page.on('console', (message) => {
        // The configuration blocks the service worker, and Playwright warns of each registration.
        if (message.text().startsWith('Service Worker registration blocked')) return
        // Chromium fetches a preload again when a service worker took over the page in between.
        if (message.text().includes('cross-world service worker resource mismatch')) return
        // Chromium logs that the document of the not-found page has the status 404.
        if (/\/not-found$/.test(message.location().url)) return
        const { title } = testInfo
        if (message.type() === 'error') logged.push(`${message.text()} (${message.location().url})`)
        if (message.type() === 'warning') process.stdout.write(`${title}: ${message.text()}\n`)
      })
      await use({ logged, expected })
      const others = logged.filter((error) => !expected.some((pattern) => pattern.test(error)))
      expect(others, 'the console has no error that the test does not expect').toEqual([])
    },
    { auto: true },
  ],
  expectErrors: async ({ consoleErrors: { logged, expected } }, use) => {
    await use(async (...patterns) => {
      expected.push(...patterns)
      const missing = () =>
        patterns.filter((pattern) => !logged.some((error) => pattern.test(error)))
      await expect.poll(missing, 'the console has each error that the test expects').toEqual([])
    })
  },
  allowErrors: async ({ consoleErrors: { expected } }, use) => {
    await use((...patterns) => void expected.push(...patterns))
  },
  setProduct: async ({}, use) => {
    const former: [number, ProductColumns][] = []
    await use(async (id, columns) => {
      former.unshift([id, await changeProduct(id, columns)])
    })
    for (const [id, columns] of former) await changeProduct(id, columns)
  },
})

export { expect }
