import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { at } from './place.mjs'

const alive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const holder = (file) => {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

/**
 * Runs `work` while no other process of this project runs work of the same name, so that
 * `npm start` beside `npm test` does not write one build twice. The lock of a dead process is void.
 */
export const withLock = async (name, work) => {
  const file = at('.cache', `${name}.lock`)
  mkdirSync(at('.cache'), { recursive: true })
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const pid = holder(file)
    if (pid && !alive(pid)) rmSync(file, { force: true })
    else if (!waited) console.log(`Waiting for another command that is busy with: ${name}`)
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
