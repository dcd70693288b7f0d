import type { Page } from '@playwright/test'
import type { TrackedOrder } from '@shop/domain/wire'
import { inDatabase } from './database.ts'
import { foreignWords } from './foreign-words.ts'
import { expect, test } from './shop-fixture.ts'
import { shopperPhone } from './shopper.ts'
import { open, stubMap } from './shopper-actions.ts'

// States of pages that only appear after an action. bengali.e2e.ts opens the pages themselves.

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

/** An answer of the API to an order. */
interface Refusal {
  status: number
  code: string
  errors: object[]
  headers?: Record<string, string>
}

/** What each state shows in Latin letters or digits, or wider than the screen. */
function faultsOf(page: Page) {
  const faults: Record<string, string[]> = {}
  return {
    faults,
    /** Looks at the present state of the page. */
    async look(state: string): Promise<void> {
      const words = await foreignWords(page)
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (scroll > 0) words.push(`${scroll} px too wide`)
      if (words.length > 0) faults[state] = words
    },
  }
}

async function fillDelivery(page: Page, phone = shopperPhone()): Promise<void> {
  await main(page).getByRole('textbox', { name: /নাম/ }).fill('রহিমা বেগম')
  await main(page)
    .getByRole('textbox', { name: /মোবাইল/ })
    .fill(phone)
  await main(page)
    .getByRole('textbox', { name: /ঠিকানা/ })
    .fill('বাসা ৩, রোড ৮, সাভার, ঢাকা')
}

async function addBlender(page: Page): Promise<void> {
  await open(page, '/bn/product-details/106')
  await button(page, 'ব্যাগে রাখুন').click()
}

test('no state of lists, search and details in Bengali shows an English word', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(90_000)
  const { faults, look } = faultsOf(page)
  await open(page, '/bn/products?category=audio')
  await button(page, 'ফিল্টার').click()
  await expect(
    page.getByRole('link', { name: 'পণ্য দেখুন' }).or(button(page, 'পণ্য দেখুন')).first(),
  ).toBeVisible()
  await look('filters open')
  await open(page, '/bn/products?category=audio&choose=compare')
  await main(page).getByRole('checkbox').first().check()
  await look('products are chosen to be compared')
  await open(page, '/bn/products?search=ketle')
  await look('a corrected search')
  await open(page, '/bn/products?search=ঢঢণণঠঠঘঘছছথথ')
  await expect(main(page).getByText('কোনো পণ্য পাওয়া যায়নি।')).toBeVisible()
  await look('a search that found nothing')

  await button(page, 'খোঁজার ঘর খুলুন').click()
  const field = page.getByRole('combobox').first()
  await field.fill('কেটলি')
  await expect(page.getByRole('option').first()).toBeVisible()
  await look('suggestions')
  await field.fill('ঢঢণণঠঠঘঘছছথথ')
  await expect(page.getByText('কিছু পাওয়া যায়নি।').first()).toBeVisible()
  await look('no suggestion')
  await field.press('Enter')
  await expect(page).toHaveURL(/search=/)
  await field.fill('')
  await expect(page.getByRole('option', { name: 'আগের খোঁজা মুছে ফেলুন' })).toBeVisible()
  await look('recent searches')

  await open(page, '/bn/products')
  await button(page, 'মেনু খুলুন').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('the menu')
  await page.keyboard.press('Escape')
  await button(page, /ব্যাগে রাখুন/).click()
  await expect(button(page, 'বন্ধ করুন')).toBeVisible()
  await look('a product was added from a list')

  await inDatabase((sql) => sql`update products set quantity = 0 where id = 113`)
  await page.waitForTimeout(1100)
  await open(page, '/bn/product-details/113')
  await look('sold out')
  await page.getByRole('tab', { name: 'স্পেসিফিকেশন' }).click()
  await look('the specification')
  await button(page, 'ছবি বড় করুন').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('an enlarged picture')
  await inDatabase((sql) => sql`update products set quantity = 40 where id = 113`)
  await open(page, '/bn/compare?ids=4')
  await look('one product to compare')

  await open(page, '/bn')
  await page.route('**/*.data*', (route) => route.abort())
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href^="/bn/products?category="]')?.click(),
  )
  await expect(main(page).getByText('পণ্য আনা যায়নি', { exact: false }).first()).toBeVisible()
  await look('a list that failed')
  expect(faults).toEqual({})
  consoleErrors.length = 0
})

