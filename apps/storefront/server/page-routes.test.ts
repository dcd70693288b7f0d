import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShop, type Shop } from './shop.ts'

let clientDir: string
let shop: Shop

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'shop-client-'))
  await mkdir(join(clientDir, 'assets'))
  await writeFile(join(clientDir, 'assets/app-1.js'), 'start()')
  const page = {
    status: 404,
    headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0, s-maxage=60' },
    body: '<html>not found</html>',
  }
  const environment = { origin: '', apiBase: '/api', mediaBase: '/media', tagScript: '' }
  shop = createShop({
    api: undefined,
    environments: { en: environment, bn: environment },
    media: undefined,
    build: { entry: { module: { createHandler: () => async () => page, styleSheet: '' } } },
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
