import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { loadSettings } from '@shop/api'
import { startShop } from '../support/start-shop.ts'

const repository = join(import.meta.dirname, '../../../..')

test('photos in the default MEDIA_DIR survive a start that renders the demo pictures again, and come first', async ({
  request,
}) => {
  test.setTimeout(180_000)
  const folder = await mkdtemp(join(tmpdir(), 'shop-photos-'))
  const own = `products/photo-${process.pid}-${Date.now()}.960w.jpg`
  const photos = [own, 'products/rice-cooker-coral-1.960w.jpg'].map((path) =>
    join(loadSettings({ DATA_DIR: folder }).mediaDir, path),
  )
  try {
    for (const photo of photos) {
      await mkdir(dirname(photo), { recursive: true })
      await writeFile(photo, 'photo')
    }
    // `npm start` does it after a change of the demo's sources or of the lockfile.
    const render = ['packages/demo/scripts/render-pictures.mjs']
    await promisify(execFile)(process.execPath, render, { cwd: repository })
    const { url, stop } = await startShop({ DATA_DIR: folder, DATABASE_URL: '' })
    try {
      const media = async (path: string) => (await request.get(`${url}/media/${path}`)).body()
      expect(String(await media(own))).toBe('photo')
      expect(String(await media('products/rice-cooker-coral-1.960w.jpg'))).toBe('photo')
      expect((await media('products/rice-cooker-coral-2.960w.jpg')).length).toBeGreaterThan(1000)
    } finally {
      await stop()
    }
    for (const photo of photos) expect(await readFile(photo, 'utf8')).toBe('photo')
  } finally {
    for (const path of [...photos, folder]) await rm(path, { recursive: true, force: true })
  }
})
