import { createLogger, loadSettings } from '@shop/api'
import { INITIAL_ZONES } from '@shop/domain'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { LogFault } from '@shop/storefront/server'
import { createShop, type Shop } from './shop.ts'

let clientDir: string
let shop: Shop
const lines: string[] = []

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'shop-client-'))
  await mkdir(join(clientDir, 'assets'))
  await writeFile(join(clientDir, 'assets/app-1.js'), 'start()')
  const page = {
    status: 404,
    headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0, s-maxage=60' },
    body: '<html>not found</html>',
  }
  const createHandler =
    () =>
    async (request: Request, { logFault }: { logFault: LogFault }) => {
      if (request.url.endsWith('/contact-us')) throw new Error('call 01712-345678')
      if (request.url.endsWith('/campaign'))
        logFault('A part could not be read.', new Error('away'))
      return page
    }
  const environment = { origin: '', apiBase: '/api', mediaBase: '/media', tagScript: '' }
  shop = createShop({
    log: createLogger({ logLevel: 'debug' }, { write: (line) => lines.push(line) }),
    api: undefined,
    environments: { en: environment, bn: environment },
    media: undefined,
    build: { entry: { module: { createHandler, styleSheet: '' } } },
    tagOrigins: [],
    apiUrl: 'http://127.0.0.1:9/api',
    clientDir,
  } as unknown as Parameters<typeof createShop>[0])
})
afterAll(() => rm(clientDir, { recursive: true, force: true }))

const get = (path: string, method = 'GET') =>
  shop.fetch(new Request(`http://shop.example${path}`, { method }))

it.each(['GET', 'HEAD'])(
  'a file of another build is answered 404, which no cache keeps: %s',
  async (method) => {
    const answer = await get('/assets/app-2.js', method)
    expect([answer.status, await answer.text()]).toEqual([404, ''])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)

it('a file of this build is kept for a year', async () => {
  const answer = await get('/assets/app-1.js')
  expect([answer.status, await answer.text()]).toEqual([200, 'start()'])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

it('an unknown address and an icon that does not exist are answered with the not-found page', async () => {
  for (const path of ['/unknown', '/favicon.svg']) {
    const answer = await get(path)
    expect([answer.status, await answer.text()]).toEqual([404, '<html>not found</html>'])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60')
  }
})

it('faults of pages are lines of JSON with the id of the request, and nothing else is printed', async () => {
  const printed = vi.spyOn(console, 'error')
  const ask = async (path: string) => {
    lines.length = 0
    const headers = { 'x-request-id': `id-of${path.replace(/\W/g, '-')}` }
    const answer = await shop.fetch(new Request(`http://shop.example${path}`, { headers }))
    return { answer, logged: lines.map((line) => JSON.parse(line) as object) }
  }
  const broken = await ask('/contact-us')
  expect(broken.answer.status).toBe(500)
  expect(broken.answer.headers.get('cache-control')).toBe('no-store')
  expect(broken.answer.headers.get('x-request-id')).toBe('id-of-contact-us')
  const requestId = 'id-of-contact-us'
  expect(broken.logged).toMatchObject([
    { level: 50, requestId, msg: 'request failed', err: { message: 'call 017******78' } },
    { level: 50, requestId, msg: 'request', method: 'GET', path: '/contact-us', status: 500 },
  ])
  expect((await ask('/campaign')).logged).toMatchObject([
    {
      level: 50,
      requestId: 'id-of-campaign',
      msg: 'A part could not be read.',
      err: { message: 'away' },
    },
    { requestId: 'id-of-campaign', msg: 'request', status: 404 },
  ])
  expect((await ask('/products.json')).logged).toMatchObject([
    { level: 50, requestId: 'id-of-products-json', msg: 'products.json could not be created.' },
    { level: 50, msg: 'request', status: 503 },
  ])
  expect(printed).not.toHaveBeenCalled()
})

/** A shop whose pages are made by `render` from what `catalogue` returns. */
function shopOf(render: () => Promise<object>, catalogue: object): Shop {
  const environment = { origin: '', apiBase: '/api', mediaBase: '/media', tagScript: '' }
  return createShop({
    log: createLogger({ logLevel: 'silent' }),
    api: { app: { fetch: () => new Response(null, { status: 404 }) }, catalogue },
    environments: { en: environment, bn: environment },
    build: { entry: { module: { createHandler: () => render, styleSheet: '' } } },
    tagOrigins: [],
  } as unknown as Parameters<typeof createShop>[0])
}

it('only the calls of the desk have the methods PUT, PATCH and DELETE', async () => {
  const own = shopOf(async () => ({}), {})
  const statusOf = async (method: string, path: string) =>
    (await own.fetch(new Request(`http://shop.example${path}`, { method }))).status
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    // The API of this test has no route.
    expect(await statusOf(method, '/api/desk/staff/1')).toBe(404)
    for (const path of ['/products', '/api/products', '/desk/orders']) {
      expect(await statusOf(method, path), `${method} ${path}`).toBe(405)
    }
  }
})

it('pages are rendered again when the facts of the shop have changed', async () => {
  const facts = { ...loadSettings({}).newShop.facts, revision: '1', zones: [...INITIAL_ZONES] }
  const page = { status: 200, headers: { 'cache-control': 's-maxage=60' }, body: '' }
  const render = vi.fn(async () => ({ ...page, body: facts.name }))
  const own = shopOf(render, { shop: async () => facts, state: async () => '', maxAge: 1000 })
  const shown = async () => (await own.fetch(new Request('http://shop.example/cart'))).text()
  await own.followFacts()
  expect(await shown()).toBe('Haat')
  Object.assign(facts, { name: 'Mela', revision: '2' })
  expect(await shown(), 'the page is kept').toBe('Haat')
  await own.followFacts()
  expect(await shown()).toBe('Mela')
  await own.followFacts()
  await shown()
  expect(render).toHaveBeenCalledTimes(2)
})

it('a page is not rendered again for as long as the database is unchanged', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0, s-maxage=5' }
  const render = vi.fn(async () => ({ status: 200, headers, body: '<html>page</html>' }))
  let state: string | undefined = '10:10:'
  const readState = async () => {
    if (state === undefined) throw new Error('The database is away')
    return state
  }
  const own = shopOf(render, {
    shop: async () => ({ revision: '1' }),
    state: readState,
    maxAge: 1000,
  })
  const rendersAfter = async (seconds: number) => {
    vi.setSystemTime(Date.now() + seconds * 1000)
    await own.followFacts()
    await (await own.fetch(new Request('http://shop.example/'))).text()
    return render.mock.calls.length
  }
  expect(await rendersAfter(0)).toBe(1)
  // The first page may show a list that was read before the first look at the database.
  expect(await rendersAfter(3600)).toBe(2)
  expect(await rendersAfter(3600)).toBe(2)
  state = '11:11:'
  expect(await rendersAfter(3600)).toBe(3)
  state = undefined
  expect(await rendersAfter(3600)).toBe(4)
  vi.useRealTimers()
})
