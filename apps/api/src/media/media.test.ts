import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mediaApp } from './media.ts'

let folder: string
let app: Hono

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-media-'))
  await mkdir(join(folder, 'media/products'), { recursive: true })
  await writeFile(join(folder, 'media/products/a b.jpg'), '0123456789')
  await writeFile(join(folder, 'media/products/a.avif'), 'avif')
  await writeFile(join(folder, 'media/notes.txt'), 'not a picture')
  await writeFile(join(folder, 'secret.jpg'), 'secret')
  app = new Hono().route('/media', mediaApp(join(folder, 'media')))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('pictures', () => {
  test('C-BASE-02: a picture is served under the media base, to be kept for a year', async () => {
    const answer = await app.request('/media/products/a%20b.jpg')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await answer.text()).toBe('0123456789')
    const avif = await app.request('/media/products/a.avif')
    expect(avif.headers.get('content-type')).toBe('image/avif')
  })

  test('a reader who has the picture is not sent it again', async () => {
    const first = await app.request('/media/products/a%20b.jpg')
    const etag = first.headers.get('etag') ?? ''
    const again = await app.request('/media/products/a%20b.jpg', {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['nonsense', 200, '0123456789', null],
  ])('the range "%s" is answered %i', async (range, status, text, contentRange) => {
    const answer = await app.request('/media/products/a%20b.jpg', { headers: { range } })
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe(text)
    expect(answer.headers.get('content-range')).toBe(contentRange)
  })

  test.each([
    '/media/../secret.jpg',
    '/media/%2e%2e/secret.jpg',
    '/media/..%2fsecret.jpg',
    '/media/products/%00.jpg',
    '/media/%E0%A4%A',
    '/media/notes.txt',
    '/media/products',
    '/media/none.jpg',
  ])('%s is not found', async (path) => {
    expect((await app.request(path)).status).toBe(404)
  })
})
