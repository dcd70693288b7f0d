import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { inDatabase } from '../support/database.ts'
import { invite, signInAsOwner } from '../support/desk.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { uniqueName } from '../support/shopper-actions.ts'
import { sidewaysScroll } from '../support/whole-purchase.ts'

/** A screen of the desk: its address below `/desk`, and what makes it look different. */
interface Screen {
  path: string
  /** What is done on it, in any language. */
  state?: { name: string; show: (page: Page) => Promise<void> }
  /** Rules of axe that say nothing about it. */
  without?: string
}

const statement = new URL('../../../../packages/demo/steadfast-statement.csv', import.meta.url)

/** The screens with the orders of the demo. */
async function screensOf(): Promise<Screen[]> {
  const orders = await inDatabase('select min(id) as id from orders group by status')
  const text = await readFile(statement, 'utf8')
  const main = (page: Page) => page.getByRole('main')
  const form = (page: Page) =>
    main(page)
      .locator('form')
      .filter({ has: page.locator('textarea') })
  const read = async (page: Page) => {
    await main(page).getByRole('combobox').first().selectOption('steadfast')
    await form(page).getByRole('textbox').fill(text)
    await form(page).locator('[type=submit]').click()
    await expect(main(page).getByText('4314095988').first()).toBeVisible()
  }
  const selectAll = (page: Page) => main(page).getByRole('checkbox').first().check()
  return [
    ...['/', '/orders', '/orders/new', '/calls', '/packing', '/hand-over', '/settling'],
    ...['/products', '/products?filter=low', '/products?q=nothing', '/products/4'],
    ...['/shop', '/shop/coupons', '/shop/facts'],
    ...['/staff', '/account', '/nowhere', '/sign-in', '/orders?q=nobody'],
    ...orders.map(({ id }) => `/orders/${String(id)}`),
    ...['/print?kind=slips&state=confirmed', '/print?kind=list&state=shipped'],
    (await invite(uniqueName('Rahim'))).replace('/desk', ''),
  ]
    .map((path): Screen => ({ path }))
    .concat([
      { path: '/orders', state: { name: 'all selected', show: selectAll } },
      {
        path: '/orders',
        state: {
          name: 'menu of an order',
          show: async (page) => {
            await page.getByRole('rowheader').first().waitFor()
            await page.locator('tbody [aria-haspopup=menu]').first().click()
            await expect(page.getByRole('menu')).toBeVisible()
          },
        },
        // An open menu is in no landmark: it is the only thing on the page until it is closed.
        without: 'region',
      },
      {
        path: '/orders',
        state: {
          name: 'large numbers',
          show: async (page) => {
            const states = await page.evaluate(async () => {
              const answer = await fetch('/api/desk/orders/counts')
              return ((await answer.json()) as { data: { counts: Record<string, number> } }).data
            })
            const counts = Object.keys(states.counts).map((state) => [state, 98_765] as const)
            const json = { data: { counts: Object.fromEntries(counts) } }
            await page.route('**/api/desk/orders/counts', (route) => route.fulfill({ json }), {
              times: 1,
            })
            await page.reload()
            const tabs = main(page).getByRole('navigation')
            await expect(tabs).toContainText(/98,765|৯৮,৭৬৫/)
            if (await page.evaluate(() => innerWidth >= 1024)) {
              const hidden = await tabs.evaluate((nav) => nav.scrollWidth - nav.clientWidth)
              expect(hidden, 'every state is shown').toBe(0)
            }
          },
        },
      },
      { path: '/packing', state: { name: 'all selected', show: selectAll } },
      {
        path: '/hand-over',
        state: {
          name: 'all selected for Pathao',
          show: async (page) => {
            await selectAll(page)
            await main(page).getByRole('combobox').first().selectOption('pathao')
          },
        },
      },
      { path: '/hand-over', state: { name: 'list of the courier read', show: read } },
      { path: '/settling', state: { name: 'statement read', show: read } },
    ])
}

/** Opens a screen in a language, and waits until its data is there. */
async function openScreen(page: Page, { path, state }: Screen, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    const settings = { language: chosen, theme: 'system', keys: true, pathaoStore: '' }
    localStorage.setItem('desk-settings', JSON.stringify({ state: settings, version: 0 }))
  }, language)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(`/desk${path}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('h1, [data-shop=print-sheet]').first()).toBeVisible()
  // What can be pressed comes with the data.
  const content = page.locator('main').locator('a, button')
  await expect(content.or(page.locator('[data-shop=print-sheet]')).first()).toBeVisible()
  await expect(
    page.locator('[data-shop=skeleton], [data-shop=spinner], [data-loading]'),
  ).toHaveCount(0)
  await state?.show(page)
}

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

for (const language of ['en', 'bn']) {
  test(`no screen of the desk has an accessibility violation or scrolls sideways, language ${language}`, async ({
    page,
  }) => {
    test.setTimeout(480_000)
    await signInAsOwner(page)
    const screens = await screensOf()
    const found: Record<string, unknown[]> = {}
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    let axeRuns = 0
    for (const screen of screens) {
      const name = [screen.path, screen.state?.name].filter(Boolean).join(', ')
      await test.step(name, async () => {
        await page.setViewportSize({ width, height })
        await openScreen(page, screen, language)
        const faults: unknown[] = []
        const wide = await sidewaysScroll(page)
        if (wide > 0) faults.push(`${wide} px wider than the screen`)
        // In a view of the whole page, so that the bar at the bottom covers nothing that scrolling would show.
        await page.setViewportSize({ width, height: await pageHeight(page) })
        const rules = { 'target-size': true, ...(screen.without && { [screen.without]: false }) }
        for (const theme of ['light', 'dark'] as const) {
          faults.push(...(await violations(page, theme, { rules })))
          axeRuns += 1
        }
        if (faults.length > 0) found[name] = faults
      })
    }
    const faults = Object.values(found).flat().length
    process.stdout.write(
      `desk, ${language}, ${width} px: ${screens.length} screens in 2 themes, ${axeRuns} runs of axe, ${faults} faults\n`,
    )
    expect(found).toEqual({})
  })
}
