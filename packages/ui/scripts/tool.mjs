import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The library's folder. */
export const home = fileURLToPath(new URL('..', import.meta.url))
const bins = [join(home, 'node_modules', '.bin'), join(home, '..', '..', 'node_modules', '.bin')]

/**
 * Runs a command with the workspace's tools in front and without npm's own settings; answers what
 * it printed. Throws with the end of that when it fails.
 */
export function tool(name, args, { cwd = home } = {}) {
  const kept = Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key))
  const env = { ...Object.fromEntries(kept), PATH: [...bins, process.env.PATH].join(':') }
  const result = spawnSync(name, args, {
    cwd,
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1', CI: '1' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 << 20,
  })
  const said = `${result.stdout ?? ''}${result.stderr ?? ''}`
  if (result.status !== 0)
    throw new Error(`"${name} ${args.join(' ')}" failed.\n${said.slice(-4000)}`)
  return said
}
