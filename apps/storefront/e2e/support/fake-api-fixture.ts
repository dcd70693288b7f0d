import { startFakeApi, type FakeApi } from './fake-api.ts'
import { expect, test as base } from './shop-fixture.ts'
import { startShop } from './start-shop.ts'

/** A running shop and the fake API behind it. */
export interface ShopWithFakeApi {
  url: string
  api: FakeApi
}

/**
 * A test against a shop with a fake API, whose mode the test sets; it is `good` at first. The tests of a
 * worker share the shop. It keeps pages for some seconds and sends them whatever the mode is, so that a
 * test opens addresses that no other test has opened.
 */
export const test = base.extend<{ shop: ShopWithFakeApi }, { sharedShop: ShopWithFakeApi }>({
  sharedShop: [
    // Playwright reads the required fixtures from the destructuring pattern.
    async ({}, use) => {
      const api = await startFakeApi()
      const { url, stop } = await startShop({ API_URL: api.url })
      await use({ url, api })
      await stop()
      await api.close()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  shop: async ({ sharedShop }, use) => {
    sharedShop.api.mode = 'good'
    sharedShop.api.requests.length = 0
    await use(sharedShop)
  },
})

export { expect }
