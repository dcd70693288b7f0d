import type { TrackedOrder } from '@shop/domain/wire'
import { button, faultsOf, fillDelivery, main } from '../support/bengali-actions.ts'
import { failedRequest, LOST_REQUESTS } from '../support/failed-request.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { shopperPhone } from '../support/shopper.ts'
import { open, stubMap } from '../support/shopper-actions.ts'

test('no state of an order in Bengali shows an English word', async ({ page, expectErrors }) => {
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
  await expect(page.getByRole('dialog')).toContainText(/টাকা/)
  await look('the offer after an order')
  await open(page, '/bn/checkout')
  await look('the last order')

  await open(page, '/bn/track-order')
  await expect(main(page).getByRole('textbox', { name: 'অর্ডার নম্বর' })).toHaveValue(/^[০-৯]{10}$/)
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
  await button(page, 'অর্ডারটি বাতিল করুন').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'অর্ডারটি বাতিল করুন' }).click()
  await expect(main(page).getByRole('article', { name: /বাতিল/ })).toBeVisible()
  await look('a cancelled order')
  await main(page).getByRole('textbox', { name: 'অর্ডার নম্বর' }).fill('১২৩৪৫৬৭৮৯০')
  await main(page).getByRole('textbox', { name: 'মোবাইল' }).fill(shopperPhone())
  await button(page, 'অর্ডার খুঁজুন').click()
  await expect(main(page).getByText('কোনো অর্ডার পাওয়া যায়নি', { exact: false })).toBeVisible()
  await look('an unknown order')

  await open(page, '/bn/product-details/106')
  await button(page, 'এখনই কিনুন').click()
  await expect(page).toHaveURL('/bn/shipping')
  // The address of the order before is in the form.
  await expect(main(page).getByRole('textbox', { name: /মোবাইল/ })).toHaveValue(/^[০-৯]{11}$/)
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
  await expectErrors(
    failedRequest(409, /\/api\/orders\/cancel/),
    failedRequest(404, /\/api\/orders\/track/),
    failedRequest('ERR_FAILED', /\/products\.json/),
    /^Suggestions could not be read\. TypeError: Failed to fetch/,
  )
})

test('no state of forms, and no page without a connection, in Bengali shows an English word', async ({
  page,
  context,
  expectErrors,
  allowErrors,
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
        errors: [
          { field: 'name', message: 'English', code: 'contact.nameRequired' },
          { field: 'email', message: 'English', code: 'contact.emailInvalid' },
          { field: 'phone', message: 'English', code: 'contact.phoneInvalid' },
          { field: 'message', message: 'English', code: 'contact.messageRequired' },
        ],
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
  await expectErrors(
    failedRequest(400, /\/api\/contact/),
    /^The contact message was not sent\. ApiError: English/,
  )
  allowErrors(...LOST_REQUESTS)
})
