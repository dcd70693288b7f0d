import type { Page, Request } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '../support/shop-fixture.ts'
import {
  addToBag,
  fillDirectForm,
  open,
  setConnection,
  waitForHydration,
} from '../support/shopper-actions.ts'

// What the first load of each page weighs on a phone: the bytes of the bodies as they were sent, of what
// the page requests until it is hydrated and at rest, and its elements then. The shopper asks to save data, so
// that nothing is fetched for a later page: otherwise it depends on the speed of the machine how much of
// that is counted. It prints what differs from load-weights.json, which has the recorded weights. After a
// build, in apps/storefront,
//   EXTENDED=1 WRITE_WEIGHTS=1 npm run test:e2e -- page-budget-phone
// records what was measured.

const FILE = new URL('../../load-weights.json', import.meta.url)

/** Bytes by kind; `html` is the document as sent, `style` the part that its style sheet alone takes. */
interface Weight {
  html: number
  style: number
  script: number
  picture: number
  font: number
  elements: number
}

const KINDS: Readonly<Record<string, 'html' | 'script' | 'picture' | 'font'>> = {
  document: 'html',
  script: 'script',
  image: 'picture',
  font: 'font',
}

/** The pages by name, each with what leads to it. */
const pages: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => page.goto('/'),
  'home in Bengali': (page) => page.goto('/bn'),
  list: (page) => page.goto('/products'),
  'list in Bengali': (page) => page.goto('/bn/products'),
  category: (page) => page.goto('/products?category=audio'),
  details: (page) => page.goto('/product-details/106'),
  policy: (page) => page.goto('/terms-conditions'),
  track: (page) => page.goto('/track-order'),
  contact: (page) => page.goto('/contact-us'),
  direct: (page) => fillDirectForm(page, 106),
  bag: async (page) => {
    await addToBag(page, 106)
    await open(page, '/cart')
  },
  checkout: (page) => open(page, '/shipping'),
}

const size = { width: 412, height: 823 }
test.use({ viewport: size, screen: size, deviceScaleFactor: 1.75 })

test.beforeEach(({ page }) => setConnection(page, { saveData: true }))

/** The most bytes of script; see decision 0012. */
function scriptLimit(name: string): number {
  if (/^(home|list|category)$/.test(name)) return 135_000
  return /^(direct|checkout)$/.test(name) ? 158_000 : 155_000
}

test('the first load of no page is above the limits', async ({ page }) => {
  test.setTimeout(180_000)
  const protocol = await page.context().newCDPSession(page)
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }))
  const measured: Record<string, Weight> = {}
  for (const [name, lead] of Object.entries(pages)) {
    await lead(page)
    await waitForHydration(page)
    await protocol.send('Network.clearBrowserCache')
    measured[name] = await weigh(page)
  }
  const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Weight>
  for (const line of differences(measured, recorded)) process.stdout.write(`${line}\n`)
  if (process.env.WRITE_WEIGHTS) writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`)
  for (const [name, { script }] of Object.entries(measured))
    expect(script, `script of ${name}`).toBeLessThanOrEqual(scriptLimit(name))
  const { html, script, picture, font, elements } = measured['home'] as Weight
  expect(html + script + picture + font, 'bytes of home').toBeLessThanOrEqual(277_000)
  expect(elements, 'elements of home').toBeLessThanOrEqual(1300)
})

/** Loads the page again, without anything kept by the browser. */
async function weigh(page: Page): Promise<Weight> {
  const { requests, rest } = watchRequests(page)
  // A first visit has none.
  await page.evaluate(() => localStorage.removeItem('browser_id'))
  await page.reload({ waitUntil: 'load' })
  await waitForHydration(page)
  // Pictures of the bag and the parts that are near the screen are requested after it.
  await rest()
  const weight: Weight = { html: 0, style: 0, script: 0, picture: 0, font: 0, elements: 0 }
  for (const request of requests) {
    const kind = KINDS[request.resourceType()]
    const { pathname } = new URL(request.url())
    if (kind && pathname !== '/export/embed.html')
      weight[kind] += (await request.sizes()).responseBodySize
  }
  const { style, elements } = await page.evaluate(() => ({
    style: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
    elements: document.querySelectorAll('*').length,
  }))
  return { ...weight, style: brotliCompressSync(style).length, elements }
}

/** How long nothing is requested by a page at rest, in milliseconds. */
const REST_MS = 700

/** Collects the answered requests of a page, until none was under way for a while. */
function watchRequests(page: Page) {
  const requests: Request[] = []
  const open = new Set<Request>()
  let changed = 0
  const on = (
    name: 'request' | 'requestfinished' | 'requestfailed',
    apply: (r: Request) => void,
  ) => {
    const listener = (request: Request) => {
      apply(request)
      changed = Date.now()
    }
    page.on(name as 'request', listener)
    return () => page.off(name as 'request', listener)
  }
  const ends = [
    on('request', (request) => open.add(request)),
    on('requestfailed', (request) => open.delete(request)),
    on('requestfinished', (request) => {
      open.delete(request)
      requests.push(request)
    }),
  ]
  async function rest() {
    changed = Date.now()
    await expect
      .poll(() => open.size === 0 && Date.now() - changed > REST_MS, { intervals: [50] })
      .toBe(true)
    for (const end of ends) end()
  }
  return { requests, rest }
}

/** What weighs more or less than recorded, in words. */
const differences = (
  measured: Record<string, Weight>,
  recorded: Record<string, Weight>,
): string[] =>
  Object.entries(measured).flatMap(([name, weight]) =>
    Object.entries(weight).flatMap(([kind, value]: [string, number]) => {
      const before = recorded[name]?.[kind as keyof Weight]
      return value === before ? [] : [`${name}: ${kind} ${before ?? '–'} → ${value}`]
    }),
  )
