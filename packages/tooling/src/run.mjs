import { spawn } from 'node:child_process'
import { childEnv, root } from './paths.mjs'

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command. Resolves to `{code, output, isLate}`. With `quiet` nothing is shown, and `output` is
 * the last 200 kB of what the command printed. After `limitMs` milliseconds the command and what it
 * started are stopped, and `isLate` is true. A signal that stops this process stops them first.
 */
export const run = (command, args, { cwd = root, env, quiet = false, limitMs } = {}) =>
  new Promise((resolve, reject) => {
    const stdio = ['ignore', ...(quiet ? ['pipe', 'pipe'] : ['inherit', 'inherit'])]
    // A process group of its own, because a shell between forwards no signal.
    const child = spawn(command, args, { cwd, env: childEnv(env), stdio, detached: true })
    let output = ''
    const collect = (chunk) => {
      output = (output + chunk).slice(-200_000)
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    let isStopped = false
    const stop = (signal) => {
      isStopped = true
      process.kill(-child.pid, signal)
    }
    for (const signal of stopSignals) process.on(signal, stop)
    let isLate = false
    const onLimit = () => {
      isLate = true
      process.kill(-child.pid, 'SIGTERM')
    }
    const timer = limitMs === undefined ? undefined : setTimeout(onLimit, limitMs)
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(timer)
      for (const signal of stopSignals) process.off(signal, stop)
      if (isStopped) process.exit(1)
      resolve({ code: code ?? 1, output, isLate })
    })
  })