test('no state of bag and order form in Bengali shows an English word', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(120_000)
  const { faults, look } = faultsOf(page)
  await open(page, '/bn/cart')
  await look('an empty bag')
  await addBlender(page)
  await look('added on details')
  await open(page, '/bn/cart')
  const coupon = main(page).getByRole('textbox', { name: 'কুপন কোড' })
  await coupon.fill('X')
  await button(page, 'ব্যবহার করুন').click()
  await expect(main(page).getByText('কুপনটি ঠিক নয়')).toBeVisible()
  await look('a wrong coupon')
  await coupon.fill('SAVE10')
  await button(page, 'ব্যবহার করুন').click()
  await expect(main(page).getByText('ব্যবহার হয়েছে', { exact: false }).first()).toBeVisible()
  await look('a coupon')

  const warnings = ['gone', 'sold_out', 'short', 'offer_over'] as const
  for (const kind of warnings) {
    await page.route('**/api/orders/quote', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { data: { lines: object[] } }
      for (const line of body.data.lines)
        Object.assign(line, { stock: 2, warning: { kind, message: 'English' } })
      await route.fulfill({ response, json: body })
    })
    await open(page, '/bn/cart')
    await expect(main(page).getByText('English')).toHaveCount(0)
    await look(`a warning: ${kind}`)
    await page.unroute('**/api/orders/quote')
  }

  await open(page, '/bn/shipping')
  await fillDelivery(page)
  await main(page).getByRole('checkbox').check()
  const product = { field: 'products', message: 'English', productId: 106, left: 2 }
  const refusals: Refusal[] = [
    ...['gone', 'sold_out', 'short', 'offer_over', 'offer_once'].map((code) => ({
      status: 409,
      code: 'stock',
      errors: [{ ...product, code }],
    })),
    ...['in_progress', 'invalid', 'stock', 'unheard_of'].map((code) => ({
      status: 409,
      code,
      errors: [],
    })),
    { status: 400, code: 'invalid', errors: [{ field: 'deliveryPhone', message: 'English' }] },
    { status: 409, code: 'dearer', errors: [{ field: 'expectedTotal', message: 'English' }] },
    { status: 429, code: 'limit', errors: [], headers: { 'Retry-After': '120' } },
    { status: 429, code: 'limit', errors: [] },
    { status: 500, code: 'failure', errors: [] },
    { status: 503, code: 'failure', errors: [] },
  ]
  const order = button(page, 'অর্ডার করুন')
  const refused = page.getByRole('alert').filter({ hasText: 'আপনার লেখা' })
  for (const { status, code, errors, headers } of refusals) {
    await page.route('**/api/orders/confirm', (route) =>
      route.fulfill({
        status,
        ...(headers ? { headers } : {}),
        json: { statusCode: status, message: 'English', code, errors, data: null },
      }),
    )
    await order.click()
    await expect(refused).toBeVisible()
    await look(`refused: ${status} ${code} ${JSON.stringify(errors)}`)
    await page.unroute('**/api/orders/confirm')
  }
  await page.route('**/api/orders/confirm', (route) => route.abort())
  await order.click()
  await expect(refused).toContainText('সাড়া আসেনি')
  await look('no answer')
  expect(faults).toEqual({})
  consoleErrors.length = 0
})

test('no state of an order in Bengali shows an English word', async ({ page, consoleErrors }) => {
  test.setTimeout(90_000)
  const { faults, look } = faultsOf(page)
  await open(page, '/bn/product-details/4')
  await button(page, 'ব্যাগে রাখুন').click()
  await open(page, '/bn/shipping')
  await fillDelivery(page)
  await main(page).getByRole('checkbox').check()
  await button(page, 'অর্ডার করুন').click()
  await expect(page).toHaveURL('/bn/payment-success')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText(/টাকা|৳/)
  await look('the offer after an order')
  await open(page, '/bn/checkout')
  await look('the last order')

  await open(page, '/bn/track-order')
  await look('saved orders')
  const statuses = [
    'pending',
    'needs_review',
    'confirmed',
    'packed',
    'shipped',
    'delivered',
  ] as const
  const ways = [
    ...statuses.map((_, index) => statuses.slice(0, index + 1)),
    ['pending', 'cancelled'] as const,
    ['pending', 'confirmed', 'packed', 'shipped', 'returned'] as const,
  ]
  for (const history of ways) {
    const status = history.at(-1)
    await page.route('**/api/orders/track', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { data: TrackedOrder }
      Object.assign(body.data, {
        status,
        history: history.map((one, day) => ({ status: one, at: `2026-10-0${day + 1}T08:30:00Z` })),
        cancellable: status === 'pending',
      })
      await route.fulfill({ response, json: body })
    })
    await page.getByRole('button', { name: /অর্ডার [০-৯]+ দেখুন/ }).click()
    await expect(main(page).getByRole('article')).toBeVisible()
    await look(`an order that is ${status}`)
    await page.unroute('**/api/orders/track')
  }
  await page.getByRole('button', { name: /অর্ডার [০-৯]+ দেখুন/ }).click()
  await button(page, 'অর্ডারটি বাতিল করুন').click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look('the question before it is cancelled')
  for (const code of ['packed', 'unknown_order']) {
    await page.route('**/api/orders/cancel', (route) =>
      route.fulfill({
        status: 409,
        json: { statusCode: 409, message: 'English', code, errors: [], data: null },
      }),
    )
    await page.getByRole('alertdialog').getByRole('button', { name: 'অর্ডারটি বাতিল করুন' }).click()
    await expect(page.getByText('কল করুন', { exact: false }).first()).toBeVisible()
    await look(`not cancelled: ${code}`)
    await page.unroute('**/api/orders/cancel')
    if (!(await page.getByRole('alertdialog').isVisible()))
      await button(page, 'অর্ডারটি বাতিল করুন').click()
  }
  await page.getByRole('alertdialog').getByRole('button', { name: 'অর্ডার থাকুক' }).click()
  await main(page).getByRole('textbox', { name: 'অর্ডার নম্বর' }).fill('১২৩৪৫৬৭৮৯০')
  await main(page).getByRole('textbox', { name: 'মোবাইল' }).fill(shopperPhone())
  await button(page, 'অর্ডার খুঁজুন').click()
  await expect(main(page).getByText('কোনো অর্ডার পাওয়া যায়নি', { exact: false })).toBeVisible()
  await look('an unknown order')

  await open(page, '/bn/product-details/106')
  await button(page, 'এখনই কিনুন').click()
  await expect(page).toHaveURL('/bn/shipping')
  // The address of the order before stands in the form.
  await main(page).getByRole('textbox', { name: /নাম/ }).fill('')
  await button(page, 'অর্ডার নিশ্চিত করুন').click()
  await expect(page.getByText('দরকারি সব ঘর পূরণ করুন।').first()).toBeVisible()
  await look('an empty direct form')
  await fillDelivery(page, '02123456789')
  await look('an unusual number')
  await fillDelivery(page)
  await page.route('**/products.json', (route) => route.abort())
  await button(page, 'অর্ডার নিশ্চিত করুন').click()
  await expect(page).toHaveURL('/bn/thank-you')
  await expect(main(page).getByText('এখন ছাড়ে কোনো পণ্য নেই।')).toBeVisible()
  await look('thank you, without suggestions')
  expect(faults).toEqual({})
  consoleErrors.length = 0
})

