import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IMAGE_WIDTHS } from '@shop/domain'
import { startS3Server, type S3Server } from '@shop/tooling/s3-server.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addProduct, useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'
import { makePictures } from './make-pictures.ts'
import { photoBucket } from './photo-bucket.ts'
import { makeNext } from './photo.queries.ts'

const shop = useShop()
const { folder, run } = useCommands(shop)

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
  Object.assign(shop.settings, { bucket: s3.bucket })
})
beforeEach(() => {
  Object.assign(s3, { isAway: false, failures: [] })
})
afterAll(() => s3.close())

const content = Buffer.from('a photo')

describe('a bucket', () => {
  test('keeps files under their paths, and replaces them', async () => {
    const store = photoBucket(s3.bucket)
    expect(await store.has('photos/a.jpg')).toBe(false)
    await expect(store.read('photos/a.jpg')).rejects.toThrow('has no photos/a.jpg')
    await store.put('photos/a.jpg', Buffer.from('an earlier one'))
    await store.put('photos/a.jpg', content)
    expect(await store.has('photos/a.jpg')).toBe(true)
    expect(await store.read('photos/a.jpg')).toEqual(content)
  })

  test.each<[string, { accessKey?: string; path?: string; failure?: number }, string]>([
    ['an unknown key', { accessKey: 'nobody' }, '403 InvalidAccessKeyId. S3_ACCESS_KEY and'],
    ['no such bucket', { path: 'elsewhere' }, '404 NoSuchBucket. Create the bucket'],
    ['another region', { failure: 301 }, '301. Correct S3_URL and S3_REGION'],
    ['a store that is too busy', { failure: 503 }, '503. Try again later'],
  ])(
    'with %s is an error that says what to do',
    async (_, { accessKey, path, failure }, message) => {
      const url = path ? new URL(path, s3.bucket.url).href : s3.bucket.url
      const store = photoBucket({ ...s3.bucket, url, ...(accessKey ? { accessKey } : {}) })
      for (const call of [
        () => store.put('photos/b.jpg', content),
        () => store.read('photos/b.jpg'),
      ]) {
        if (failure) s3.failures = [failure, failure, failure]
        await expect(call()).rejects.toThrow(message)
      }
      expect(s3.files.has('photos/b.jpg')).toBe(false)
    },
  )

  test('is asked again when it was too busy', async () => {
    s3.failures = [503, 500]
    await photoBucket(s3.bucket).put('photos/c.jpg', content)
    expect(s3.files.get('photos/c.jpg')).toEqual(content)
  })

  test('that cannot be reached is an error, and works again when it is back', async () => {
    const store = photoBucket(s3.bucket)
    s3.isAway = true
    await expect(store.put('photos/d.jpg', content)).rejects.toThrow(
      `The bucket ${s3.bucket.url} cannot be reached. Check S3_URL and try again.`,
    )
    s3.isAway = false
    await store.put('photos/d.jpg', content)
    expect(await store.has('photos/d.jpg')).toBe(true)
  })
})

/** Gives the file of a photo of this colour to `photos add`. */
async function addPhoto(name: string, red: number) {
  const file = join(folder(), name)
  const background = { r: red, g: 20, b: 20 }
  await writeFile(
    file,
    await sharp({ create: { width: 1000, height: 800, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  )
  return await run('photos', 'add', file)
}

const makeAll = async () => {
  const store = photoBucket(s3.bucket)
  while (await makeNext(shop.db, (photo) => makePictures(store, photo)));
}

const imageOf = async (id: number) =>
  (await shop.sql<{ image: string | null }[]>`select image from products where id = ${id}`)[0]
    ?.image

describe('photos in a bucket', () => {
  test('have their original and all pictures there, and another photo replaces them', async () => {
    const id = await addProduct(shop.sql)
    expect(await addPhoto(`${id}.jpg`, 200)).toMatchObject({ code: 0 })
    await makeAll()
    const image = (await imageOf(id)) ?? ''
    expect(image).toMatch(/960w\.jpg$/)
    const stem = image.replace('960w.jpg', '')
    const paths = [...s3.files.keys()]
    expect(paths.filter((path) => path.startsWith(stem) && /w\.\w+$/.test(path))).toHaveLength(
      IMAGE_WIDTHS.length * 3,
    )
    const original = stem.replace(/^photos\/(\w+)-.*/, '.originals/$1.jpg')
    expect(paths).toContain(original)
    expect((await addPhoto(`${id}.jpg`, 100)).out).toContain('1 replaced')
    await makeAll()
    expect(await imageOf(id)).not.toBe(image)
    expect(s3.files.has((await imageOf(id)) ?? '')).toBe(true)
  })

  test.each([
    ['its original', 0],
    ['its first picture', 2],
  ])(
    'a photo is not added when %s cannot be stored, and is added by the next try',
    async (_, after) => {
      const id = await addProduct(shop.sql)
      // Each file is looked for before it is stored.
      const served = Array.from({ length: after + 1 }, () => 0)
      s3.failures = [...served, 503, 503, 503]
      const { code, err } = await addPhoto(`${id}.jpg`, 50 + after)
      expect([code, err]).toEqual([
        1,
        expect.stringContaining('answers PUT with 503. Try again later.'),
      ])
      expect(await imageOf(id)).toBeNull()
      expect(JSON.parse((await run('photos', 'list', '--json')).out)).not.toContainEqual(
        expect.objectContaining({ name: `${id}.jpg` }),
      )
      expect(await addPhoto(`${id}.jpg`, 50 + after)).toMatchObject({ code: 0 })
      expect(s3.files.has((await imageOf(id)) ?? '')).toBe(true)
    },
  )

  test('wait until the store is back', async () => {
    const id = await addProduct(shop.sql)
    await addPhoto(`${id}.jpg`, 150)
    s3.isAway = true
    await expect(makeAll()).rejects.toThrow('cannot be reached')
    expect((await run('photos', 'list')).out).toContain('cannot be reached')
    s3.isAway = false
    await makeAll()
    expect(await imageOf(id)).toMatch(/960w\.jpg$/)
  })

  test('are not in a backup, which says so', async () => {
    const { out } = await run('backup', join(folder(), 'backup'))
    expect(out).toContain('The photos of S3_URL are not in it')
  })
})
