// Own code, because npx and pnpm exec pass on npm's variables, which change what a pnpm or npm inside does.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the package. */
export const home = fileURLToPath(new URL('..', import.meta.url))
const bins = [join(home, 'node_modules', '.bin'), join(home, '..', '..', 'node_modules', '.bin')]

/**
 * Runs a command with the binaries of the workspace first in PATH and without NODE_ENV and
 * npm's environment variables. Returns its output, or with `stdout` only what it wrote there. Throws with the end of the output when it fails.
 */
export function runTool(name, args, { cwd = home, stdout = false } = {}) {
  const variables = Object.entries(process.env).filter(([key]) => !/^(npm_|NODE_ENV$)/i.test(key))
  const env = { ...Object.fromEntries(variables), PATH: [...bins, process.env.PATH].join(':') }
  const result = spawnSync(name, args, {
    cwd,
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1', CI: '1' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 << 20,
  })
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}`
  if (result.status !== 0)
    throw new Error(`"${name} ${args.join(' ')}" failed.\n${output.slice(-4000)}`)
  return stdout ? result.stdout : output
}
