import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of each picture by media path, with their sizes in bytes and the hash of the drawing. */
export type Manifest = Record<string, { hash: string; files: Record<string, number> }>

/** Name of the manifest in the output folder. */
export const manifestFile = 'manifest.json'

/** Reads the manifest of the last run; without a readable one every picture is rendered again. */
export async function readManifest(outDir: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(outDir, manifestFile), 'utf8')) as Manifest
  } catch {
    return {}
  }
}
