import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderPictures } from './render.ts'

const bulb = 'products/bulb-cream-1.960w.jpg'
const icon = 'categories/audio.svg'
const person = 'testimonials/one.960w.jpg'
let outDir = ''

const run = (paths: string[]) => renderPictures({ outDir, paths })
const sizeOf = async (name: string) => (await stat(join(outDir, name))).size

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(outDir, { recursive: true }))

describe('rendering pictures', () => {
  it('renders each picture once, in four widths and three formats', async () => {
    const first = await run([bulb, person])
    expect(first.drawn).toBe(first.pictures)
    for (const width of [160, 320, 640, 960]) {
      for (const format of ['avif', 'webp', 'jpg']) {
        const file = join(outDir, bulb.replace('960w.jpg', `${width}w.${format}`))
        expect((await sharp(file).metadata()).width).toBe(width)
      }
    }
    expect((await run([bulb, person])).drawn).toBe(0)
  })

  it('keeps the background of an object transparent, except in JPEG', async () => {
    const corner = async (format: string) => {
      const { data } = await sharp(join(outDir, bulb.replace('jpg', format)))
        .ensureAlpha()
        .extract({ left: 4, top: 4, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return [...data]
    }
    expect((await corner('avif'))[3]).toBe(0)
    expect((await corner('webp'))[3]).toBe(0)
    expect((await corner('jpg'))[0]).toBeGreaterThan(238)
  })

  it('a 320 pixel object weighs less than ten thousand bytes', async () => {
    expect(await sizeOf('products/bulb-cream-1.320w.avif')).toBeLessThan(10_000)
  })

  it('renders a picture again when one of its files is missing, and no other', async () => {
    await rm(join(outDir, 'products/bulb-cream-1.320w.webp'))
    expect((await run([bulb, person])).drawn).toBe(1)
    expect(await sizeOf('products/bulb-cream-1.320w.webp')).toBeGreaterThan(0)
  })

  it('renders everything again when the manifest is incomplete', async () => {
    await writeFile(join(outDir, 'manifest.json'), '{"products/bulb')
    const report = await run([bulb, person])
    expect(report.drawn).toBe(report.pictures)
  })

  it('removes the files of a picture that is no longer drawn, and its temporary files', async () => {
    const report = await run([bulb])
    expect(report.removed).toBe(12)
    const names = await readdir(outDir, { recursive: true })
    expect(names.filter((name) => name.startsWith('testimonials/'))).toEqual([])
    expect(names.filter((name) => name.startsWith('.part/'))).toEqual([])
    expect(names).toContain(icon)
  })

  it('keeps every file that it did not write', async () => {
    await writeFile(join(outDir, 'products/photo.960w.jpg'), 'photo')
    await writeFile(join(outDir, 'photo.jpg'), 'photo')
    await run([person])
    expect(await readFile(join(outDir, 'products/photo.960w.jpg'), 'utf8')).toBe('photo')
    expect(await readFile(join(outDir, 'photo.jpg'), 'utf8')).toBe('photo')
  })
})
