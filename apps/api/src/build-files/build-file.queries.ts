import { eq, lt, sql } from 'drizzle-orm'
import { buildFiles } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** A script of a build. */
export interface BuildFile {
  name: string
  content: string
}

/** How long a file stays after its last process, in days: a week, and the day between two stores of a process. */
const KEPT_DAYS = 8

/** Stores the files of a build, or says that those which are stored are still in use. */
export async function storeBuildFiles(db: Db, files: readonly BuildFile[]): Promise<void> {
  if (files.length === 0) return
  await db
    .insert(buildFiles)
    .values([...files])
    .onConflictDoUpdate({ target: buildFiles.name, set: { storedAt: sql`now()` } })
}

/** The content of a file of an older build; undefined for an unknown one. */
export async function readBuildFile(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db
    .select({ content: buildFiles.content })
    .from(buildFiles)
    .where(eq(buildFiles.name, name))
  return row?.content
}

/** Deletes the files that no process has had in its build for more than a week. */
export async function deleteOldBuildFiles(db: Db): Promise<void> {
  await db
    .delete(buildFiles)
    .where(lt(buildFiles.storedAt, sql`now() - make_interval(days => ${KEPT_DAYS})`))
}
