import { test as base, expect } from '@playwright/test'
import { inDatabase } from './database.ts'
import { shopperAddress } from './shopper.ts'

interface TestFixtures {
  /** Errors of the browser console, and uncaught exceptions. Warnings are printed. */
  consoleErrors: string[]
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
      const consoleErrors: string[] = []
      page.on('pageerror', (error) => consoleErrors.push(`page error: ${error.message}`))
      page.on('console', (message) => {
        // The configuration blocks the service worker, and Playwright warns of each registration.
        if (message.text().startsWith('Service Worker registration blocked')) return
        // Chromium fetches a preload again when a service worker took over the page in between.
        if (message.text().includes('cross-world service worker resource mismatch')) return
        // Chromium logs that the document of the not-found page has the status 404.
        if (/\/not-found$/.test(message.location().url)) return
        const { title } = testInfo
        if (message.type() === 'error') consoleErrors.push(`error: ${message.text()}`)
        if (message.type() === 'warning') process.stdout.write(`${title}: ${message.text()}\n`)
      })
      await use(consoleErrors)
      expect(consoleErrors, 'the console has no errors').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
