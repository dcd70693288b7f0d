// How the storefront addresses and stores things. Journeys use these functions, so that another address
// or format is changed here only.
import type { Page } from '@playwright/test'

type StoredLine = Record<string, unknown> & { cartQuantity: number }

/** The address at which the browser asks for the data of a page. */
export const dataAddress = (path: string): string => `${path}.data`

/** Matches the addresses of the data of a page and of pages below it, whatever their query. */
export const pageData = (path: string): RegExp => new RegExp(`${path}[^?]*\\.data`)

/** Matches when React has hydrated the page: before that, its buttons have no handlers. */
export const HYDRATED = 'html[data-hydrated=true]'

/** Part of the name of the file that a page loads last by itself: when its document is loaded and it is idle. */
export const LAST_FILE = '/service-worker-client-'

/** Holds back the answers to requests until the returned function is called. */
export async function holdAnswers(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** Holds back every script of the shop but the one that answers taps before React. */
export const holdReact = (page: Page): Promise<() => void> =>
  holdAnswers(page, /\/assets\/(?!early-|bag-)[\w.-]+\.js$/)

/** Holds back the script that answers taps before React. */
export const holdEarlyScript = (page: Page): Promise<() => void> =>
  holdAnswers(page, /\/assets\/early-[\w.-]+\.js$/)

/** The lines of the stored bag, by their keys. */
export const bagLines = (page: Page): Promise<Record<string, StoredLine>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bag') ?? '{}').lines ?? {})

/** Replaces the lines of the stored bag, as an older visit may have left them. */
export const storeBagLines = (page: Page, lines: Record<string, object>): Promise<void> =>
  page.evaluate((wanted) => {
    const bag = JSON.parse(localStorage.getItem('bag') ?? '{"version":1}')
    localStorage.setItem('bag', JSON.stringify({ ...bag, lines: wanted }))
  }, lines)

const kettle = { productId: 4, name: 'Kettle', price: 10, cartQuantity: 2, stock: 9, quantity: 9 }

/** Stored bags that a shop has to expect: the text that the browser holds, by what it is. */
export const oddBags: Readonly<Record<string, string>> = {
  broken: '{"version":1,"lines":{"Kettle":',
  older: JSON.stringify({ Kettle: kettle }),
  hostile: '{"version":1,"lines":{"__proto__":{"productId":4,"name":"__proto__","price":1}}}',
}

/** Gives the first page of this browser a stored bag. */
export const startWithBag = (page: Page, text: string): Promise<unknown> =>
  page.addInitScript((stored) => {
    if (!sessionStorage.getItem('once')) localStorage.setItem('bag', stored)
    sessionStorage.setItem('once', '1')
  }, text)

/** The last order of this tab: as it is stored, and as it is carried along with the page. */
export const lastOrder = (page: Page): Promise<{ stored: string; carried: string }> =>
  page.evaluate(() => ({
    stored: sessionStorage.getItem('lastOrder') ?? '',
    carried: JSON.stringify(history.state),
  }))

/** The data that the last navigation carried to this page. */
export const navigationState = (page: Page): Promise<unknown> =>
  page.evaluate(() => history.state.usr)

/** Lets the offer of the last order open again. */
export const forgetShownOffer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { orderId } = JSON.parse(sessionStorage.getItem('lastOrder') ?? '{}')
    sessionStorage.removeItem(`offer:${orderId}`)
  })

/** Empties what the browser has stored for this tab, or for the tab and the site. */
export const emptyStorage = (page: Page, which: 'tab' | 'all'): Promise<void> =>
  page.evaluate((wanted) => {
    sessionStorage.clear()
    if (wanted === 'all') localStorage.clear()
  }, which)

/** The address of the delivery form that this browser keeps. */
export const storedDelivery = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('shippingData'))

/** Keeps an address for the delivery form. */
export const storeDelivery = (page: Page, address: object): Promise<void> =>
  page.evaluate((text) => localStorage.setItem('shippingData', text), JSON.stringify(address))

/** Gives every page of this browser a token with claims. */
export const storeToken = (page: Page, claims: object): Promise<unknown> =>
  page.addInitScript(
    (encoded) => localStorage.setItem('token', `e30.${encoded}.x`),
    Buffer.from(JSON.stringify(claims)).toString('base64url'),
  )

/** The IP address of the browser as it is stored. */
export const storedIp = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('browser_id'))
