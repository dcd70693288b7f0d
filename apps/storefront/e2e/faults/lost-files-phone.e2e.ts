import type { Browser, Page, Route } from '@playwright/test'
import { failedRequest } from '../support/failed-request.ts'
import { HYDRATED } from '../support/formats.ts'
import { expect, test } from '../support/shop-fixture.ts'
import {
  addToBag,
  fillDeliveryForm,
  open,
  waitForHydration,
  waitForRest,
} from '../support/shopper-actions.ts'

// A file of a page that is lost once, as a patchy network or a release loses it. At rest the page stays as
// it is; what the shopper presses works by the second press, because the first one loads the page again.

type Fault = (route: Route) => Promise<void>

const faults: Record<string, Fault> = {
  'answered 404': (route) => route.fulfill({ status: 404 }),
  'answered 500': (route) => route.fulfill({ status: 500 }),
  'cut off': (route) => route.abort('connectionreset'),
}

interface Task {
  /** What was done before, with all files. */
  prepare?: (page: Page) => Promise<unknown>
  /** Opens the page. */
  open: (page: Page) => Promise<unknown>
  press: (page: Page) => Promise<unknown>
  /** What the press is for. */
  done: (page: Page) => Promise<unknown>
  /** Whether it is also tested when the tests are not extended. */
  quick?: true
}

const main = (page: Page) => page.getByRole('main')

const tasks = {
  'the menu': {
    open: (page) => page.goto('/'),
    press: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click(),
    done: (page) =>
      expect(page.getByRole('dialog').getByRole('link', { name: /Audio/ })).toBeVisible(),
  },
  'the zoom': {
    open: (page) => page.goto('/product-details/106'),
    press: (page) => main(page).getByRole('button', { name: 'Enlarge picture' }).click(),
    done: (page) => expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible(),
  },
  'a tab': {
    quick: true,
    open: (page) => page.goto('/product-details/106'),
    press: (page) => main(page).getByRole('tab').last().click(),
    done: (page) =>
      expect(main(page).getByRole('tab').last()).toHaveAttribute('aria-selected', 'true'),
  },
  'Add to Cart': {
    open: (page) => page.goto('/product-details/106'),
    press: (page) => main(page).getByRole('button', { name: 'Add to Cart' }).first().click(),
    done: (page) =>
      expect(page.getByRole('banner').getByRole('link', { name: /bag.*1/i })).toBeVisible(),
  },
  'Buy Now': {
    open: (page) => page.goto('/product-details/106'),
    press: (page) => main(page).getByRole('button', { name: 'Buy Now' }).first().click(),
    done: (page) => expect(main(page).getByRole('textbox', { name: /full name/i })).toBeVisible(),
  },
  'a link': {
    open: (page) => page.goto('/products'),
    press: (page) => main(page).getByRole('article').first().getByRole('link').last().click(),
    done: (page) =>
      expect(main(page).getByRole('button', { name: 'Buy Now' }).first()).toBeVisible(),
  },
  'an order': {
    prepare: (page) => addToBag(page, 106),
    open: (page) => page.goto('/shipping'),
    press: async (page) => {
      await fillDeliveryForm(page)
      // A phone may order ten times, and each script is another order.
      const phone = `018${String(crypto.getRandomValues(new Uint32Array(1))[0]! % 1e8).padStart(8, '0')}`
      await main(page)
        .getByRole('textbox', { name: /mobile/i })
        .fill(phone)
      await main(page).getByRole('button', { name: 'Place Order' }).click()
    },
    done: (page) => expect(page).toHaveURL('/payment-success'),
  },
} satisfies Record<string, Task>

/** The scripts that a task requests: those of the page itself, those of its press, and all of them. */
async function scriptsOf(browser: Browser, { prepare, open, press, done }: Task) {
  const context = await browser.newContext()
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  await prepare?.(page)
  const requested = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.add(new URL(request.url()).pathname)
  })
  await open(page)
  await waitForRest(page)
  const own = await page.evaluate(() =>
    [...document.querySelectorAll('script[type=module]:not([async])')].map(
      (script) => new URL((script as HTMLScriptElement).src).pathname,
    ),
  )
  const before = new Set(requested)
  await press(page)
  await done(page)
  await context.close()
  return { own, pressed: [...requested].filter((path) => !before.has(path)), all: [...requested] }
}

/** Does a task while the first request for a script fails. Returns whether the script was asked for. */
async function doWithout(
  browser: Browser,
  { prepare, open, press, done }: Task,
  path: string,
  fault: Fault,
) {
  const context = await browser.newContext()
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  await prepare?.(page)
  let isLost = false
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (isLost) return await route.continue()
      isLost = true
      await fault(route)
    },
  )
  await open(page)
  await page.locator(`${HYDRATED}, html[data-lost]`).waitFor({ state: 'attached' })
  const { pathname } = new URL(page.url())
  await expect(main(page)).toContainText(/\w{3}/)
  const again = page.waitForEvent('load').then(() => true)
  const notice = page.getByRole('button', { name: 'Load the page again' })
  await ((await notice.isVisible()) ? notice.click() : press(page))
  const first = done(page).then(() => false)
  const isReloaded = await Promise.race([again, first])
  for (const late of [again, first]) late.catch(() => undefined)
  if (isReloaded && new URL(page.url()).pathname === pathname) {
    await waitForHydration(page)
    // The first press may have been in the page that was loaded again.
    await Promise.any([first, press(page)])
  }
  await done(page)
  await context.close()
  return isLost
}

// A browser treats the faults alike, so each task has one of them.
for (const [index, [name, task]] of Object.entries<Task>(tasks).entries()) {
  const [kind, fault] = Object.entries(faults)[index % 3] as [string, Fault]
  for (const isExtended of [false, true]) {
    if (!isExtended && !task.quick) continue
    const which = isExtended ? 'any script is' : 'a script of the page or of the press is'
    const options = isExtended ? { tag: '@extended' } : {}
    test(
      `${name} works by the second press when ${which} ${kind}`,
      options,
      async ({ browser }) => {
        test.setTimeout(600_000)
        const { own, pressed, all } = await scriptsOf(browser, task)
        let lost = 0
        for (const path of isExtended ? all : new Set([...own, ...pressed]))
          await test.step(path, async () => {
            if (await doWithout(browser, task, path, fault)) lost += 1
          })
        expect(lost).toBeGreaterThan(0)
      },
    )
  }
}

test('a product that was chosen by Buy Now is not lost with a script of the order page: the page says what is wrong', async ({
  page,
  expectErrors,
}) => {
  await open(page, '/product-details/106')
  await main(page).getByRole('button', { name: 'Buy Now' }).first().click()
  const name = main(page).getByRole('textbox', { name: /full name/i })
  await expect(name).toBeVisible()
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort('connectionreset'))
  await page.reload()
  const notice = page.getByRole('alert').filter({ hasText: 'A part of this page' })
  await expect(notice).toBeVisible()
  await page.unrouteAll()
  await notice.getByRole('button').click()
  await expect(name).toBeVisible()
  await expect(notice).toBeHidden()
  await expectErrors(failedRequest('ERR_CONNECTION_RESET', /\/assets\/[\w.-]+\.js/))
})
