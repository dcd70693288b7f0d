import { execFile } from 'node:child_process'
import { access, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { FatalStartError } from '../../fatal-start-error.ts'

const run = promisify(execFile)

/** The account that PostgreSQL programs run as, and the command that starts them. */
export interface Account {
  /** Owner of the data folder; undefined keeps the current one. */
  ids: { uid: number; gid: number } | undefined
  /** Command and arguments put before the program. */
  wrapper: readonly string[]
}

const plain: Account = { ids: undefined, wrapper: [] }

/**
 * PostgreSQL refuses to run as root. For root, it runs as the user `postgres`, who is created if
 * missing. If that user may not enter a parent of `paths` (a clone under /root), PostgreSQL gets the
 * capability to do so.
 * @throws FatalStartError when it cannot run as that user
 */
export async function chooseAccount(paths: readonly string[]): Promise<Account> {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return plain
  const ids = (await lookUp()) ?? (await create())
  if (await allPassable(paths, ids)) return { ids, wrapper: [] }
  const setpriv = await findSetpriv()
  if (!setpriv) {
    throw new FatalStartError(
      `As root, PostgreSQL runs as the user "postgres", who may not enter ${paths.join(' or ')}.`,
      'Start the shop as an ordinary user, move it out of the closed folder, or set DATABASE_URL.',
    )
  }
  // access() ignores the capability of a user other than root unless no_setuid_fixup is set, and initdb
  // asks access() for the program `postgres`. The program itself gets no other capability.
  const lend = [
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ]
  const who = [`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups']
  return { ids, wrapper: [setpriv, ...who, ...lend, '--'] }
}

async function lookUp() {
  try {
    const [uid, gid] = await Promise.all([
      run('id', ['-u', 'postgres']),
      run('id', ['-g', 'postgres']),
    ])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

async function create() {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
  } catch (cause) {
    throw new FatalStartError(
      'PostgreSQL refuses to run as root, and the user "postgres" could not be created.',
      'Start the shop as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    )
  }
  const made = await lookUp()
  if (!made) throw new Error('The user "postgres" was created but cannot be found.')
  return made
}

async function allPassable(paths: readonly string[], ids: { uid: number; gid: number }) {
  for (const path of paths) {
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      const { mode, uid, gid } = await stat(folder)
      const bit = uid === ids.uid ? 0o100 : gid === ids.gid ? 0o010 : 0o001
      if (!(mode & bit)) return false
      if (folder === dirname(folder)) break
    }
  }
  return true
}

async function findSetpriv() {
  for (const path of ['/usr/bin/setpriv', '/bin/setpriv']) {
    try {
      await access(path)
      return path
    } catch {
      continue
    }
  }
  return undefined
}
