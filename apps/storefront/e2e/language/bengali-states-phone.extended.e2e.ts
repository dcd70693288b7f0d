import type { Page } from '@playwright/test'
import { button, faultsOf, fillDelivery, main } from '../support/bengali-actions.ts'
import { failedRequest } from '../support/failed-request.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { open } from '../support/shopper-actions.ts'

// States of pages that only appear after an action. bengali-phone.e2e.ts opens the pages themselves.

/** An answer of the API to an order. */
interface Refusal {
  status: number
  code: string
  errors: object[]
  headers?: Record<string, string>
}

async function addBlender(page: Page): Promise<void> {
  await open(page, '/bn/product-details/106')
  await button(page, 'ব্যাগে রাখুন').click()
}

test('no state of lists, search and details in Bengali shows an English word', async ({
  page,
  expectErrors,
  setProduct,
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
  const field = page.getByRole('combobox', { name: 'পণ্য খুঁজুন' })
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

  await setProduct(113, { quantity: 0 })
  await open(page, '/bn/product-details/113')
  await expect(main(page).getByText('স্টক শেষ').first()).toBeVisible()
  await look('sold out')
  await page.getByRole('tab', { name: 'স্পেসিফিকেশন' }).click()
  await look('the specification')
  await button(page, 'ছবি বড় করুন').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('an enlarged picture')
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
  await expectErrors(failedRequest('ERR_FAILED', /\/bn\/products\.data\?category=\S+/))
})

test('no state of bag and order form in Bengali shows an English word', async ({
  page,
  expectErrors,
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

  const warnings = {
    gone: 'আর পাওয়া যাচ্ছে না।',
    sold_out: 'স্টক শেষ।',
    short: 'আর মাত্র ২টি আছে।',
    offer_over: 'অফার শেষ হয়ে গেছে।',
  }
  for (const [kind, text] of Object.entries(warnings)) {
    await page.route('**/api/orders/quote', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { data: { lines: object[] } }
      for (const line of body.data.lines)
        Object.assign(line, { stock: 2, warning: { kind, message: 'English' } })
      await route.fulfill({ response, json: body })
    })
    await open(page, '/bn/cart')
    await expect(main(page).getByText(text, { exact: false }).first()).toBeVisible()
    await look(`a warning: ${kind}`)
    await page.unroute('**/api/orders/quote')
  }

  await open(page, '/bn/shipping')
  await fillDelivery(page)
  await main(page).getByRole('checkbox').check()
  const product = { field: 'products', message: 'English', productId: 106, left: 2 }
  const refusals: Refusal[] = [
    ...['gone', 'sold_out', 'short', 'offer_over', 'offer_once', 'offer_used'].map((code) => ({
      status: 409,
      code: 'stock',
      errors: [{ ...product, code }],
    })),
    ...['in_progress', 'invalid', 'stock', 'unheard_of'].map((code) => ({
      status: 409,
      code,
      errors: [],
    })),
    {
      status: 400,
      code: 'invalid',
      errors: [{ field: 'deliveryPhone', message: 'English', code: 'delivery.mobileInvalid' }],
    },
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
  await expectErrors(
    failedRequest(400, /\/api\/orders\/confirm/),
    failedRequest(409, /\/api\/orders\/confirm/),
    failedRequest(429, /\/api\/orders\/confirm/),
    failedRequest(500, /\/api\/orders\/confirm/),
    failedRequest(503, /\/api\/orders\/confirm/),
    failedRequest('ERR_FAILED', /\/api\/orders\/confirm/),
    /^The order was not placed\. ApiError: English/,
    /^The order was not placed\. NetworkError: /,
  )
})
