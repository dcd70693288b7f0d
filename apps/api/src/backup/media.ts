import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hashFile, mediaFile, type Manifest } from './manifest.ts'

/** Copies the owner's photos into a backup folder. Links are followed. */
export async function backUpMedia(mediaDir: string, folder: string): Promise<Manifest['media']> {
  const media: Manifest['media'] = []
  for (const path of await listFiles(mediaDir)) {
    const copy = mediaFile(folder, path)
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 })
    await copyFile(join(mediaDir, path), copy)
    media.push({ path, sha256: await hashFile(copy) })
  }
  return media
}

/** The files below a folder, with `/` in their paths; none when the folder does not exist. */
async function listFiles(folder: string, below = ''): Promise<string[]> {
  const names = await readdir(join(folder, below)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && below === '') return []
    throw error
  })
  const files: string[] = []
  for (const name of names.sort()) {
    const path = below === '' ? name : `${below}/${name}`
    const found = await stat(join(folder, path))
    if (found.isDirectory()) files.push(...(await listFiles(folder, path)))
    else if (found.isFile()) files.push(path)
  }
  return files
}

/**
 * Copies photos that are missing in `mediaDir`. A file that is there stays as it is.
 * @returns how many were copied, and the paths of files that differ from the backup
 */
export async function restoreMedia(
  mediaDir: string,
  folder: string,
  media: Manifest['media'],
): Promise<{ copied: number; different: string[] }> {
  const different: string[] = []
  let copied = 0
  for (const { path, sha256 } of media) {
    const target = join(mediaDir, path)
    if (await stat(target).catch(() => undefined)) {
      if ((await hashFile(target)) !== sha256) different.push(path)
      continue
    }
    await mkdir(dirname(target), { recursive: true })
    await copyFile(mediaFile(folder, path), target)
    copied += 1
  }
  return { copied, different }
}
