import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSettings } from '@shop/api'
import { mediaUrl } from '@shop/domain'
import { startS3Server, type S3Server } from '@shop/tooling/s3-server.ts'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mediaRoutes } from './media.ts'

let folder: string
let photos: string
let demo: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-media-'))
  photos = join(folder, 'photos')
  demo = join(folder, 'demo')
  for (const root of [photos, demo]) await mkdir(join(root, 'products'), { recursive: true })
  await writeFile(join(photos, 'products/kettle.960w.jpg'), 'photo')
  await writeFile(join(demo, 'products/kettle.960w.jpg'), 'drawing')
  await writeFile(join(demo, 'products/pan.960w.avif'), 'drawing')
  await writeFile(join(folder, 'secret.jpg'), 'secret')
  await mkdir(join(photos, '.originals'))
  await writeFile(join(photos, '.originals/kettle.jpg'), 'place and camera')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const logFault = vi.fn()

const settings = (mediaDir: string, demoMediaDir?: string) => ({
  mediaDir,
  demoMediaDir,
  bucket: undefined,
})
const ask = (path: string, ...folders: [string, string?]) =>
  new Hono().route('/media', mediaRoutes(logFault, settings(...folders))).request(path)

describe('pictures', () => {
  it('C-BASE-02: are served under the media base, to be kept for a year', async () => {
    const answer = await ask('/media/products/kettle.960w.jpg', photos)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await answer.text()).toBe('photo')
  })

  it('come from the owner first and from the demo when the owner has none', async () => {
    const own = await ask('/media/products/kettle.960w.jpg', photos, demo)
    expect(await own.text()).toBe('photo')
    const drawn = await ask('/media/products/pan.960w.avif', photos, demo)
    expect(await drawn.text()).toBe('drawing')
    expect(drawn.headers.get('content-type')).toBe('image/avif')
    expect((await ask('/media/products/pan.960w.avif', photos)).status).toBe(404)
  })

  it.each([
    '.originals/kettle.jpg',
    '%2eoriginals/kettle.jpg',
    'products/../.originals/kettle.jpg',
  ])('the original of a photo, %s, is not served', async (path) => {
    expect((await ask(`/media/${path}`, photos)).status).toBe(404)
  })

  it('are those of the owner alone, without a warning, where the demo was not installed', async () => {
    const answer = await ask('/media/products/kettle.960w.jpg', photos, join(folder, 'no-demo'))
    expect(await answer.text()).toBe('photo')
    expect(logFault).not.toHaveBeenCalled()
  })

  it.each([
    'kettle #2.jpg',
    '50% off.jpg',
    'what?.jpg',
    'a&b, c+d.jpg',
    'x%20y.jpg',
    'চা/কেটলি.jpg',
  ])('are found by the address of their name: %s', async (name) => {
    await mkdir(join(photos, 'চা'), { recursive: true })
    await writeFile(join(photos, name), name)
    expect(await (await ask(mediaUrl('/media', name), photos)).text()).toBe(name)
  })

  it.each(['/media/../secret.jpg', '/media/%2e%2e/secret.jpg', '/media/..%2fsecret.jpg'])(
    '%s is not found',
    async (path) => {
      expect((await ask(path, photos, demo)).status).toBe(404)
    },
  )

  it('may be added while the shop runs: a missing folder is created', async () => {
    const later = join(folder, 'later/media')
    const media = new Hono().route('/media', mediaRoutes(logFault, settings(later)))
    const missing = await media.request('/media/a.jpg')
    expect([missing.status, await missing.text()]).toEqual([404, 'There is no such picture.'])
    await writeFile(join(later, 'a.jpg'), 'photo')
    expect((await media.request('/media/a.jpg')).status).toBe(200)
    expect((await stat(later)).isDirectory()).toBe(true)
  })
})

