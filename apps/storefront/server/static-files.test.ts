import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staticFiles } from './static-files.ts'

const script = 'console.log("a script of the shop")\n'.repeat(40)
const changed = new Date('2026-03-01T10:00:00Z')
let folder: string
let shop: Hono

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-files-'))
  const files = {
    'kettle.jpg': '0123456789',
    'empty.jpg': '',
    'লাল চা ১.jpg': 'red tea',
    '100%.jpg': 'all',
    '.hidden.jpg': 'hidden',
    'app.js': script,
    'app.js.br': brotliCompressSync(script),
    'app.js.gz': gzipSync(script),
    'font.woff2': 'font',
  }
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), content)
    await utimes(join(folder, name), changed, changed)
  }
  const headers = { 'Cache-Control': 'public, max-age=60' }
  const mediaHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  shop = new Hono()
    .use('/media/*', staticFiles({ root: folder, base: '/media', headers: mediaHeaders }))
    .use('/assets/*', staticFiles({ root: folder, base: '/assets', precompressed: true, headers }))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  shop.request(path, { method, headers })

describe('a file', () => {
  it('has a type, a length and what the next request needs to ask for it again', async () => {
    const answer = await get('/media/kettle.jpg')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'last-modified': 'Sun, 01 Mar 2026 10:00:00 GMT',
      etag: expect.stringMatching(/^W\/"[\w-]+"$/),
    })
  })

  it.each([
    ['bytes=2-5', 206, '2345', 'bytes 2-5/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['pieces=0-1', 200, '0123456789', null],
  ])('Range: %s is answered %i', async (range, status, body, contentRange) => {
    const answer = await get('/media/kettle.jpg', { range })
    expect([answer.status, await answer.text()]).toEqual([status, body])
    expect(answer.headers.get('content-range')).toBe(contentRange)
    expect(answer.headers.get('content-length')).toBe(String(body.length))
  })

  it.each(['bytes=10-', 'bytes=90-99', 'bytes=-0', 'bytes=x'])(
    'Range: %s is answered 416',
    async (range) => {
      const answer = await get('/media/kettle.jpg', { range })
      expect([answer.status, await answer.text()]).toEqual([416, ''])
      expect(answer.headers.get('content-range')).toBe('bytes */10')
      expect(answer.headers.get('cache-control')).toBeNull()
    },
  )

  it('is sent whole when it has changed since the first part', async () => {
    const range = 'bytes=2-5'
    const statusOf = async (ifRange: string) =>
      (await get('/media/kettle.jpg', { range, 'if-range': ifRange })).status
    expect(await statusOf('Sun, 01 Mar 2026 10:00:00 GMT')).toBe(206)
    expect(await statusOf('Sun, 01 Mar 2026 09:00:00 GMT')).toBe(200)
    expect(await statusOf('"another"')).toBe(200)
  })

  it('is not sent again to a browser that has it', async () => {
    const etag = (await get('/media/kettle.jpg')).headers.get('etag') ?? ''
    const statusOf = async (headers: Record<string, string>) => {
      const answer = await get('/media/kettle.jpg', headers)
      expect(answer.headers.get('cache-control')).toContain('immutable')
      if (answer.status === 304) {
        expect(await answer.text()).toBe('')
        expect(answer.headers.get('content-type')).toBeNull()
        expect(answer.headers.get('etag')).toBe(etag)
      }
      return answer.status
    }
    expect(await statusOf({ 'if-none-match': etag })).toBe(304)
    expect(await statusOf({ 'if-none-match': etag.slice(2) })).toBe(304)
    expect(await statusOf({ 'if-none-match': `"a", ${etag}` })).toBe(304)
    expect(await statusOf({ 'if-none-match': '*' })).toBe(304)
    expect(await statusOf({ 'if-none-match': '"a"' })).toBe(200)
    expect(await statusOf({ 'if-modified-since': 'Sun, 01 Mar 2026 10:00:00 GMT' })).toBe(304)
    expect(await statusOf({ 'if-modified-since': 'Sun, 01 Mar 2026 09:59:59 GMT' })).toBe(200)
    const later = 'Mon, 02 Mar 2026 10:00:00 GMT'
    expect(await statusOf({ 'if-none-match': '"a"', 'if-modified-since': later })).toBe(200)
  })

  it('has the same headers without a body for HEAD', async () => {
    const asked = await get('/media/kettle.jpg')
    const head = await get('/media/kettle.jpg', {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect([...head.headers]).toEqual([...asked.headers])
  })

  it('may be empty, and may have spaces, Bengali letters and a percent sign in its name', async () => {
    expect(await (await get('/media/empty.jpg')).text()).toBe('')
    const bengali = await get(`/media/${encodeURIComponent('লাল চা ১.jpg')}`)
    expect([bengali.status, await bengali.text()]).toEqual([200, 'red tea'])
    expect(await (await get('/media/100%25.jpg')).text()).toBe('all')
  })

  it.each(['.hidden.jpg', 'none.jpg', '', '%ff.jpg', 'a%00.jpg', 'kettle.jpg/', 'x'.repeat(300)])(
    'is not found at %j',
    async (name) => {
      const answer = await get(`/media/${name}`)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('cache-control')).toBeNull()
    },
  )
})

describe('a file that was compressed by the build', () => {
  it.each([
    ['gzip, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0', null],
    ['', null],
  ])('is sent to a client with Accept-Encoding: %s in %s', async (accepted, encoding) => {
    const answer = await get('/assets/app.js', { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    const body = Buffer.from(await answer.arrayBuffer())
    if (encoding === 'br') expect(brotliDecompressSync(body).toString()).toBe(script)
    if (encoding === null) expect(body.toString()).toBe(script)
  })

  it('has a tag for each encoding', async () => {
    const tag = async (accepted: string) =>
      (await get('/assets/app.js', { 'accept-encoding': accepted })).headers.get('etag')
    expect(new Set([await tag('br'), await tag('gzip'), await tag('')]).size).toBe(3)
  })

  it('may have none beside it', async () => {
    const answer = await get('/assets/font.woff2', { 'accept-encoding': 'br' })
    expect([answer.status, await answer.text()]).toEqual([200, 'font'])
    expect(answer.headers.get('content-type')).toBe('font/woff2')
    expect(answer.headers.get('content-encoding')).toBeNull()
  })
})
