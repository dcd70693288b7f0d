import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FatalStartError } from '../../fatal-start-error.ts'

/** The owner of a data folder. The start time tells it from a later process with the same pid. */
interface Claim {
  pid: number
  born: string
}

/** The start time of a process; pids are reused. */
async function birth(pid: number): Promise<string> {
  if (process.platform !== 'linux') return ''
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** Whether a process with this pid exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The pid of the running process that holds the lock of `dataDir`, if any. */
export async function holderOf(dataDir: string): Promise<number | undefined> {
  try {
    const claim = JSON.parse(await readFile(join(dataDir, 'shop.lock'), 'utf8')) as Claim
    const same = isAlive(claim.pid) && (await birth(claim.pid)) === claim.born
    return same ? claim.pid : undefined
  } catch {
    return undefined
  }
}

/**
 * Locks `dataDir` for this process. The lock of a process that has ended is replaced.
 *
 * @returns releases the lock
 * @throws FatalStartError when a running process holds it
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'shop.lock')
  await mkdir(dataDir, { recursive: true })
  // Written to a temporary file and then linked, so that no process reads an incomplete lock.
  const draft = `${path}.${process.pid}`
  await writeFile(draft, JSON.stringify({ pid: process.pid, born: await birth(process.pid) }))
  try {
    return await claimPath(dataDir, draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

async function claimPath(dataDir: string, draft: string, path: string) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await link(draft, path)
      return () => rm(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const pid = await holderOf(dataDir)
    if (pid !== undefined) {
      throw new FatalStartError(
        `The data folder ${dataDir} is in use by process ${pid}.`,
        `Stop that process (kill ${pid}), or give this one another folder with DATA_DIR.`,
      )
    }
    await takeOver(path)
  }
  throw new FatalStartError(
    `The data folder ${dataDir} could not be claimed.`,
    `Make sure that no other shop is starting, then remove ${path}.`,
  )
}

/** Removes a stale lock, unless another process has just replaced it. */
async function takeOver(path: string) {
  const stale = await readFile(path, 'utf8').catch(() => '')
  const guard = `${path}.takeover`
  try {
    await writeFile(guard, '', { flag: 'wx' })
  } catch {
    await new Promise((done) => setTimeout(done, 50))
    await rm(guard, { force: true })
    return
  }
  try {
    const now = await readFile(path, 'utf8').catch(() => '')
    if (now === stale) await rm(path, { force: true })
  } finally {
    await rm(guard, { force: true })
  }
}
