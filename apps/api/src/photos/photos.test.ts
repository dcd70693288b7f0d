import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BANNER_WIDTHS, IMAGE_WIDTHS } from '@shop/domain'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addProduct, useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { createLogger } from '../logger.ts'
import { makePictures } from './make-pictures.ts'
import { photoFolder, type PhotoStore } from './photo-store.ts'
import { makeNext } from './photo.queries.ts'

const mediaDir = join(tmpdir(), `shop-photo-media-${process.pid}`)
const shop = useShop({ MEDIA_DIR: mediaDir })
const { folder, run, importCsv } = useCommands(shop)
const store = photoFolder(mediaDir)

let given: string
beforeEach(async () => {
  given = await mkdtemp(join(folder(), 'given-'))
})
afterAll(() => rm(mediaDir, { recursive: true, force: true }))

/**
 * A photo as a phone stores it when it is held upright: lying, with a note to turn it by 90 degrees, its place and
 * its maker. Above it is red, below blue.
 */
async function phonePhoto(red = 220): Promise<Buffer> {
  const filled = (width: number, r: number, b: number) =>
    sharp({ create: { width, height: 900, channels: 3, background: { r, g: 20, b } } })
  const half = await filled(600, red, 20).png().toBuffer()
  return await filled(1200, 20, 220)
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Camera maker' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' },
    })
    .toBuffer()
}

async function give(name: string, bytes: Uint8Array): Promise<string> {
  await writeFile(join(given, name), bytes)
  return join(given, name)
}

const imagesOf = async (id: number) =>
  (
    await shop.sql<Record<'image' | 'image2' | 'image3' | 'offer_image', string | null>[]>`
      select image, image2, image3, offer_image from products where id = ${id}`
  )[0]

const makeAll = async (into: PhotoStore = store) => {
  while (await makeNext(shop.db, (photo) => makePictures(into, photo)));
}

const filesOf = async (path: string) => {
  const stem = path.replace(/\.\d+w\.jpg$/, '.').replace('photos/', '')
  const names = await readdir(join(mediaDir, 'photos'))
  return names.filter((name) => name.startsWith(stem) && /\d+w\./.test(name)).sort()
}

describe('a photo', () => {
  let path: string
  let original: Buffer

  beforeAll(async () => {
    given = await mkdtemp(join(folder(), 'given-'))
    const id = await addProduct(shop.sql)
    original = await phonePhoto()
    expect(await run('photos', 'add', await give(`${id}.JPG`, original))).toMatchObject({ code: 0 })
    const waiting = await imagesOf(id)
    expect(waiting?.image).toMatch(/^photos\/[\da-f]{32}-[\da-f]{6}\.jpg$/)
    const preview = await sharp(await store.read(waiting?.image ?? '')).metadata()
    expect(preview).toMatchObject({ format: 'jpeg', width: 480, height: 640 })
    expect(preview.exif).toBeUndefined()
    await makeAll()
    path = (await imagesOf(id))?.image ?? ''
  })

  test('has every width in three formats', async () => {
    expect(path).toMatch(/^photos\/[\da-f]{32}-[\da-f]{6}\.960w\.jpg$/)
    const wanted = IMAGE_WIDTHS.flatMap((width) =>
      ['avif', 'jpg', 'webp'].map((format) =>
        path.slice(7).replace('960w.jpg', `${width}w.${format}`),
      ),
    )
    expect(await filesOf(path)).toEqual(wanted.sort())
  })

  test('is upright, and has neither place nor maker, in every file that is served', async () => {
    // The shop makes AVIF, and does not read it.
    sharp.unblock({ operation: ['VipsForeignLoadHeifBuffer'] })
    for (const name of await filesOf(path)) {
      const bytes = await store.read(`photos/${name}`)
      const { width, height, orientation, exif, xmp, iptc } = await sharp(bytes).metadata()
      const side = Number(/\.(\d+)w\./.exec(name)?.[1])
      expect({ name, width, height }).toEqual({ name, width: (side * 3) / 4, height: side })
      expect([orientation ?? 1, exif, xmp, iptc]).toEqual([1, undefined, undefined, undefined])
      expect(bytes.includes('Camera maker')).toBe(false)
      if (name.endsWith('.avif')) continue
      const top = await sharp(bytes).resize(1, 2, { fit: 'fill' }).raw().toBuffer()
      expect(top[0]).toBeGreaterThan(150)
      expect(top[5]).toBeGreaterThan(150)
    }
  })

  test('keeps its original as it was', async () => {
    const [name = ''] = await readdir(join(mediaDir, '.originals'))
    const kept = await readFile(join(mediaDir, '.originals', name))
    expect(kept.equals(original)).toBe(true)
    expect(name).toBe(`${createHash('sha256').update(original).digest('hex').slice(0, 32)}.jpg`)
  })
})

