// Own code, because it also guards the installation of packages, before any package exists.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fromRoot } from './paths.mjs'

const isRunning = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const acquire = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

const removeIfOwnerEnded = (file) => {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    if (pid && !isRunning(pid)) rmSync(file, { force: true })
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

/**
 * Runs `work` while no other process of this repository runs work under the same name, so that
 * two commands at once do not write the same files. A lock whose process has ended is removed.
 */
export const withLock = async (name, work) => {
  const file = fromRoot('.cache', `${name}.lock`)
  mkdirSync(fromRoot('.cache'), { recursive: true })
  for (let attempt = 0; !acquire(file); attempt += 1) {
    removeIfOwnerEnded(file)
    if (attempt === 2) console.log(`Waiting for another command (${name}) …`)
    await sleep(200)
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}
