import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './folder-lock.ts'

/** Process and port of a running PostgreSQL, from its `postmaster.pid`. */
export interface Postmaster {
  pid: number
  port: number
  socketDir: string
  ready: boolean
}

/** Reads `postmaster.pid` of a PostgreSQL data folder; undefined when there is none. */
export async function readPostmaster(folder: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketDir: lines[4] ?? '',
    ready: /^(ready|standby)/.test(lines[7] ?? ''),
  }
}

/**
 * Stops a PostgreSQL that still runs in `folder` after its shop was killed. No order is lost: every
 * commit is flushed before the order is answered.
 */
export async function stopOrphan(folder: string, log: (line: string) => void): Promise<void> {
  const found = await readPostmaster(folder)
  if (!found || !(await isPostgres(found.pid, folder))) return
  log(`Stopping a database (process ${found.pid}) that an earlier shop left running.`)
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(found.pid, signal)
    for (let waited = 0; waited < 10_000; waited += 20) {
      if (!isAlive(found.pid)) return
      await sleep(20)
    }
  }
}

/** Whether the process is a PostgreSQL of this folder; its pid may belong to another program now. */
async function isPostgres(pid: number, folder: string) {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.includes('postgres') && command.includes(folder)
}
