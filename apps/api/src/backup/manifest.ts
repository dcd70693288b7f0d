import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'

const checksum = z.string().regex(/^[0-9a-f]{64}$/)
const tableName = z.string().regex(/^[a-z][a-z0-9_]*$/)
const size = z.number().int().min(0)
const mediaPath = z
  .string()
  .refine((path) => path.split('/').every((part) => !['', '.', '..'].includes(part)))

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  postgres: z.string(),
  /** The hashes of the migrations that made the tables. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: tableName,
      columns: z.array(tableName).min(1),
      rows: size,
      /** SHA-256 of the rows as COPY writes them, in the order of the primary key. */
      sha256: checksum,
      /** The last number of each identity column; null when none was given. */
      sequences: z.record(tableName, size.nullable()),
    }),
  ),
  media: z.array(z.object({ path: mediaPath, sha256: checksum })),
})

/** What a backup holds. It is written last, so that a folder with a manifest is complete. */
export type Manifest = z.infer<typeof manifestSchema>
/** A table of a backup. */
export type TableEntry = Manifest['tables'][number]

/** The file of a table's rows in a backup folder. */
export const tablePath = (folder: string, table: string) =>
  join(folder, 'tables', `${table}.copy.gz`)
/** The file of a photo in a backup folder. */
export const mediaFile = (folder: string, path: string) => join(folder, 'media', path)
/** The manifest of a backup folder. */
export const manifestPath = (folder: string) => join(folder, 'manifest.json')

/** @throws Error that says what is wrong with the folder */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = manifestPath(folder)
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    const isAbsent = code === 'ENOENT' || code === 'ENOTDIR'
    const what = isAbsent
      ? `${folder} is not a complete backup: it has no manifest.json.`
      : `${path} cannot be read: ${message}.`
    throw new Error(what, { cause })
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new Error(`${path} is damaged. Restore another backup.`, { cause })
  }
  const parsed = manifestSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const { format } = (value ?? {}) as { format?: unknown }
  if (typeof format === 'number' && format > 1) {
    throw new Error(`${folder} was written by a newer version of the shop. Restore it with that.`)
  }
  const field = parsed.error.issues[0]?.path.join('.')
  throw new Error(`${path} is damaged at "${field}". Restore another backup.`)
}

/**
 * Compares each file with its checksum.
 * @throws Error that names the first file that is missing or damaged
 */
export async function verifyFiles(folder: string, { tables, media }: Manifest): Promise<void> {
  for (const { name, sha256 } of tables) {
    await verifyFile(tablePath(folder, name), sha256, true)
  }
  for (const { path, sha256 } of media) await verifyFile(mediaFile(folder, path), sha256, false)
}

async function verifyFile(path: string, expected: string, compressed: boolean) {
  if (!(await stat(path).catch(() => undefined))?.isFile()) {
    throw new Error(`${path} is missing. Restore another backup.`)
  }
  const found = await hashFile(path, compressed).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code?.startsWith('Z_')) return undefined
    throw new Error(`${path} cannot be read: ${cause.message}.`, { cause })
  })
  if (found !== expected) {
    throw new Error(`${path} is damaged: its checksum is wrong. Restore another backup.`)
  }
}

/** SHA-256 of a file's content, in hexadecimal digits. */
export async function hashFile(path: string, compressed = false): Promise<string> {
  const hash = createHash('sha256')
  const file = createReadStream(path)
  await (compressed ? pipeline(file, createGunzip(), hash) : pipeline(file, hash))
  return hash.digest('hex')
}
