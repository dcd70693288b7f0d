import type { Page } from '@playwright/test'
import { exampleUrls } from '../../app/lib/pages.ts'
import { addressIn } from '../../app/lib/language.ts'
import { storedOrder } from '../support/database.ts'
import { foreignWords } from '../support/foreign-words.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { shopperPhone } from '../support/shopper.ts'
import { open, stubMap, waitForHydration } from '../support/shopper-actions.ts'

const inBengaliDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)))

/** The addresses of the pages that the tests open, in Bengali. */
const bengaliUrls = exampleUrls.map((path) => addressIn('bn', path))

/** The links of a page in Bengali, other than to another language, that lead to a page in English. */
const englishLinks = (page: Page) =>
  page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !/^\/(bn([/?#]|$)|api\/|media\/|assets\/)/.test(href)),
    )

for (const part of [0, 1]) {
  test(`no page in Bengali shows an English word, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(120_000)
    await stubMap(page)
    const found: Record<string, string[]> = {}
    for (const path of bengaliUrls.filter((_, index) => index % 2 === part)) {
      await open(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
      const words = [...(await foreignWords(page)), ...(await englishLinks(page))]
      if (words.length > 0) found[path] = words
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (scroll > 0) found[path] = [...words, `${scroll} px too wide`]
    }
    expect(found).toEqual({})
  })
}

test(
  'each page names itself in both languages, and English pages load no Bengali text',
  { tag: '@extended' },
  async ({ page }) => {
    await page.goto('/products?category=Audio')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await page.content()).not.toMatch(/nameBn":"|assets\/bn-/)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'বাংলা' })
    await expect(link).toHaveAttribute('hreflang', 'bn')
    await expect(link).toHaveAttribute('href', '/bn/products?category=Audio')
    await link.click()
    await expect(page).toHaveURL('/bn/products?category=Audio')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('অডিও: সব পণ্য')
    const manifest = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
    expect(await (await page.request.get(manifest)).json()).toMatchObject({
      lang: 'bn',
      name: 'হাট',
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/products?category=Audio')
  },
)

test(
  'the link to Bengali has letters on an English page, without the Bengali font',
  { tag: '@extended' },
  async ({ page }) => {
    await open(page, '/privacy-policy')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'বাংলা' })
    await link.scrollIntoViewIfNeeded()
    await page.evaluate(() => document.fonts.ready)
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('DOM.enable')
    await protocol.send('CSS.enable')
    const { root } = await protocol.send('DOM.getDocument')
    const selector = 'footer [data-shop=language-link]'
    const { nodeId } = await protocol.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await protocol.send('CSS.getPlatformFontsForNode', { nodeId })
    expect(fonts).toMatchObject([
      { familyName: 'Hind Siliguri', isCustomFont: true, glyphCount: 5 },
    ])
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    expect(files.filter((file) => file.includes('siliguri-bengali'))).toEqual([])
  },
)

test('a chosen language is kept for pages that are opened from outside', async ({ page }) => {
  await open(page, '/products')
  await page.getByRole('contentinfo').getByRole('link', { name: 'বাংলা' }).click()
  await expect(page).toHaveURL('/bn/products')
  await page.goto('/?utm_source=x')
  await expect(page).toHaveURL('/bn?utm_source=x')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await waitForHydration(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a search stays in Bengali', async ({ page }) => {
    await page.goto('/bn')
    await page.getByRole('searchbox', { name: 'পণ্য খুঁজুন' }).fill('কেটলি')
    await page.getByRole('button', { name: 'খুঁজুন', exact: true }).click()
    await expect(page).toHaveURL(/\/bn\/products\?search=/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
})

test('a purchase in Bengali: bag, validation, a form that survives the change of language, order', async ({
  page,
}) => {
  await open(page, '/bn/product-details/106')
  await page.getByRole('button', { name: 'ব্যাগে রাখুন' }).first().click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /ব্যাগে ১টি/ })
    .click()
  await expect(page).toHaveURL('/bn/cart')
  await expect(page.getByText('২,৯৯০ টাকা').first()).toBeVisible()
  expect(await foreignWords(page)).toEqual([])
  await page.getByRole('button', { name: 'চেকআউট' }).click()
  await expect(page).toHaveURL('/bn/shipping')

  const main = page.getByRole('main')
  const order = main.getByRole('button', { name: 'অর্ডার করুন' })
  await order.click()
  await expect(page.getByText('মোবাইল নম্বর ঠিক ১১ সংখ্যার হতে হবে')).toBeVisible()
  expect(await foreignWords(page)).toEqual([])
  expect(await englishLinks(page)).toEqual([])
  await main.getByRole('textbox', { name: /নাম/ }).fill('রহিমা বেগম')
  await main.getByRole('textbox', { name: /মোবাইল/ }).fill(inBengaliDigits(shopperPhone()))
  await main.getByRole('textbox', { name: /ঠিকানা/ }).fill('বাসা ৩, রোড ৮, সাভার, ঢাকা')

  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/shipping')
  // The bag and a note come with hydration, and move the footer.
  await waitForHydration(page)
  await expect(main.getByRole('textbox', { name: /name/i })).toHaveValue('রহিমা বেগম')
  await page.getByRole('contentinfo').getByRole('link', { name: 'বাংলা' }).click()
  await expect(page).toHaveURL('/bn/shipping')
  await expect(main.getByRole('textbox', { name: /ঠিকানা/ })).toHaveValue(
    'বাসা ৩, রোড ৮, সাভার, ঢাকা',
  )
  await main.getByRole('checkbox').check()
  await order.click()

  await expect(page).toHaveURL('/bn/payment-success')
  await expect(page.getByText('অর্ডার সফল হয়েছে। ধন্যবাদ!')).toBeVisible()
  await expect(main).toContainText(/নম্বর\s*[০-৯]{10}/)
  expect(await foreignWords(page)).toEqual([])
  const digits = (await main.innerText()).match(/[০-৯]{10}/)?.[0] ?? ''
  const number = Number(digits.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6)))
  expect(await storedOrder(number)).toMatchObject({
    deliveryPhone: shopperPhone(),
    language: 'bn',
  })
  await page.goBack()
  await expect(page).toHaveURL('/bn')
})

test(
  'a change of language after a reload stays in Buy Now',
  { tag: '@extended' },
  async ({ page }) => {
    await open(page, '/product-details/106')
    await page.getByRole('button', { name: 'Buy Now' }).first().click()
    await expect(page).toHaveURL('/shipping')
    await page.reload()
    await waitForHydration(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'বাংলা' }).click()
    await expect(page).toHaveURL('/bn/shipping')
    await expect(page.getByRole('button', { name: 'অর্ডার নিশ্চিত করুন' })).toBeVisible()
  },
)

test('Buy Now in Bengali keeps its product across the change of language, up to the thank-you page', async ({
  page,
}) => {
  await open(page, '/bn/product-details/106')
  await page.getByRole('button', { name: 'এখনই কিনুন' }).first().click()
  await expect(page).toHaveURL('/bn/shipping')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/shipping')
  await expect(page.getByRole('button', { name: 'Confirm Your Order' })).toBeVisible()
  await expect(page.getByText('Blender 1.5 L, Two Speeds and Pulse')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'বাংলা' }).click()
  await expect(page).toHaveURL('/bn/shipping')

  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: /নাম/ }).fill('রহিমা বেগম')
  await main.getByRole('textbox', { name: /মোবাইল/ }).fill(inBengaliDigits(shopperPhone()))
  await main.getByRole('textbox', { name: /ঠিকানা/ }).fill('বাসা ৩, রোড ৮, সাভার, ঢাকা')
  await main.getByRole('button', { name: 'অর্ডার নিশ্চিত করুন' }).click()
  await expect(page).toHaveURL('/bn/thank-you')
  await expect(page.getByRole('heading', { name: 'ধন্যবাদ!' })).toBeVisible()
  expect(await foreignWords(page)).toEqual([])
})
