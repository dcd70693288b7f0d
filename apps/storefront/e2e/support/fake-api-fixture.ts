import { startFakeApi, type FakeApi } from './fake-api.ts'
import { expect, test as base } from './shop-fixture.ts'
import { startShop } from './start-shop.ts'

/** A running shop and the fake API behind it. */
export interface ShopWithFakeApi {
  url: string
  api: FakeApi
}

/**
 * A test against the shop with a fake API, whose mode the test sets. Each test has a shop of its own,
 * because the shop keeps pages for some seconds and sends them whatever the mode is.
 */
export const test = base.extend<{ shop: ShopWithFakeApi }>({
  // Playwright reads the required fixtures from the destructuring pattern.
  shop: async ({}, use) => {
    const api = await startFakeApi()
    const { url, stop } = await startShop({ API_URL: api.url })
    await use({ url, api })
    // The next test does not wait: this shop has stored nothing.
    void stop()
    await api.close()
  },
})

export { expect }
