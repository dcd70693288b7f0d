import { fileURLToPath } from 'node:url'
import { delimiter, join } from 'node:path'

/** Absolute path of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** Absolute path of something inside the repository. */
export const fromRoot = (...parts) => join(root, ...parts)

// These settings say where packages come from, so child processes keep them.
const kept = /^npm_config_(registry|https?_?proxy|proxy|noproxy|cafile|strict_ssl|cache)$/i

/**
 * The environment of child processes: npm's own settings are removed, because they would change how
 * pnpm works, and the repository's Node and tools come first on the path.
 */
export const childEnv = (extra = {}) => {
  const env = { ...process.env, ...extra }
  for (const name of Object.keys(env)) if (/^npm_/i.test(name) && !kept.test(name)) delete env[name]
  env.PATH = fromRoot('node_modules', '.bin') + delimiter + (process.env.PATH ?? '')
  return env
}
