import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FatalStartError } from '../../fatal-start-error.ts'
import type { Account } from './account.ts'

const run = promisify(execFile)

/** The password of the embedded database. The first call creates its file, readable by the owner only. */
export async function readPassword(dataDir: string): Promise<string> {
  const path = join(dataDir, 'postgres.password')
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept.trim()) return kept.trim()
  const made = randomBytes(24).toString('base64url')
  await writeFile(path, `${made}\n`, { mode: 0o600 })
  return made
}

/** The PostgreSQL data folder in the data folder of the shop. */
export const postgresFolder = (dataDir: string) => join(dataDir, 'postgres')

/** Whether a data folder of the shop has a PostgreSQL data folder. */
export function hasDatabase(dataDir: string): boolean {
  return existsSync(join(postgresFolder(dataDir), 'PG_VERSION'))
}

/**
 * Creates the PostgreSQL data folder if there is none. It is created under another name and renamed,
 * so that an interrupted first start leaves no incomplete folder.
 */
export async function initialise(options: {
  initdb: string
  account: Account
  dataDir: string
}): Promise<boolean> {
  const { initdb, account, dataDir } = options
  if (hasDatabase(dataDir)) return false
  const folder = postgresFolder(dataDir)
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  const passwordFile = join(dataDir, `password.${process.pid}`)
  await writeFile(passwordFile, `${await readPassword(dataDir)}\n`, { mode: 0o600 })
  try {
    if (account.ids) {
      await chown(draft, account.ids.uid, account.ids.gid)
      await chown(passwordFile, account.ids.uid, account.ids.gid)
    }
    const flags = ['--auth=scram-sha-256', '--username=shop', '--encoding=UTF8']
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    const [command = initdb, ...before] = [...account.wrapper, initdb]
    await run(
      command,
      [...before, `--pgdata=${draft}`, `--pwfile=${passwordFile}`, ...flags, ...locale],
      {
        ...(account.wrapper.length ? {} : account.ids),
        cwd: '/',
        env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
      },
    )
    await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
    return true
  } catch (cause) {
    await rm(draft, { recursive: true, force: true })
    throw explain(cause, dataDir)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** The start error for the output of a PostgreSQL program that failed. */
export function explain(cause: unknown, dataDir: string): Error {
  const text =
    cause instanceof Error
      ? `${cause.message} ${String((cause as { stderr?: string }).stderr ?? '')}`
      : String(cause)
  if (/No space left on device|ENOSPC|disk full/i.test(text)) {
    return new FatalStartError(
      `The disk that holds ${dataDir} is full, so the database cannot start.`,
      'Free some space there, or point DATA_DIR at a disk with at least 200 MB free.',
      { cause },
    )
  }
  if (/EACCES|EPERM|Permission denied|EROFS|Read-only/i.test(text)) {
    return new FatalStartError(
      `The database may not write to ${dataDir}.`,
      'Give this user the folder, or point DATA_DIR at a folder that can be written to.',
      { cause },
    )
  }
  return new FatalStartError(
    `The database in ${dataDir} did not start: ${text.trim().split('\n').slice(-3).join(' ')}`,
    `Look at ${join(dataDir, 'postgres.log')}, or set DATABASE_URL to another PostgreSQL server.`,
    { cause },
  )
}
