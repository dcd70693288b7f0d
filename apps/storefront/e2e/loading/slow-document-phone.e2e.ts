import type { Page } from '@playwright/test'
import type { ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { HYDRATED, holdReact } from '../support/formats.ts'
import { startShopProxy } from '../support/shop-proxy.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { analyticsEvents, bagLink, waitForHydration } from '../support/shopper-actions.ts'

const DATA = 'id="page-data">'

/** Opens a page whose document pauses inside its data, as on a slow connection. `release` sends the rest. */
async function openPaused(page: Page, shop: string, path: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const send = async (asked: string, body: Readable, answer: ServerResponse) => {
    if (asked !== path) return void body.pipe(answer)
    const html = await buffer(body)
    const inData = html.indexOf(DATA) + 2000
    answer.write(html.subarray(0, inData))
    await released
    answer.end(html.subarray(inData))
  }
  const proxy = await startShopProxy({ shop, send })
  await page.goto(proxy.address + path, { waitUntil: 'commit' })
  return { release, stop: proxy.stop }
}

test('what is pressed while the document arrives is kept and answered, in its order', async ({
  page,
  baseURL,
}) => {
  const { release, stop } = await openPaused(page, baseURL ?? '', '/product-details/106')
  const panel = page.locator('[data-shop=purchase-panel]')
  const add = panel.getByRole('button', { name: 'Add to Cart' })
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await panel.getByRole('button', { name: /Increase quantity/ }).click()
  await add.click()
  await expect(bagLink(page, 1)).toHaveCount(0)
  release()
  await expect(bagLink(page, 1)).toBeVisible()
  await expect(add).not.toHaveAttribute('aria-busy')
  await expect(panel.getByText(/^Added to your bag: 2 ×/)).toBeVisible()
  await waitForHydration(page)
  await stop()
})

test('Buy Now while the document arrives opens the order form, and the page counts as viewed', async ({
  page,
  baseURL,
}) => {
  const { release, stop } = await openPaused(page, baseURL ?? '', '/product-details/106')
  const buy = page.locator('[data-shop=purchase-panel]').getByRole('button', { name: 'Buy Now' })
  await buy.click()
  await expect(buy).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page).toHaveURL(/\/shipping$/)
  await expect(page.getByRole('button', { name: 'Confirm Your Order' })).toBeVisible()
  await expect.poll(() => analyticsEvents(page)).toEqual(['view_item', 'begin_checkout'])
  await stop()
})

test('the filters open before React arrives', async ({ page }) => {
  const release = await holdReact(page)
  await page.goto('/products', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Filters' }).click()
  const box = page.getByRole('checkbox', { name: 'In stock only' })
  await expect(box).toBeVisible()
  await expect(page.locator(HYDRATED)).toHaveCount(0)
  release()
  await waitForHydration(page)
  await expect(box).toBeVisible()
  // Back closes what was opened before.
  await page.goBack()
  await expect(box).toBeHidden()
  await expect(page).toHaveURL('/products')
})
