import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deskRoutes } from './desk.ts'

let root: string
const get = (path: string, method = 'GET', mediaBase = '/media') =>
  new Hono()
    .route('/desk', deskRoutes({ root, mediaBase }))
    .all('*', (c) => c.text('the shop'))
    .request(path, { method })

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'desk-build-'))
  await mkdir(join(root, 'assets'))
  await writeFile(join(root, 'assets/app-1.js'), 'start()')
  await writeFile(join(root, 'index.html'), '<meta name="media-base" content="/media" />')
})
afterAll(() => rm(root, { recursive: true, force: true }))

it.each(['/desk', '/desk/', '/desk/orders?state=pending', '/desk/orders/7'])(
  'every address below /desk is the page of the desk: %s',
  async (path) => {
    const page = await get(path)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('media-base')])
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining(
        "default-src 'self'; img-src 'self' data:;",
      ),
    })
  },
)

it('its files are kept for a year, and a missing one is no page', async () => {
  const file = await get('/desk/assets/app-1.js')
  expect(await file.text()).toBe('start()')
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await get('/desk/assets/app-2.js')).status).toBe(404)
})

it('serves nothing besides /desk', async () => {
  expect(await (await get('/desktop')).text()).toBe('the shop')
  expect(await (await get('/desk/orders', 'POST')).text()).toBe('the shop')
})

it('shows pictures of another host', async () => {
  const page = await get('/desk', 'GET', 'https://pictures.example/a"b')
  expect(await page.text()).toBe(
    '<meta name="media-base" content="https://pictures.example/a&#34;b" />',
  )
  expect(page.headers.get('content-security-policy')).toContain(
    "img-src 'self' data: https://pictures.example;",
  )
})

it('says that the desk is not built', () => {
  expect(() => deskRoutes({ root: join(root, 'missing'), mediaBase: '/media' })).toThrow(
    'The desk is not built.',
  )
})
