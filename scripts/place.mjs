import { fileURLToPath } from 'node:url'
import { delimiter, join } from 'node:path'

/** Absolute path of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** Absolute path of something inside the repository. */
export const at = (...parts) => join(root, ...parts)

// Where packages come from is the machine's business and stays.
const sources = /^npm_config_(registry|https?_?proxy|proxy|noproxy|cafile|strict_ssl|cache)$/i

/**
 * The environment for every child: without npm's own settings, which would steer the pnpm and the
 * tools below it, and with the project's Node and tools in front of the system's.
 */
export const cleanEnv = (extra = {}) => {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name) || sources.test(name),
  )
  const env = { ...Object.fromEntries(kept), ...extra }
  env.PATH = at('node_modules', '.bin') + delimiter + (process.env.PATH ?? '')
  return env
}
