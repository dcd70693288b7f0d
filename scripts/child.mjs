import { spawn } from 'node:child_process'
import { cleanEnv, root } from './place.mjs'

const running = new Set()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (onlyChildDecides) return
    for (const child of running) child.kill(signal)
    if (running.size === 0) process.exit(signal === 'SIGINT' ? 130 : 143)
    stopped ??= signal
  })
}
let stopped
let onlyChildDecides = false

const options = ({ cwd = root, env = {} }) => ({ cwd, env: cleanEnv(env) })

const finish = (child, resolve, reject, output) => {
  running.add(child)
  child.on('error', (error) => {
    running.delete(child)
    reject(error)
  })
  child.on('close', (code, signal) => {
    running.delete(child)
    if (stopped) process.exit(stopped === 'SIGINT' ? 130 : 143)
    resolve({ code: code ?? (signal ? 128 : 1), output: output() })
  })
}

/** Runs a command with its output shown; answers its exit code. */
export const run = (command, args, how = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options(how), stdio: ['ignore', 'inherit', 'inherit'] })
    finish(child, resolve, reject, () => '')
  })

/** Runs a command, shows its output unless `quiet`, and answers both exit code and output. */
export const runAndRead = (command, args, { quiet = false, ...how } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options(how), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const take = (to) => (chunk) => {
      output = (output + chunk).slice(-200_000)
      if (!quiet) to.write(chunk)
    }
    child.stdout.on('data', take(process.stdout))
    child.stderr.on('data', take(process.stderr))
    finish(child, resolve, reject, () => output)
  })

// Killed outright, npm forwards nothing; without this the shop would stay, unreachable by Ctrl-C.
const whenNpmIsGone = (stop) => {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  setInterval(() => process.ppid !== npm && stop(), 500).unref()
}

/**
 * Runs the shop until it ends by itself. It gets a process group of its own, so that Ctrl-C, which
 * a terminal sends to everybody and npm sends once more, reaches it as exactly one SIGTERM: it
 * closes its database in peace however often the keys are pressed. Should this process be killed
 * outright, the closed channel tells the shop to end (see end-with-parent.mjs).
 */
export const runUntilStopped = (args, { cwd = root, env = {} } = {}) =>
  new Promise((resolve, reject) => {
    const watch = new URL('end-with-parent.mjs', import.meta.url).href
    const child = spawn('node', ['--import', watch, ...args], {
      ...options({ cwd, env }),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    })
    onlyChildDecides = true
    let asked = false
    const stop = () => {
      if (asked) return
      asked = true
      child.kill('SIGTERM')
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
    whenNpmIsGone(stop)
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(asked && signal === 'SIGTERM' ? 0 : (code ?? 1)))
  })
