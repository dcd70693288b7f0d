import { expect, type Page } from '@playwright/test'
import { hydrated } from './shop.ts'

/** Opens a page and waits until its buttons answer. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Opens a product's page and puts one of it into the bag. */
export async function putInBag(page: Page, productId: number): Promise<void> {
  await open(page, `/product-details/${productId}`)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
}

/** A name that no other test, and no former try of this one, ordered under. */
export const nobodyElse = (name: string) => `${name} ${Date.now().toString(36)}`

/** Fills the delivery form of the bag, terms ticked, and leaves the button to the test. */
export async function fillDelivery(page: Page, name = 'Karim'): Promise<void> {
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: /name/i }).fill(name)
  await form.getByRole('textbox', { name: /mobile/i }).fill('01812345678')
  await form.getByRole('textbox', { name: /address/i }).fill('Mirpur 10, Dhaka')
  await form.getByRole('checkbox').check()
}

/** Opens the direct form with one of a product and fills it, and leaves the button to the test. */
export async function fillDirect(page: Page, productId: number, name = 'Karim'): Promise<void> {
  await open(page, `/product-details/${productId}`)
  await page.getByRole('button', { name: 'Buy Now' }).first().click()
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: /full name/i }).fill(name)
  await form.getByRole('textbox', { name: /mobile/i }).fill('01812345678')
  await form.getByRole('textbox', { name: /address/i }).fill('Mirpur 10, Dhaka')
}

/** Orders a product through the bag and ends on the success page. */
export async function orderFromBag(page: Page, productId: number, name = 'Karim'): Promise<void> {
  await putInBag(page, productId)
  await open(page, '/shipping')
  await fillDelivery(page, name)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL('/payment-success')
}

/** The names of the events that the page pushed, in order. */
export async function events(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).flatMap(
      ({ event }) => event ?? [],
    ),
  )
}

/** The badge of the bag in the header. */
export const badge = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`\\b${count} in bag`) })
