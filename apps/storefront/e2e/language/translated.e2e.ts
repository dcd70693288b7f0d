// The browser translates the page, as Chrome does for its user, before, while and after it is used. An
// exception of React fails each test through the console.
import type { Page } from '@playwright/test'
import { latinDigits } from '@shop/domain'
import { exampleUrls } from '../../app/lib/pages.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { shopperPhone } from '../support/shopper.ts'
import { open, stubMap } from '../support/shopper-actions.ts'
import { holdAnswer, translate } from '../support/translation.ts'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: RegExp) => main(page).getByRole('button', { name }).first().click()
const fill = (page: Page, name: RegExp, text: string) =>
  main(page).getByRole('textbox', { name }).fill(text)

/** The amount at a place of the list of amounts, in taka. */
async function amount(page: Page, place: number): Promise<number> {
  const text = await main(page).getByRole('definition').nth(place).innerText()
  return Number(latinDigits(text).replace(/[^\d.]/g, ''))
}

/** Presses a button, and looks at the page before the answer to its request and after it. */
async function send(page: Page, name: RegExp, url: string, busy: () => Promise<void>) {
  const answer = await holdAnswer(page, url)
  await press(page, name)
  await busy()
  answer()
}

async function fillOrder(page: Page) {
  await fill(page, /name|নাম/i, 'রহিমা Akter')
  await fill(page, /mobile|মোবাইল/i, shopperPhone())
  await fill(page, /address|ঠিকানা/i, 'House 3, Road 8, Mirpur 10, Dhaka')
}

