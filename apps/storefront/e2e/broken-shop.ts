import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { startBrokenApi, type BrokenApi } from './broken-api.ts'
import { expect, test as base } from './shop.ts'

/** A shop over an API that misbehaves. */
export interface BrokenShop {
  url: string
  api: BrokenApi
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** A test of the shop over an API that misbehaves as the test tells it to. */
export const test = base.extend<object, { broken: BrokenShop }>({
  broken: [
    // Playwright reads the names of what a fixture needs out of this pattern.
    async ({}, use) => {
      const api = await startBrokenApi()
      const port = await freePort()
      const shop = spawn(process.execPath, ['server/main.ts'], {
        cwd: `${import.meta.dirname}/..`,
        env: { ...process.env, NODE_ENV: 'production', PORT: String(port), API_URL: api.url },
        stdio: 'ignore',
      })
      const url = `http://127.0.0.1:${port}`
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
      shop.kill()
      await api.close()
    },
    { scope: 'worker' },
  ],
})

export { expect }
