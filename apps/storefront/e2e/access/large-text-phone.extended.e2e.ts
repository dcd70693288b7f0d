import { findBrowser } from '@shop/tooling/browser.mjs'
import { faultsOfScreens } from '../support/screens.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { sidewaysScroll, wholePurchase } from '../support/whole-purchase.ts'

// The browser's own setting for the size of text: 32 px instead of 16 px.
const { executablePath, args, env } = await findBrowser()
test.use({
  launchOptions: { executablePath, args: [...args, '--blink-settings=defaultFontSize=32'], env },
})

test('with text at 200 % no screen is wider than a phone of 320 or 360 px, and nothing on it is cut or covered', async ({
  page,
}) => {
  test.setTimeout(300_000)
  expect(await faultsOfScreens(page, [360, 320])).toEqual({})
})

test('a whole purchase works with text at 200 % on a phone of 360 px, without sideways scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await wholePurchase(page, async (screen) => {
    expect(await sidewaysScroll(page), screen).toBe(0)
  })
})
