import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import type { Pool } from 'pg'
import { copyIn, copyOut } from './copy-rows.queries.ts'
import { readManifest, tablePath, verifyFiles, type Manifest } from './manifest.ts'
import { restoreMedia } from './media.ts'
import {
  analyseTables,
  listMigrations,
  listTables,
  lockEmptyTables,
  setSequence,
  storeAll,
  type Table,
  type Transaction,
} from './tables.queries.ts'

/** What was restored. */
export interface Restored {
  manifest: Manifest
  copiedPhotos: number
  /** Photos of `mediaDir` that differ from the backup; they stay as they are. */
  differentPhotos: string[]
}

/**
 * Stores a backup in an empty, migrated database. Every file is verified before, and every table
 * is read again and compared after; on any fault nothing is stored. Photos are copied last.
 * @throws Error that says why nothing was restored, or that only photos are missing
 */
export async function restoreBackup(
  pool: Pool,
  folder: string,
  { mediaDir }: { mediaDir: string },
): Promise<Restored> {
  const manifest = await readManifest(folder)
  await verifyFiles(folder, manifest)
  await storeAll(pool, (tx) => restoreTables(tx, folder, manifest))
  const { copied, different } = await restoreMedia(mediaDir, folder, manifest.media).catch(
    (cause: Error) => {
      throw new Error(
        `The tables were restored, but not all photos: ${cause.message}. ` +
          `Copy ${join(folder, 'media')} to ${mediaDir}.`,
        { cause },
      )
    },
  )
  return { manifest, copiedPhotos: copied, differentPhotos: different }
}

async function restoreTables(tx: Transaction, folder: string, manifest: Manifest) {
  compareMigrations(manifest.migrations, await listMigrations(tx))
  const tables = await listTables(tx)
  compareTables(manifest, tables)
  const names = tables.map(({ name }) => name)
  const filled = await lockEmptyTables(tx, names)
  if (filled) {
    throw new Error(
      `The database is not empty: ${filled.name} has ${filled.rows} rows. Nothing was changed. ` +
        'Set DATA_DIR to a new folder, or DATABASE_URL to an empty database, and run "migrate" first.',
    )
  }
  for (const table of tables) await restoreTable(tx, table, folder, manifest)
  await analyseTables(tx, names)
}

async function restoreTable(tx: Transaction, table: Table, folder: string, manifest: Manifest) {
  const { name } = table
  const entry = manifest.tables.find((one) => one.name === name)
  if (!entry) throw new Error(`The backup has no table ${name}.`)
  const rows = createReadStream(tablePath(folder, name)).pipe(createGunzip({ chunkSize: 65_536 }))
  await copyIn(tx, entry, rows)
  for (const [column, last] of Object.entries(entry.sequences)) {
    if (last !== null) await setSequence(tx, { table: name, column, last })
  }
  const stored = await copyOut(tx, { ...table, columns: entry.columns })
  if (stored.rows !== entry.rows || stored.sha256 !== entry.sha256) {
    throw new Error(
      `${name} was not restored exactly: ${stored.rows} of ${entry.rows} rows, ` +
        `checksum ${stored.sha256 === entry.sha256 ? 'equal' : 'different'}. Nothing was stored.`,
    )
  }
}

function compareMigrations(backup: readonly string[], database: readonly string[]) {
  const shared = backup.filter((hash, n) => database[n] === hash).length
  if (shared === backup.length && shared === database.length) return
  const age = shared === backup.length ? 'an older' : 'a newer or another'
  throw new Error(
    `The backup was made by ${age} version of the shop: it has ${backup.length} migrations, this ` +
      `version has ${database.length}. Restore it with the version that made it, then upgrade.`,
  )
}

function compareTables({ tables: backup }: Manifest, database: readonly Table[]) {
  const describe = (tables: readonly Pick<Table, 'name' | 'columns'>[]) =>
    tables.map(({ name, columns }) => `${name}(${columns.toSorted().join()})`).sort()
  const expected = describe(database)
  const found = describe(backup)
  const missing = expected.find((one) => !found.includes(one))
  const unknown = found.find((one) => !expected.includes(one))
  if (missing ?? unknown) {
    throw new Error(
      `The tables of the backup and of the database differ: ${missing ?? unknown}. ` +
        'Restore with the version of the shop that made the backup.',
    )
  }
}
