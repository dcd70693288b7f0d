import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startFakeApi } from '../support/fake-api.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { startShop } from '../support/start-shop.ts'
import { waitForHydration } from '../support/shopper-actions.ts'

// What a tag manager does: it reads the queue and what is pushed later, and sends both elsewhere.
const tagScript = `
const tag = document.currentScript.src
const send = ({ event }) =>
  event && fetch(new URL('/event', tag), { method: 'POST', mode: 'no-cors', body: event })
window.dataLayer.forEach(send)
const push = window.dataLayer.push.bind(window.dataLayer)
window.dataLayer.push = (...events) => { events.forEach(send); return push(...events) }
`

test('events reach the script of TAG_SCRIPT_URL, which comes from another origin', async ({
  page,
  expectErrors,
}) => {
  const events: string[] = []
  const tags = createServer((request, answer) => {
    if (request.method === 'POST') {
      request.on('data', (chunk: Buffer) => events.push(chunk.toString()))
    }
    answer.setHeader('Content-Type', 'text/javascript')
    answer.end(request.method === 'GET' ? tagScript : '')
  })
  await new Promise<void>((done) => tags.listen(0, '127.0.0.1', done))
  const tagUrl = `http://127.0.0.1:${(tags.address() as AddressInfo).port}/tag.js`
  const api = await startFakeApi()
  const { url, stop } = await startShop({ API_URL: api.url, TAG_SCRIPT_URL: tagUrl })
  try {
    await page.goto(`${url}/product-details/1`)
    await waitForHydration(page)
    await expect.poll(() => events).toContain('view_item')
    await expect.poll(() => events).toContain('gtm.js')
    await page.getByRole('button', { name: 'Buy Now' }).first().click()
    await expect.poll(() => events).toContain('begin_checkout')
    // The fake API has no prices. A script that the policy refuses fails the test at its end.
    await expectErrors(/^The bag could not be checked\. TypeError: /)
  } finally {
    void stop()
    await api.close()
    tags.close()
  }
})