test('no state of forms, and no page without a connection, in Bengali shows an English word', async ({
  page,
  context,
  consoleErrors,
}) => {
  test.setTimeout(90_000)
  const { faults, look } = faultsOf(page)
  await stubMap(page)
  await open(page, '/bn/contact-us')
  await button(page, 'বার্তা পাঠান').click()
  await look('an empty contact form')
  const fill = async () => {
    await main(page).getByRole('textbox', { name: 'নাম' }).fill('রহিমা')
    await main(page).getByRole('textbox', { name: 'ই-মেইল' }).fill('rahima@example.com')
    await main(page).getByRole('textbox', { name: 'ফোন' }).fill('01712345678')
    await main(page).getByRole('textbox', { name: 'বার্তা' }).fill('দোকান কখন খোলে?')
  }
  await fill()
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 400,
      json: {
        statusCode: 400,
        message: 'English',
        code: 'invalid',
        errors: ['name', 'email', 'phone', 'message'].map((field) => ({
          field,
          message: 'English',
        })),
        data: null,
      },
    }),
  )
  await button(page, 'বার্তা পাঠান').click()
  await expect(main(page).getByText('সঠিক ই-মেইল লিখুন')).toBeVisible()
  await look('a refused message')
  await page.unroute('**/api/contact')
  await fill()
  await button(page, 'বার্তা পাঠান').click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look('a sent message')

  await open(page, '/bn/campaign')
  await button(page, 'জমা দিন').click()
  await look('an empty campaign form')
  const answer = async () => {
    await main(page).getByRole('textbox', { name: 'পুরো নাম' }).fill('রহিমা')
    await main(page).getByRole('textbox', { name: /নম্বর/ }).fill(shopperPhone())
    await main(page).getByRole('textbox', { name: 'আপনার টিপস' }).fill('কম পানি ফোটান।')
    await button(page, 'জমা দিন').click()
  }
  for (const code of ['campaign_over', 'campaign_answered']) {
    await page.route('**/api/campaign-responses', (route) =>
      route.fulfill({ json: { statusCode: 200, message: 'English', code, data: {} } }),
    )
    await answer()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await look(`an answer that is refused: ${code}`)
    await page.keyboard.press('Escape')
    await page.unroute('**/api/campaign-responses')
  }
  await answer()
  await expect(page.getByRole('dialog')).toContainText(/টাকা/)
  await look('the offer of the campaign')
  await page.keyboard.press('Escape')

  await open(page, '/bn/login')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const email = page.getByRole('contentinfo').getByRole('textbox')
  await email.fill('x')
  await page.getByRole('contentinfo').getByRole('button', { name: 'সাবস্ক্রাইব' }).click()
  await expect(page.getByText('সঠিক ই-মেইল ঠিকানা লিখুন')).toBeVisible()
  await look('a wrong e-mail address')
  await email.fill('rahima@example.com')
  await page.getByRole('contentinfo').getByRole('button', { name: 'সাবস্ক্রাইব' }).click()
  await expect(page.getByText('সাবস্ক্রাইব করার জন্য ধন্যবাদ!')).toBeVisible()
  await look('subscribed')

  await open(page, '/bn/about-us')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'গোপনীয়তা নীতি' }).click()
  await expect(button(page, 'এখানেই থাকুন')).toBeVisible()
  await look('a link without a connection')
  await context.setOffline(false)
  expect(faults).toEqual({})
  consoleErrors.length = 0
})
