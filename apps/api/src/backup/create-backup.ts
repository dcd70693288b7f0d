import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Pool } from 'pg'
import { copyOut } from './copy-rows.queries.ts'
import { manifestPath, tablePath, type Manifest, type TableEntry } from './manifest.ts'
import { backUpMedia } from './media.ts'
import {
  countRows,
  listMigrations,
  listTables,
  readSequences,
  readSnapshot,
  serverVersion,
  type Table,
  type Transaction,
} from './tables.queries.ts'

/**
 * Writes every table, and the owner's photos, into a new folder. The shop may be running: all
 * tables are read in one snapshot, and no statement of the shop waits.
 * The folder appears under its name when it is complete. Only its owner can read it.
 * @param options.mediaDir the folder of the photos; undefined leaves them out
 * @throws Error that says why there is no backup
 */
export async function createBackup(
  pool: Pool,
  folder: string,
  options: { mediaDir: string | undefined },
): Promise<Manifest> {
  const target = resolve(folder)
  if (await stat(target).catch(() => undefined)) {
    throw new Error(`${folder} exists already. Name a folder that does not exist.`)
  }
  let draft: string | undefined
  try {
    await mkdir(dirname(target), { recursive: true })
    draft = await mkdtemp(`${target}.incomplete-`)
    await mkdir(dirname(tablePath(draft, '')), { mode: 0o700 })
    const manifest = await writeTables(pool, draft)
    if (options.mediaDir !== undefined) manifest.media = await backUpMedia(options.mediaDir, draft)
    const text = `${JSON.stringify(manifest, null, 2)}\n`
    await writeFile(manifestPath(draft), text, { mode: 0o600, flush: true })
    await rename(draft, target)
    return manifest
  } catch (cause) {
    if (draft !== undefined) await rm(draft, { recursive: true, force: true })
    throw explain(cause, dirname(target))
  }
}

function writeTables(pool: Pool, folder: string): Promise<Manifest> {
  return readSnapshot(pool, async (tx) => {
    const migrations = await listMigrations(tx)
    const createdAt = new Date().toISOString()
    const tables: TableEntry[] = []
    for (const table of await listTables(tx)) tables.push(await writeTable(tx, table, folder))
    return {
      format: 1,
      createdAt,
      postgres: await serverVersion(tx),
      migrations,
      tables,
      media: [],
    }
  })
}

async function writeTable(tx: Transaction, table: Table, folder: string): Promise<TableEntry> {
  const { name, columns } = table
  const gzip = createGzip()
  const file = createWriteStream(tablePath(folder, name), { mode: 0o600, flush: true })
  const stored = pipeline(gzip, file)
  const copied = copyOut(tx, table, async (rows) => {
    if (!gzip.write(rows)) await Promise.race([once(gzip, 'drain'), stored])
  }).finally(() => gzip.end())
  const [written, read] = await Promise.allSettled([stored, copied])
  if (written.status === 'rejected') throw written.reason
  if (read.status === 'rejected') throw read.reason
  const { rows, sha256 } = read.value
  const counted = await countRows(tx, name)
  if (rows !== counted) throw new Error(`${rows} of ${counted} rows of ${name} were read.`)
  return { name, columns, rows, sha256, sequences: await readSequences(tx, name) }
}

function explain(cause: unknown, folder: string): unknown {
  const { code } = cause as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new Error(`The disk of ${folder} is full. There is no backup; free some space.`, {
      cause,
    })
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new Error(`${folder} cannot be written to. Name another folder.`, { cause })
  }
  return cause
}
