import { request as newRequest } from '@playwright/test'
import { exampleUrls } from '../../app/lib/pages.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { shopperAddress } from '../support/shopper.ts'

const attribute = /\s(?:href|src|srcset|imagesrcset|content)="([^"]*)"/gi
const unescape = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")

/** The addresses of this shop that a page contains: links, pictures, scripts, icons, previews. */
function addressesIn(html: string, base: string): string[] {
  const origin = new URL(base).origin
  return [...html.matchAll(attribute)]
    .flatMap(([text, value = '']) =>
      /srcset=/i.test(text)
        ? value.split(',').map((part) => part.trim().split(/\s/)[0] ?? '')
        : [value],
    )
    .map(unescape)
    .filter((value) => /^(https?:\/)?\//.test(value) && URL.canParse(value, base))
    .map((value) => new URL(value, base))
    .filter((url) => url.origin === origin)
    .map((url) => url.pathname + url.search)
}

test('every address of the shop that a page, the manifest or the sitemap contains is answered', async ({
  baseURL: url,
}) => {
  test.setTimeout(180_000)
  const baseURL = url ?? ''
  const headers = { 'X-Forwarded-For': shopperAddress() }
  const shop = await newRequest.newContext({ baseURL, extraHTTPHeaders: headers })
  const found = new Map<string, string>()
  const add = (addresses: string[], from: string) =>
    addresses.forEach((address) => found.has(address) || found.set(address, from))

  for (const path of exampleUrls) {
    add(addressesIn(await (await shop.get(path)).text(), baseURL), path)
  }
  const manifest = (await (await shop.get('/manifest.webmanifest')).json()) as {
    name: string
    icons: { src: string }[]
  }
  expect(manifest.name).toBe('Haat')
  add([...manifest.icons.map(({ src }) => src), '/favicon.ico', '/favicon.svg'], 'the manifest')
  const locations = async (path: string) =>
    [...(await (await shop.get(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = '']) => new URL(unescape(url)).pathname + new URL(unescape(url)).search,
    )
  for (const file of await locations('/sitemap.xml')) {
    add([file], '/sitemap.xml')
    add(await locations(file), file)
  }
  for (const icon of ['/apple-touch-icon.png', '/icon-maskable-512.png', '/manifest.webmanifest']) {
    expect([...found.keys()]).toContain(icon)
  }
  expect(found.size).toBeGreaterThan(300)

  const broken: string[] = []
  const queue = [...found]
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [address, from] = next
      const answer = await shop.get(address)
      const notFound = new URL(answer.url()).pathname.endsWith('/not-found')
      // The not-found page links to itself in the other language.
      const isRight =
        address === '/bn/not-found' ? answer.status() === 404 : !notFound && answer.ok()
      if (!isRight) broken.push(`${answer.status()} ${address} in ${from}`)
      await answer.dispose()
    }
  }
  await Promise.all(Array.from({ length: 6 }, worker))
  expect(broken).toEqual([])
  await shop.dispose()
})

test('the icons are small', async ({ request }) => {
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    const answer = await request.get(path)
    expect(answer.headers()['content-type']).toMatch(/^image\//)
    expect((await answer.body()).length).toBeLessThan(5000)
  }
})
