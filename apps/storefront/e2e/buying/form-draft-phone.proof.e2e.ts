import type { Page } from '@playwright/test'
import { failedRequest } from '../support/failed-request.ts'
import { expect, test } from '../support/shop-fixture.ts'
import {
  addToBag,
  fillDirectForm,
  open,
  stubMap,
  waitForHydration,
} from '../support/shopper-actions.ts'

const address = 'House 3, Road 8, Savar, Dhaka'
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')))
const field = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name })

test('words and zone of a direct order are there after a reload, without an empty form before them', async ({
  page,
}) => {
  await fillDirectForm(page, 106, 'Rahima')
  await field(page, /address/i).fill(address)
  await page.getByRole('radio', { name: /inside dhaka/i }).check()
  // Records what each frame shows in the name field, from the first one on.
  await page.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { shown })
    requestAnimationFrame(function look() {
      const name = document.querySelector<HTMLInputElement>('main form [name=name]')
      if (name?.checkVisibility({ visibilityProperty: true })) shown.push(name.value)
      requestAnimationFrame(look)
    })
  })
  await page.reload()
  await waitForHydration(page)
  await expect(field(page, /full name/i)).toHaveValue('Rahima')
  await expect(field(page, /address/i)).toHaveValue(address)
  await expect(page.getByRole('radio', { name: /inside dhaka/i })).toBeChecked()
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown)
  expect(new Set(shown)).toEqual(new Set(['Rahima']))

  await page.getByRole('button', { name: 'Confirm Your Order' }).click()
  await expect(page).toHaveURL('/thank-you')
  expect(await drafts(page)).toEqual([])
})

test('words of a bag order are there after a reload, before the scripts of the page', async ({
  page,
  expectErrors,
}) => {
  await addToBag(page, 106)
  await open(page, '/shipping')
  await field(page, /name/i).fill('Rahima')
  await field(page, /address/i).fill(address)
  await page.route('**/*.js', (route) => route.abort())
  await page.reload()
  await expect(field(page, /name/i)).toHaveValue('Rahima')
  await expect(field(page, /address/i)).toHaveValue(address)
  await expectErrors(failedRequest('ERR_FAILED', /\/assets\/[\w.-]+\.js/))

  await page.unroute('**/*.js')
  await page.reload()
  await waitForHydration(page)
  await field(page, /mobile/i).fill('01712345678')
  await page.reload()
  await waitForHydration(page)
  await expect(field(page, /name/i)).toHaveValue('Rahima')
  await expect(field(page, /mobile/i)).toHaveValue('01712345678')
  await page.getByRole('main').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL('/payment-success')
  expect(await drafts(page)).toEqual([])
})

test('a contact message and a kitchen tip are there after a reload, and gone once they are sent', async ({
  page,
}) => {
  await stubMap(page)
  await open(page, '/contact-us')
  await field(page, /message/i).fill('When do you open?')
  await page.reload()
  await waitForHydration(page)
  await expect(field(page, /message/i)).toHaveValue('When do you open?')
  await field(page, /name/i).fill('Rahima')
  await field(page, /email/i).fill('rahima@example.com')
  await field(page, /phone/i).fill('01712345678')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
  await expect(field(page, /message/i)).toHaveValue('')
  expect(await drafts(page)).toEqual([])

  await open(page, '/campaign')
  await field(page, /tips/i).fill('Boil less water.')
  // In the app, not by a load of the page.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /in bag/ })
    .click()
  await expect(page).toHaveURL('/cart')
  await page.goBack()
  await expect(field(page, /tips/i)).toHaveValue('Boil less water.')
})
