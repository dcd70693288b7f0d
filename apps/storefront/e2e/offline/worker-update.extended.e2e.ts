import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { LOST_REQUESTS } from '../support/failed-request.ts'
import { expect, test as base } from '../support/shop-fixture.ts'
import { startShop } from '../support/start-shop.ts'
import { open, passTime } from '../support/shopper-actions.ts'

/** An address in front of a shop that a test can replace by another one, as a new start would. */
interface Front {
  url: string
  /** The origin of the shop that answers. */
  shop: string
  /** Changes the version of the build in the service worker, as a new build would. */
  version?: string
}

const test = base.extend<{ front: Front }>({
  serviceWorkers: 'allow',
  front: async ({}, use) => {
    const front: Front = { url: '', shop: `http://127.0.0.1:${process.env['E2E_PORT']}` }
    const server = createServer((request, response) => {
      void fetch(front.shop + (request.url ?? '/'), { redirect: 'manual' }).then(async (answer) => {
        const type = answer.headers.get('content-type') ?? ''
        const cached = answer.headers.get('cache-control') ?? ''
        let body = Buffer.from(await answer.arrayBuffer())
        if (request.url === '/sw.js' && front.version)
          body = Buffer.from(
            body.toString().replace(/shopVersion='\w+'/, `shopVersion='${front.version}'`),
          )
        response.writeHead(answer.status, { 'content-type': type, 'cache-control': cached })
        response.end(body)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    front.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await use(front)
    server.closeAllConnections()
    server.close()
  },
  baseURL: async ({ front }, use) => use(front.url),
})

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

const waitUntilKept = (page: Page, cache: RegExp) =>
  expect
    .poll(() =>
      page.evaluate(async (pattern) => {
        const name = (await caches.keys()).find((each) => new RegExp(pattern).test(each))
        return name && (await (await caches.open(name)).keys()).length > 1
      }, cache.source),
    )
    .toBe(true)

test('a new build is taken at the next visit, and the one before it still opens offline', async ({
  page,
  front,
  context,
  allowErrors,
}) => {
  await open(page, '/about-us')
  await waitUntilKept(page, /^shop-pages-(?!new)/)
  const [before = ''] = (await cacheNames(page)).filter((name) => name.startsWith('shop-pages-'))
  front.version = 'newer'
  await open(page, '/delivery-policy')
  await waitUntilKept(page, /^shop-pages-newer/)
  expect(await cacheNames(page)).toContain(before)
  await context.setOffline(true)
  await page.goto('/about-us')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  front.version = 'newest'
  await open(page, '/return-refund')
  await waitUntilKept(page, /^shop-pages-newest/)
  await expect.poll(() => cacheNames(page)).not.toContain(before)
  // A page that has not rested asks for its header when the connection is lost.
  allowErrors(...LOST_REQUESTS)
})

test('SERVICE_WORKER=off removes the worker and all that it kept', async ({ page, front }) => {
  const withoutWorker = await startShop({ API_URL: `${front.shop}/api`, SERVICE_WORKER: 'off' })
  try {
    await open(page, '/about-us')
    await waitUntilKept(page, /^shop-pages-/)
    front.shop = withoutWorker.url
    await page.goto('/about-us')
    const left = () =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }))
    await expect.poll(left).toEqual({ caches: [], workers: 0 })
    await page.clock.install()
    await open(page, '/delivery-policy')
    await passTime(page)
    expect(await left()).toEqual({ caches: [], workers: 0 })
  } finally {
    await withoutWorker.stop()
  }
})