for (const [language, start] of [
  ['English', ''],
  ['Bengali', '/bn'],
] as const) {
  test(`an order of the bag in a translated page, in ${language}`, async ({ page }) => {
    await open(page, `${start}/product-details/106`)
    await translate(page)
    await press(page, /^(Add to Cart|ব্যাগে রাখুন)$/)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /in bag|ব্যাগে/ })
      .click()
    await expect(page).toHaveURL(`${start}/cart`)
    await expect(main(page).getByRole('button', { name: /^(Checkout|চেকআউট)$/ })).toBeVisible()
    const one = await amount(page, 0)
    await press(page, /^Increase|বাড়ান$/)
    await expect.poll(() => amount(page, 0)).toBe(2 * one)
    const subtotal = await main(page).getByRole('definition').first().innerText()
    await expect(main(page).getByRole('listitem').first()).toContainText(subtotal)

    const total = () => main(page).getByRole('definition').last()
    const before = await total().innerText()
    await fill(page, /^(Coupon code|কুপন কোড)/, 'SAVE10')
    await press(page, /^(Apply|ব্যবহার করুন)$/)
    await expect(total()).not.toHaveText(before)
    await press(page, /SAVE10/)
    await expect(total()).toHaveText(before)
    await press(page, /^(Checkout|চেকআউট)$/)

    await expect(page).toHaveURL(`${start}/shipping`)
    await fillOrder(page)
    const outside = await total().innerText()
    await main(page)
      .getByRole('radio', { name: /^(Inside Dhaka|ঢাকার ভেতরে)/ })
      .check()
    await expect(total()).not.toHaveText(outside)
    await main(page).getByRole('checkbox').check()
    await send(page, /^(Place Order|অর্ডার করুন)$/, '**/orders/confirm', async () => {
      await expect(
        main(page)
          .getByText(/Placing your order|পাঠানো হচ্ছে/)
          .first(),
      ).toBeVisible()
    })
    await expect(page).toHaveURL(`${start}/payment-success`)
    await expect(main(page)).toContainText(/[\d০-৯]{10}/)

    await open(page, `${start}/track-order`)
    await translate(page)
    await send(page, /^(Find my order|অর্ডার খুঁজুন)$/, '**/orders/track', async () => {
      await expect(
        main(page)
          .getByText(/Looking for|খোঁজা হচ্ছে/)
          .first(),
      ).toBeVisible()
    })
    await expect(main(page).getByRole('article')).toBeFocused()
    const question = page.getByRole('alertdialog')
    await press(page, /^(Cancel this order|অর্ডারটি বাতিল করুন)$/)
    await question.getByRole('button', { name: /^(Cancel this order|অর্ডারটি বাতিল করুন)$/ }).click()
    await expect(question).toHaveCount(0)
    await expect(main(page).getByText(/nothing to pay|কোনো টাকা দিতে হবে না/)).toBeVisible()
  })

  test(`a direct order in a page that is translated while it is sent, in ${language}`, async ({
    page,
  }) => {
    await open(page, `${start}/product-details/106`)
    await press(page, /^(Buy Now|এখনই কিনুন)$/)
    await expect(page).toHaveURL(`${start}/shipping`)
    await fillOrder(page)
    await send(page, /^(Confirm Your Order|অর্ডার নিশ্চিত করুন)$/, '**/orders/confirm', async () => {
      await translate(page)
    })
    await expect(page).toHaveURL(`${start}/thank-you`)
    await expect(main(page)).toContainText(/[\d০-৯]{10}/)
    await expect(main(page).getByRole('article')).toHaveCount(4)
    expect((await amount(page, 0)) + (await amount(page, 1))).toBe(await amount(page, 2))

    await main(page).getByRole('article').first().getByRole('link').first().click()
    // The page before has the button, too.
    await expect(main(page).getByRole('tablist')).toBeVisible()
    await press(page, /^(Buy Now|এখনই কিনুন)$/)
    await expect(page).toHaveURL(`${start}/shipping`)
    await expect(
      main(page).getByRole('button', { name: /^(Confirm Your Order|অর্ডার নিশ্চিত করুন)$/ }),
    ).toBeVisible()
    const one = await amount(page, 0)
    await press(page, /^Increase|বাড়ান$/)
    await expect.poll(() => amount(page, 0)).toBe(2 * one)
  })

  test(`contact, campaign and terms in a translated page, in ${language}`, async ({ page }) => {
    await stubMap(page)
    await open(page, `${start}/contact-us`)
    await translate(page)
    await fill(page, /^(Name|নাম)/, 'Rahima')
    await fill(page, /^(Email|ই-মেইল)/, 'rahima@example.com')
    await fill(page, /^(Phone|ফোন)/, '01712345678')
    await fill(page, /^(Message|বার্তা)/, 'When do you open?')
    await send(page, /^(Send Message|বার্তা পাঠান)$/, '**/api/contact', async () => {
      await expect(main(page).locator('[aria-busy=true]').first()).toBeVisible()
    })
    const popup = page.getByRole('alertdialog')
    await popup.getByRole('button').first().click()
    await expect(popup).toHaveCount(0)

    await open(page, `${start}/campaign`)
    await translate(page)
    await fill(page, /^(Full Name|পুরো নাম)/, 'Rahima')
    await fill(page, /WhatsApp|হোয়াটসঅ্যাপ/, `017${String(Date.now()).slice(-8)}`)
    await fill(page, /tips|টিপস/i, 'Boil less water.')
    await send(page, /^(Submit|জমা দিন)$/, '**/api/campaign-responses', async () => {
      await expect(main(page).locator('[aria-busy=true]').first()).toBeVisible()
    })
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Close|বন্ধ করুন)$/ })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await open(page, `${start}/terms-conditions`)
    await translate(page)
    const contents = main(page).getByRole('navigation').getByRole('link')
    for (const entry of [contents.last(), contents.first()]) {
      await entry.click()
      await expect(entry).toHaveAttribute('aria-current', 'location')
    }
  })

  test(
    `each page is left in a translated state, in ${language}`,
    { tag: '@extended' },
    async ({ page }) => {
      await stubMap(page)
      for (const path of exampleUrls) {
        await open(page, `${start}${path}`)
        await translate(page)
        // The next page takes the place of the translated one.
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: /^(Contact Us|যোগাযোগ করুন)$/ })
          .click()
        await expect(page).toHaveURL(`${start}/contact-us`)
        await expect(main(page).getByRole('textbox').first()).toBeVisible()
      }
    },
  )
}
