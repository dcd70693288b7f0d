import { expect, test } from './application.ts'

/** What the library draws with values of its own, whatever the theme of the application. */
const own = [
  ['[data-shop=price] > span', 'font-size', '19px'],
  ['[data-shop=price] > span', 'font-weight', '600'],
  ['[data-shop=price] > s', 'font-size', '14px'],
  ['h2', 'font-size', '28px'],
  ['h2', 'font-weight', '600'],
  ['[data-shop=button]', 'font-weight', '600'],
  ['[data-shop=button]', 'min-height', '44px'],
  ['[data-shop=button]', 'padding-left', '16px'],
  ['[data-shop=button]', 'border-top-left-radius', '10px'],
  ['[data-shop=input]', 'padding-left', '12px'],
  ['[data-shop=input]', 'border-top-width', '1px'],
  ['[data-shop=card]', 'border-top-left-radius', '10px'],
  ['[data-shop=card]', 'padding-left', '24px'],
] as const

test('components have the measures of the library', async ({ open }) => {
  const page = await open('index.html')
  for (const [selector, property, value] of own)
    await expect
      .soft(page.locator('[data-scope=page]').locator(selector).first())
      .toHaveCSS(property, value)
})

test('the typeface of the library loads', async ({ open }) => {
  const page = await open('index.html')
  await expect(page.locator('[data-scope=page] [data-shop=button]').first()).toHaveCSS(
    'font-family',
    /^"Hind Siliguri"/,
  )
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`)
  })
  expect(loaded).toContain('Hind Siliguri 400')
  expect(loaded).toContain('Hind Siliguri 600')
})
