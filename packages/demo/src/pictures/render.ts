import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { campaigns } from '../catalogue/campaign.ts'
import { products } from '../catalogue/products.ts'
import { encode, encoding } from './encode.ts'
import { iconFiles } from './icon.ts'
import { pictureOf } from './picture.ts'
import { sitePictures } from './site.ts'
import { isTemporary, removeOldTemporaryFiles, writeAtomically } from './write-file.ts'
import { manifestFile, readManifest, type Manifest } from './manifest.ts'

/** The result of a run; `files` and `bytes` count every file of every picture. */
export interface RenderReport {
  pictures: number
  drawn: number
  removed: number
  files: number
  bytes: number
}

/** Every media path of the demo shop except the icons. */
export function picturePaths(): string[] {
  return [
    ...new Set([
      ...sitePictures.keys(),
      ...products.flatMap((product) => product.images),
      ...products.flatMap((product) => product.checkoutOffer?.image ?? []),
      ...campaigns.map((campaign) => campaign.checkoutImage),
    ]),
  ]
}

interface Job {
  mediaPath: string
  hash: string
  /** Writes the files; answers their sizes in bytes by name. */
  render: () => Promise<Record<string, number>>
}

/**
 * Renders new and changed pictures into `outDir` and removes the files of pictures that are no
 * longer drawn. It only removes files that an earlier run listed in the manifest: any other file
 * in the folder stays.
 */
export async function renderPictures(options: {
  outDir: string
  onProgress?: (done: number, total: number) => void
  /** Media paths to render. @default picturePaths() */
  paths?: string[]
}): Promise<RenderReport> {
  const { outDir, onProgress, paths = picturePaths() } = options
  await removeOldTemporaryFiles(outDir)
  const before = await readManifest(outDir)
  const present = await listFiles(outDir)
  const manifest: Manifest = {}
  const jobs: Job[] = []
  for (const job of [...paths.map(pictureJob(outDir)), ...[...iconFiles].map(iconJob(outDir))]) {
    const entry = before[job.mediaPath]
    const complete = Object.keys(entry?.files ?? {}).every((file) => present.has(file))
    if (entry?.hash === job.hash && complete) manifest[job.mediaPath] = entry
    else jobs.push(job)
  }

  const drawn = jobs.length
  const total = drawn + Object.keys(manifest).length
  const save = () => writeAtomically(outDir, manifestFile, JSON.stringify(manifest))
  let done = total - drawn
  let saving = Promise.resolve()
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      manifest[job.mediaPath] = { hash: job.hash, files: await job.render() }
      onProgress?.(++done, total)
      // An interrupted run loses at most 16 pictures.
      if (done % 16 === 0) saving = saving.then(save)
    }
  }
  await Promise.all([work(), work(), work()])
  await saving

  const wanted = new Set(filesOf(manifest))
  const unused = filesOf(before).filter((file) => present.has(file) && !wanted.has(file))
  await Promise.all(unused.map((file) => rm(join(outDir, file), { force: true })))
  if (drawn > 0 || unused.length > 0) await save()
  const sizes = Object.values(manifest).flatMap((entry) => Object.values(entry.files))
  return {
    pictures: total,
    drawn,
    removed: unused.length,
    files: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}

const hashOf = (source: string) =>
  createHash('sha256').update(encoding).update(source).digest('hex').slice(0, 20)

const filesOf = (manifest: Manifest) =>
  Object.values(manifest).flatMap((entry) => Object.keys(entry.files))

function pictureJob(outDir: string) {
  return (mediaPath: string): Job => {
    const picture = pictureOf(mediaPath)
    return {
      mediaPath,
      hash: hashOf(picture.svg),
      render: () => encode(outDir, mediaPath, picture),
    }
  }
}

function iconJob(outDir: string) {
  return ([mediaPath, svg]: [string, string]): Job => ({
    mediaPath,
    hash: hashOf(svg),
    async render() {
      await writeAtomically(outDir, mediaPath, svg)
      return { [mediaPath]: Buffer.byteLength(svg) }
    },
  })
}

async function listFiles(outDir: string): Promise<Set<string>> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true }).catch(() => [])
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(outDir, join(entry.parentPath, entry.name)))
      .filter((name) => !isTemporary(name)),
  )
}