test('a banner has the widths of banners, and its path is printed', async () => {
  const file = await give(
    'eid.png',
    await sharp(await phonePhoto())
      .resize(2000, 750)
      .png()
      .toBuffer(),
  )
  const { out } = await run('photos', 'add', '--banner', file)
  const path = /its path is (\S+1920w\.jpg)\./.exec(out)?.[1] ?? ''
  await makeAll()
  const names = await filesOf(path)
  expect(
    names
      .map((name) => Number(/\.(\d+)w\.avif$/.exec(name)?.[1]))
      .filter(Boolean)
      .sort((a, b) => a - b),
  ).toEqual([...BANNER_WIDTHS])
  const listed = JSON.parse((await run('photos', 'list', '--json')).out) as { name: string }[]
  expect(listed).toContainEqual({ name: 'eid.png', state: 'ready', image: path, error: null })
})

describe('whose photo it is', () => {
  test('says the column images, whether the file or the photo comes first', async () => {
    const [before, after] = [await addProduct(shop.sql), await addProduct(shop.sql)]
    await importCsv(`id,images\n${before},kitchen/Kettle Red.jpg|other.jpg\n`)
    const { out } = await run('photos', 'add', await give('kettle red.JPG', await phonePhoto(201)))
    expect(out).toContain(`kettle red.jpg new: product ${before}.`)
    await importCsv(`id,images\n${after},kettle red.jpg\n`)
    const exported = join(folder(), 'waiting.csv')
    await run('export', exported, '--columns', 'images')
    await makeAll()
    const shown = await imagesOf(before)
    expect(shown?.image).toMatch(/^photos\/.*\.960w\.jpg$/)
    expect(shown?.image2).toBe('other.jpg')
    expect((await imagesOf(after))?.image).toBe(shown?.image)
    const again = await importCsv(`id,images\n${before},kitchen/Kettle Red.jpg|other.jpg\n`)
    expect(again.out).toContain('0 changed')
    // A file that was exported before the pictures were made does not take them back.
    expect((await run('import', exported)).out).toContain('0 changed')
  })

  test('says the name: the id of a product and the place', async () => {
    const id = await addProduct(shop.sql)
    await give(`${id}.jpg`, await phonePhoto(202))
    await give(`${id}-2.jpg`, await phonePhoto(203))
    expect((await run('photos', 'add', given)).out).toContain('2 new')
    const { image, image2, image3 } = (await imagesOf(id)) ?? {}
    expect([image, image2, image3]).toEqual([
      expect.stringContaining('photos/'),
      expect.stringContaining('photos/'),
      null,
    ])
    expect(image).not.toBe(image2)
  })

  test('says nobody: then it is kept, and the command says what to do', async () => {
    const { code, out } = await run(
      'photos',
      'add',
      await give('lonely.jpg', await phonePhoto(204)),
    )
    expect(code).toBe(0)
    expect(out).toContain('lonely.jpg new: no product names it yet. Put lonely.jpg into the column')
  })

  test('is not said twice: of two files with one name the second is refused', async () => {
    const first = await give('twin.jpg', await phonePhoto(205))
    given = await mkdtemp(join(folder(), 'given-'))
    const second = await give('Twin.jpg', await phonePhoto(206))
    const { code, err } = await run('photos', 'add', first, second)
    expect(code).toBe(1)
    expect(err).toContain(`${second}: ${first} has the same name`)
  })
})

