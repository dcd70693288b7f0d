import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { demoCatalogue } from '../catalogue/catalogue.ts'
import { iconFiles } from './icon.ts'
import { pictureOf, variantPath, type Picture } from './picture.ts'
import { sitePictures } from './site.ts'

/** What a run did; `bytes` counts every file in the folder that is believed good. */
export interface RenderReport {
  pictures: number
  drawn: number
  removed: number
  files: number
  bytes: number
}

interface Stamp {
  hash: string
  files: Record<string, number>
}

/** Raise it when the encoder settings below change, so that every picture is made again. */
const encoding = 'avif50e1-webp76e2-jpg78-2'
const paper = '#f6f1e7'
const stampFile = 'stamps.json'

/** Every media path that the demo shop shows, icons aside. */
export function picturePaths(): string[] {
  const { products, campaigns } = demoCatalogue()
  return [
    ...new Set([
      ...sitePictures.keys(),
      ...products.flatMap((product) => product.images),
      ...products.flatMap((product) => product.checkoutOffer?.image ?? []),
      ...campaigns.map((campaign) => campaign.checkoutImage),
    ]),
  ]
}

const partFolder = '.part'
const partsGoStale = 10 * 60_000
let parts = 0

/** Written elsewhere and moved to its place, so that a killed run, or two at once, leave no half file under a good name. */
async function put(outDir: string, name: string, content: Buffer | string): Promise<void> {
  const part = join(outDir, partFolder, `${process.pid}-${++parts}`)
  await mkdir(join(outDir, partFolder), { recursive: true })
  await mkdir(dirname(join(outDir, name)), { recursive: true })
  await writeFile(part, content)
  await rename(part, join(outDir, name))
}

/** Removes what killed runs left; parts of a run that may still be alive are not touched. */
async function sweepParts(outDir: string): Promise<void> {
  const folder = join(outDir, partFolder)
  for (const name of await readdir(folder).catch(() => [])) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > partsGoStale) await rm(join(folder, name), { force: true })
  }
}

interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

const pixels = (image: Sharp): Promise<Pixels> => image.raw().toBuffer({ resolveWithObject: true })
const fromPixels = ({ data, info }: Pixels) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })

/** Draws once, then halves its way down: each width is made from the next larger one. */
async function encode(
  outDir: string,
  mediaPath: string,
  picture: Picture,
): Promise<Record<string, number>> {
  const opaque = !/^(products\/.*-[12]\.|combos\/)/.test(mediaPath)
  const drawn = sharp(Buffer.from(picture.svg))
  let current = await pixels(opaque ? drawn.flatten({ background: paper }) : drawn.ensureAlpha())
  const files: Record<string, number> = {}
  for (const width of [...picture.widths].sort((a, b) => b - a)) {
    if (width !== current.info.width) current = await pixels(fromPixels(current).resize(width))
    const made = {
      avif: fromPixels(current).avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }),
      webp: fromPixels(current).webp({ quality: 76, effort: 2, alphaQuality: 80 }),
      jpg: fromPixels(current)
        .flatten({ background: paper })
        .jpeg({ quality: 78, progressive: true }),
    }
    for (const [format, image] of Object.entries(made)) {
      const name = variantPath(mediaPath, width, format as keyof typeof made)
      const content = await image.toBuffer()
      await put(outDir, name, content)
      files[name] = content.length
    }
  }
  return files
}

async function readStamps(outDir: string): Promise<Record<string, Stamp>> {
  try {
    return JSON.parse(await readFile(join(outDir, stampFile), 'utf8')) as Record<string, Stamp>
  } catch {
    // No stamps, or stamps that were cut off: nothing is believed, everything is made again.
    return {}
  }
}

async function listFiles(outDir: string): Promise<Set<string>> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true }).catch(() => [])
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(outDir, join(entry.parentPath, entry.name)))
      .filter((name) => !name.startsWith(partFolder)),
  )
}

/** Makes every picture that is new or changed in `outDir`, removes what no drawing makes any more, and leaves the rest alone. */
export async function renderPictures(options: {
  outDir: string
  onProgress?: (done: number, total: number) => void
  /** Which pictures there are. @default picturePaths() */
  paths?: string[]
}): Promise<RenderReport> {
  const { outDir, onProgress, paths = picturePaths() } = options
  await sweepParts(outDir)
  const before = await readStamps(outDir)
  const present = await listFiles(outDir)
  const stamps: Record<string, Stamp> = {}
  const waiting: {
    mediaPath: string
    hash: string
    make: () => Promise<Record<string, number>>
  }[] = []

  const consider = (
    mediaPath: string,
    source: string,
    make: () => Promise<Record<string, number>>,
  ) => {
    const hash = createHash('sha256').update(encoding).update(source).digest('hex').slice(0, 20)
    const stamp = before[mediaPath]
    const good = stamp?.hash === hash && Object.keys(stamp.files).every((file) => present.has(file))
    if (good) stamps[mediaPath] = stamp
    else waiting.push({ mediaPath, hash, make })
  }
  for (const mediaPath of paths) {
    const picture = pictureOf(mediaPath)
    consider(mediaPath, picture.svg, () => encode(outDir, mediaPath, picture))
  }
  for (const [mediaPath, svg] of iconFiles) {
    consider(mediaPath, svg, async () => {
      await put(outDir, mediaPath, svg)
      return { [mediaPath]: Buffer.byteLength(svg) }
    })
  }

  const drawn = waiting.length
  const total = drawn + Object.keys(stamps).length
  const saveStamps = () => put(outDir, stampFile, JSON.stringify(stamps))
  let done = total - drawn
  let unsaved = 0
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      stamps[next.mediaPath] = { hash: next.hash, files: await next.make() }
      onProgress?.(++done, total)
      if (++unsaved % 16 === 0) saving = saving.then(saveStamps)
    }
  }
  let saving = Promise.resolve()
  await Promise.all([work(), work(), work()])
  await saving

  const wanted = new Set([
    stampFile,
    ...Object.values(stamps).flatMap((stamp) => Object.keys(stamp.files)),
  ])
  const stale = [...present].filter((file) => !wanted.has(file))
  await Promise.all(stale.map((file) => rm(join(outDir, file), { force: true })))
  if (drawn > 0 || stale.length > 0) await saveStamps()
  const sizes = Object.values(stamps).flatMap((stamp) => Object.values(stamp.files))
  return {
    pictures: total,
    drawn,
    removed: stale.length,
    files: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}

if (import.meta.main) {
  const started = performance.now()
  const report = await renderPictures({
    outDir: join(import.meta.dirname, '..', 'build', 'media'),
    onProgress: (done, total) => process.stdout.write(`\rpictures ${done}/${total}`),
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const megabytes = (report.bytes / 1e6).toFixed(1)
  process.stdout.write(
    `\rpictures ${report.pictures}, drawn ${report.drawn}, removed ${report.removed}, ${report.files} files, ${megabytes} MB, ${seconds} s\n`,
  )
}
