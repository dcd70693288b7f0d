import { spawn } from 'node:child_process'
import { freePort } from '@shop/tooling/free-port.ts'
import { startFakeApi, type FakeApi } from './fake-api.ts'
import { expect, test as base } from './shop-fixture.ts'

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
    const port = await freePort()
    const server = spawn(process.execPath, ['server/main.ts'], {
      cwd: `${import.meta.dirname}/../..`,
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), API_URL: api.url },
      stdio: 'ignore',
    })
    const url = `http://127.0.0.1:${port}`
    try {
      await expect
        .poll(
          () =>
            fetch(`${url}/robots.txt`).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 25_000 },
        )
        .toBe(true)
      await use({ url, api })
    } finally {
      server.kill()
      await api.close()
    }
  },
})

export { expect }
