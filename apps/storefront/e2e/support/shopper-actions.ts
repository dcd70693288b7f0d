import { expect, type Page } from '@playwright/test'
import { HYDRATED, LAST_FILE } from './formats.ts'
import { shopperPhone } from './shopper.ts'

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator(HYDRATED).waitFor({ state: 'attached' })
}

/** Waits until the page has loaded a file whose address has this part. */
export async function waitForFile(page: Page, part: string): Promise<void> {
  await page.waitForFunction(
    (text) => performance.getEntriesByType('resource').some(({ name }) => name.includes(text)),
    part,
  )
}

/** Waits until the page has loaded what it loads by itself. */
export const waitForRest = (page: Page): Promise<void> => waitForFile(page, LAST_FILE)

/** Does what opens a checkout, and waits until the shop has answered with its prices. */
export async function untilQuoted(page: Page, openCheckout: () => Promise<void>): Promise<void> {
  const quoted = page.waitForResponse('**/api/orders/quote')
  await openCheckout()
  await quoted
  await waitForRest(page)
}

/**
 * Moves the clock of the page on by milliseconds, to show that nothing comes. `page.clock.install()` has
 * to be called before what could come is scheduled. From then on the page has no list of its files.
 */
export async function passTime(page: Page, milliseconds = 15_000): Promise<void> {
  await page.clock.runFor(milliseconds)
  // What the page requested before this request is known when it is answered.
  await page.evaluate(async () => void (await fetch('/robots.txt')))
}

/** Opens a page and waits for its hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Gives the pages opened next this connection, for example one whose shopper asks to save data. */
export async function setConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
}

/** Opens a product page and adds one piece to the bag. */
export async function addToBag(page: Page, productId: number): Promise<void> {
  await open(page, `/product-details/${productId}`)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
}

/** A delivery name that no other test, and no earlier attempt of this one, has used. */
export const uniqueName = (name: string) => `${name} ${Date.now().toString(36)}`

/** Fills the delivery form of the bag and accepts the terms, without submitting it. */
export async function fillDeliveryForm(page: Page, name = 'Karim'): Promise<void> {
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: /name/i }).fill(name)
  await form.getByRole('textbox', { name: /mobile/i }).fill(shopperPhone())
  await form.getByRole('textbox', { name: /address/i }).fill('Mirpur 10, Dhaka')
  await form.getByRole('checkbox').check()
}

/** Opens direct checkout for a product and fills the form, without submitting it. */
export async function fillDirectForm(page: Page, productId: number, name = 'Karim'): Promise<void> {
  await open(page, `/product-details/${productId}`)
  await page.getByRole('button', { name: 'Buy Now' }).first().click()
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: /full name/i }).fill(name)
  await form.getByRole('textbox', { name: /mobile/i }).fill(shopperPhone())
  await form.getByRole('textbox', { name: /address/i }).fill('Mirpur 10, Dhaka')
}

/** Orders a product through the bag; ends on the success page. */
export async function orderFromBag(page: Page, productId: number, name = 'Karim'): Promise<void> {
  await addToBag(page, productId)
  await open(page, '/shipping')
  await fillDeliveryForm(page, name)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL('/payment-success')
}

/** The names of the analytics events of the page, in order. */
export async function analyticsEvents(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).flatMap(
      ({ event }) => event ?? [],
    ),
  )
}

/** The bag link in the header with this count. */
export const bagLink = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`\\b${count} in bag`) })

/** The order number that the page shows. */
export async function shownOrderNumber(page: Page): Promise<number> {
  await expect(page.getByRole('main')).toContainText(/number\s*\d{10}/)
  const text = (await page.getByRole('main').innerText()).match(/\b\d{10}\b/)?.[0]
  return Number(text)
}

/** Answers requests to the map service with an empty page, so that tests need no other host. */
export async function stubMap(page: Page): Promise<void> {
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }))
}

/** Opens the contact page and fills its form, without submitting it. */
export async function fillContactForm(page: Page): Promise<void> {
  await stubMap(page)
  await open(page, '/contact-us')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Name' }).fill('Rahima')
  await main.getByRole('textbox', { name: 'Email' }).fill('rahima@example.com')
  await main.getByRole('textbox', { name: 'Phone' }).fill('01712345678')
  await main.getByRole('textbox', { name: 'Message' }).fill('When do you open?')
}
