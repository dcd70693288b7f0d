import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { FatalStartError } from '../fatal-start-error.ts'
import { sqlStateOf } from './database-error.ts'
import { migrationsFolder } from './migrate.ts'
import type { Db } from './session.ts'

/** SQLSTATE undefined_table and invalid_catalog_name. */
const missing: ReadonlySet<string | undefined> = new Set(['42P01', '3D000'])

/** The times of the migrations that a database has, in their order. None when it has no table. */
export async function appliedMigrations(db: Db): Promise<number[]> {
  try {
    const { rows } = await db.execute<{ at: number }>(
      sql`select created_at as at from drizzle.__drizzle_migrations order by created_at`,
    )
    return rows.map(({ at }) => Number(at))
  } catch (error) {
    if (missing.has(sqlStateOf(error))) return []
    throw error
  }
}

/**
 * Refuses a database that has not exactly the migrations of this version. It changes nothing.
 * @throws FatalStartError that says which version the database belongs to, and what to do
 */
export async function checkSchema(db: Db): Promise<void> {
  const own = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  const applied = await appliedMigrations(db)
  const [last = 0, lastOwn = 0] = [applied.at(-1), own.at(-1)]
  if (last === lastOwn) return
  if (applied.length === 0) {
    throw new FatalStartError(
      'The database is empty: it is not the database of a shop.',
      'Correct DATA_DIR or DATABASE_URL, or create the tables: start the shop, or run the command "migrate".',
    )
  }
  const count = `The database has ${applied.length} migrations, and this version of the shop has ${own.length}.`
  if (last > lastOwn) {
    throw new FatalStartError(
      `${count} A newer version has changed it.`,
      'Run the commands of that version.',
    )
  }
  throw new FatalStartError(
    `${count} An older version made it.`,
    'Run the commands of that version, or upgrade the database: start the shop of this version, or run the command "migrate".',
  )
}
