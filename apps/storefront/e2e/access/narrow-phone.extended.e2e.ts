import { faultsOfScreens } from '../support/screens.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { sidewaysScroll, wholePurchase } from '../support/whole-purchase.ts'

test('no screen is wider than a phone of 320 px, and nothing on it is cut or covered', async ({
  page,
}) => {
  test.setTimeout(300_000)
  expect(await faultsOfScreens(page, [320])).toEqual({})
})

test('a whole purchase works on a phone of 320 px, without sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await wholePurchase(page, async (screen) => {
    expect(await sidewaysScroll(page), screen).toBe(0)
  })
})
