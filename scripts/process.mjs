import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { childEnv, root } from './paths.mjs'

const children = new Set()
let stopSignal

const exitIfStopped = () => {
  if (stopSignal && children.size === 0) process.exit(128 + constants.signals[stopSignal])
}

/** Passes SIGINT, SIGTERM and SIGHUP to all child processes and exits when they have ended. */
export const forwardSignals = () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      stopSignal ??= signal
      for (const child of children) child.kill(signal)
      exitIfStopped()
    })
}

/** Sends this process SIGTERM when npm ends. A killed npm forwards no signal. */
export const stopWithNpm = () => {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  timer.unref()
}

/**
 * Runs a command. Resolves to `{code, output}`; `output` is the last 200 kB of what it printed when
 * `capture` or `quiet` is set. With `quiet` nothing is shown.
 */
export const run = (command, args, { cwd = root, env, capture = false, quiet = false } = {}) =>
  new Promise((resolve, reject) => {
    const stdio = capture || quiet ? 'pipe' : 'inherit'
    const child = spawn(command, args, { cwd, env: childEnv(env), stdio: ['ignore', stdio, stdio] })
    children.add(child)
    let output = ''
    const collect = (chunk) => {
      output = (output + chunk).slice(-200_000)
      if (!quiet) process.stdout.write(chunk)
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', (error) => {
      children.delete(child)
      reject(error)
    })
    child.on('close', (code) => {
      children.delete(child)
      exitIfStopped()
      resolve({ code: code ?? 1, output })
    })
  })