test('the same photo twice is nothing new; another one of its name replaces it everywhere', async () => {
  const id = await addProduct(shop.sql)
  const file = await give(`${id}.jpg`, await phonePhoto(207))
  await run('photos', 'add', file)
  await makeAll()
  const before = { images: await imagesOf(id), files: await readdir(mediaDir, { recursive: true }) }
  expect((await run('photos', 'add', file)).out).toContain('0 new, 0 replaced, 1 unchanged')
  await makeAll()
  expect({
    images: await imagesOf(id),
    files: await readdir(mediaDir, { recursive: true }),
  }).toEqual(before)
  await importCsv(`id,offerProductId,offerPrice,offerImage\n${id},1,1,${id}.jpg\n`)
  await give(`${id}.jpg`, await phonePhoto(208))
  expect((await run('photos', 'add', file)).out).toContain(`${id}.jpg replaced: product ${id}.`)
  await makeAll()
  const after = await imagesOf(id)
  expect(after?.image).toMatch(/960w\.jpg$/)
  expect(after?.image).not.toBe(before.images?.image)
  expect(after?.offer_image).toBe(after?.image)
})

describe('the job', () => {
  const silent = createLogger({ logLevel: 'silent' })

  test('makes the pictures while the shop runs', async () => {
    const id = await addProduct(shop.sql)
    await run('photos', 'add', await give(`${id}.jpg`, await phonePhoto(209)))
    const jobs = startJobs({
      db: shop.db,
      send: undefined,
      postOrder: undefined,
      photos: store,
      log: silent,
    })
    await expect
      .poll(async () => (await imagesOf(id))?.image, { timeout: 20_000 })
      .toMatch(/960w\.jpg$/)
    await jobs.stop()
  })

  test('goes on after a crash with the pictures that are missing, and shows none before all are made', async () => {
    const id = await addProduct(shop.sql)
    await run('photos', 'add', await give(`${id}.jpg`, await phonePhoto(210)))
    const put: string[] = []
    const failing: PhotoStore = {
      ...store,
      async put(path, content) {
        if (put.length === 5) throw new Error('The disk is full')
        put.push(path)
        await store.put(path, content)
      },
    }
    await expect(makeAll(failing)).rejects.toThrow('The disk is full')
    expect((await imagesOf(id))?.image).toMatch(/-[\da-f]{6}\.jpg$/)
    const listed = (await run('photos', 'list')).out
    expect(listed).toMatch(new RegExp(`${id}\\.jpg {2}failed .*The disk is full`))
    const counting = {
      ...store,
      put: async (path: string, content: Uint8Array) => {
        expect(put).not.toContain(path)
        await store.put(path, content)
      },
    }
    await makeAll(counting)
    const path = (await imagesOf(id))?.image ?? ''
    expect(await filesOf(path)).toHaveLength(12)
  })

  test('is done by one process at a time, and a photo that fails does not keep others waiting', async () => {
    const [bad, good] = [await addProduct(shop.sql), await addProduct(shop.sql)]
    await run('photos', 'add', await give(`${bad}.jpg`, await phonePhoto(211)))
    await run('photos', 'add', await give(`${good}.jpg`, await phonePhoto(212)))
    const failsFirst = async (photo: Parameters<typeof makePictures>[1] & { name: string }) => {
      expect(await makeNext(shop.db, () => Promise.reject(new Error('A second one')))).toBe(false)
      if (photo.name === `${bad}.jpg`) throw new Error('Broken')
      await makePictures(store, photo)
    }
    await expect(makeNext(shop.db, failsFirst)).rejects.toThrow('Broken')
    expect(await makeNext(shop.db, failsFirst)).toBe(true)
    expect((await imagesOf(good))?.image).toMatch(/960w\.jpg$/)
    await makeAll()
    expect((await imagesOf(bad))?.image).toMatch(/960w\.jpg$/)
  })
})
