import type { Page } from '@playwright/test'
import { expect, test } from '../support/shop-fixture.ts'
import { shopperPhone } from '../support/shopper.ts'
import { fillDirectForm, open, orderFromBag } from '../support/shopper-actions.ts'

test.use({ serviceWorkers: 'allow' })

/** All that the browser has stored for the shop and the open page, as one text. Runs in the page. */
async function readStorages(): Promise<string> {
  const texts = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }))
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const response = await cache.match(request, { ignoreVary: true })
      const isText = /html|json|javascript/.test(response?.headers.get('content-type') ?? '')
      texts.push(request.url, isText ? ((await response?.text()) ?? '') : '')
    }
  }
  const databases = await indexedDB.databases()
  return [...texts, JSON.stringify(databases), document.cookie].join('\n')
}

/** Which of the shopper's name, phone number and address the browser has stored. */
async function storedOf(page: Page, name: string): Promise<string[]> {
  const stored = await page.evaluate(readStorages)
  return [name, shopperPhone(), 'Mirpur 10'].filter((text) => stored.includes(text))
}

const fields = (page: Page) => page.getByRole('main').getByRole('textbox')

test('who ordered is forgotten after a direct order, and Back does not show the order again', async ({
  page,
}) => {
  const name = 'Rokeya Sultana'
  await fillDirectForm(page, 106, name)
  await page.getByRole('button', { name: 'Confirm Your Order' }).click()
  await expect(page).toHaveURL('/thank-you')
  expect(await storedOf(page, name)).toHaveLength(3)
  const number = (await page.getByRole('main').innerText()).match(/\b\d{10}\b/)?.[0] ?? ''

  // The opened order, and the form that found it.
  await page.getByRole('link', { name: 'Track Order' }).first().click()
  await page.getByRole('button', { name: `Open order ${number}` }).click()
  await expect(page.getByRole('article', { name: `Order ${number}` })).toBeVisible()
  await page.getByRole('button', { name: 'Forget these orders' }).click()
  await expect(page.getByText('This browser remembers no orders now.')).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(fields(page).first()).toHaveValue('')
  expect(await storedOf(page, name)).toEqual([])

  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(name)).toHaveCount(0)
})

test('a form that is filled in from the last order can be emptied, and the page after an order forgets, too', async ({
  page,
}) => {
  const name = 'Rokeya Sultana'
  await orderFromBag(page, 106, name)
  await open(page, '/product-details/106')
  await page.getByRole('button', { name: 'Buy Now' }).first().click()
  await expect(fields(page).first()).toHaveValue(name)
  await page.getByRole('button', { name: 'Empty the form and forget it' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The form is empty.' })).toBeFocused()
  for (const field of await fields(page).all()) await expect(field).toHaveValue('')
  expect(await storedOf(page, name)).toEqual([])

  await orderFromBag(page, 106, name)
  await page.getByRole('button', { name: 'Forget me here' }).click()
  await expect(page.getByRole('heading', { name: 'Forgotten' })).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
  expect(await storedOf(page, name)).toEqual([])
  await page.reload()
  await expect(page).toHaveURL('/')
})

test('who ordered more than 30 days ago is forgotten on any page', async ({ page }) => {
  await open(page, '/about-us')
  const savedAt = Date.now() - 31 * 24 * 60 * 60_000
  await page.evaluate(
    (value) => localStorage.setItem('shippingData', value),
    JSON.stringify({ name: 'Rahima', mobile: '01712345678', address: 'Mirpur 10', savedAt }),
  )
  await page.reload()
  const stored = async () => await page.evaluate(() => localStorage.getItem('shippingData'))
  await expect.poll(stored).toBeNull()
})