describe('photos of a bucket', () => {
  const stem = '/media/photos/0123456789abcdef0123456789abcdef-aabbcc'
  let s3: S3Server
  let shop: Hono

  beforeAll(async () => {
    s3 = await startS3Server()
    for (const [name, content] of Object.entries({
      [`${stem.slice(7)}.960w.avif`]: 'a photo',
      [`${stem.slice(7)}.jpg`]: 'waiting',
      '.originals/0123456789abcdef0123456789abcdef.jpg': 'place and camera',
    })) {
      s3.files.set(name, Buffer.from(content))
    }
    const all = { ...settings(photos, demo), bucket: s3.bucket }
    shop = new Hono().route('/media', mediaRoutes(logFault, all))
  })
  afterAll(() => s3.close())
  beforeEach(() => void logFault.mockClear())

  it('have the headers of a photo in a folder', async () => {
    const inFolder = await shop.request('/media/products/kettle.960w.jpg')
    const answer = await shop.request(`${stem}.960w.avif`)
    expect(answer.status).toBe(200)
    expect([...answer.headers.keys()]).toEqual([...inFolder.headers.keys()])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/avif',
      'content-length': '7',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await answer.text()).toBe('a photo')
    expect((await shop.request(`${stem}.jpg`)).headers.get('content-type')).toBe('image/jpeg')
    const head = await shop.request(`${stem}.960w.avif`, { method: 'HEAD' })
    expect([...head.headers]).toEqual([...answer.headers])
    expect(await head.text()).toBe('')
  })

  it('are sent in ranges, and not again to a browser that has them', async () => {
    const get = (headers: Record<string, string>) => shop.request(`${stem}.960w.avif`, { headers })
    const part = await get({ range: 'bytes=2-4' })
    expect([part.status, await part.text()]).toEqual([206, 'pho'])
    expect(part.headers.get('content-range')).toBe('bytes 2-4/7')
    expect((await get({ range: 'bytes=7-9' })).status).toBe(416)
    const same = await get({ 'if-none-match': part.headers.get('etag') ?? '' })
    expect([same.status, await same.text(), same.headers.get('content-type')]).toEqual([
      304,
      '',
      null,
    ])
  })

  it('are behind those of the folder', async () => {
    await mkdir(join(photos, 'photos'))
    await writeFile(join(photos, `${stem.slice(7)}.jpg`), 'in the folder')
    expect(await (await shop.request(`${stem}.jpg`)).text()).toBe('in the folder')
  })

  it.each([
    `${stem}.480w.avif`,
    '/media/.originals/0123456789abcdef0123456789abcdef.jpg',
    '/media/photos/..%2f.originals%2f0123456789abcdef0123456789abcdef.jpg',
    '/media/other.jpg',
  ])('%s is not found', async (path) => {
    const answer = await shop.request(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, null])
    expect(logFault).not.toHaveBeenCalled()
  })

  it('cannot be read while the store cannot be reached: the answer is not cached, and the log says why', async () => {
    s3.isAway = true
    const answer = await shop.request(`${stem}.960w.avif`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(logFault).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('cannot be read'),
      expect.objectContaining({ message: expect.stringContaining('Check S3_URL') }),
    )
    s3.isAway = false
    expect((await shop.request(`${stem}.960w.avif`)).status).toBe(200)
  })
})

describe('the folder of photos', () => {
  it('is beside the database by default and outside every folder that a build writes', () => {
    const { mediaDir, demoMediaDir } = loadSettings({})
    expect(mediaDir).toMatch(/[\\/]\.data[\\/]media$/)
    expect(mediaDir).not.toMatch(/[\\/](build|dist|\.cache)[\\/]/)
    expect(demoMediaDir).toMatch(/demo[\\/]build[\\/]media$/)
    expect(loadSettings({ DATA_DIR: folder }).mediaDir).toBe(join(folder, 'media'))
    expect(loadSettings({ DATA_DIR: folder, MEDIA_DIR: photos }).mediaDir).toBe(photos)
  })

  it('is the only one that is served with DEMO=off', () => {
    expect(loadSettings({ DEMO: 'off' }).demoMediaDir).toBeUndefined()
  })
})
